/* A boot stage 2 that only opens the flash window, the vector table, and the way to main. */
    .syntax unified
    .cpu cortex-m0plus
    .thumb
    .section .boot2, "ax"
    ldr r3, =0x18000000
    movs r1, #0
    str r1, [r3, #8]
    ldr r1, =0x001f0300
    str r1, [r3]
    movs r1, #1
    str r1, [r3, #8]
    ldr r0, =0x10000100
    ldr r1, =0xe000ed08
    str r0, [r1]
    ldmia r0, {r0, r1}
    msr msp, r0
    bx r1
    .ltorg
    .section .vectors, "ax"
    .word __StackTop
    .word start
    .word other_handler
    .word hardfault_handler
    .rept 7
    .word other_handler
    .endr
    .word svcall_handler
    .rept 2
    .word other_handler
    .endr
    .word pendsv_handler
    .word systick_handler
    .irp n,0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31
    .word irq_handler
    .endr
    .text
    .thumb_func
start:
    ldr r0, =__data_start
    ldr r1, =__data_end
    ldr r2, =__data_load
1:  cmp r0, r1
    bhs 2f
    ldr r3, [r2]
    str r3, [r0]
    adds r0, #4
    adds r2, #4
    b 1b
2:  bl main
    .thumb_func
    .global other_handler
other_handler:
    b other_handler
    .weak hardfault_handler
    .thumb_set hardfault_handler, other_handler
    .weak svcall_handler
    .thumb_set svcall_handler, other_handler
    .weak pendsv_handler
    .thumb_set pendsv_handler, other_handler
    .weak systick_handler
    .thumb_set systick_handler, other_handler
    .weak irq_handler
    .thumb_set irq_handler, other_handler
