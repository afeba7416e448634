/* A stand-in for the RP2040 mask ROM: the tables and functions that the Pico SDK looks up.
   What must be done by the emulator is a BKPT with its number; r0..r3 are the arguments.
   There are no float tables: the product uses no floating point. */
    .syntax unified
    .cpu cortex-m0plus
    .thumb
    .section .rom,"ax"

    .equ TRAP_ERASE, 1
    .equ TRAP_PROGRAM, 2
    .equ TRAP_USB_BOOT, 3
    .equ TRAP_FLASH_COMMAND_MODE, 4
    .equ TRAP_FLASH_READ_MODE, 5
    .equ TRAP_CALL_RETURNED, 6

    .global rom_start
rom_start:
    .word 0x20041f00                /* initial stack */
    .word hang + 1                  /* reset: the emulator starts boot stage 2 by itself */
    .word hang + 1                  /* NMI */
    .word hang + 1                  /* HardFault */
    .byte 'M', 'u', 1, 3            /* 0x10: magic, ROM version of the B2 silicon */
    .hword function_table
    .hword data_table
    .hword table_lookup + 1
    .hword table_lookup + 1
    .balign 4

    .macro function name
    .global \name
    .thumb_func
\name:
    .endm

function hang
    b hang

function call_returned
    bkpt #TRAP_CALL_RETURNED
    b hang

function table_lookup               /* r0 table of (code, value) halfwords, r1 code */
1:  ldrh r2, [r0]
    ldrh r3, [r0, #2]
    adds r0, #4
    cmp r2, r1
    beq 2f
    cmp r2, #0
    bne 1b
    movs r3, #0
2:  mov r0, r3
    bx lr

function count_ones
    movs r1, #0
1:  cmp r0, #0
    beq 2f
    subs r2, r0, #1
    ands r0, r2
    adds r1, #1
    b 1b
2:  mov r0, r1
    bx lr

function count_leading_zeros
    movs r1, #0
    cmp r0, #0
    beq 3f
1:  cmp r0, #0
    blt 2f
    lsls r0, r0, #1
    adds r1, #1
    b 1b
3:  movs r1, #32
2:  mov r0, r1
    bx lr

function count_trailing_zeros
    movs r1, #0
    cmp r0, #0
    beq 3f
1:  lsrs r0, r0, #1
    bcs 2f
    adds r1, #1
    b 1b
3:  movs r1, #32
2:  mov r0, r1
    bx lr

function reverse_bits
    movs r1, #0
    movs r2, #32
1:  lsrs r0, r0, #1
    adcs r1, r1
    subs r2, #1
    bne 1b
    mov r0, r1
    bx lr

function set_bytes                  /* r0 destination, r1 byte, r2 count; gives r0 back */
    push {r0, r4, lr}
    uxtb r1, r1
    lsls r3, r1, #8
    orrs r1, r3
    lsls r3, r1, #16
    orrs r1, r3
1:  movs r3, #3
    tst r0, r3
    beq 2f
    subs r2, #1
    blo 5f
    strb r1, [r0]
    adds r0, #1
    b 1b
2:  mov r4, r1
    b 4f
3:  stmia r0!, {r1, r4}
4:  subs r2, #8
    bhs 3b
    adds r2, #8
6:  subs r2, #1
    blo 5f
    strb r1, [r0]
    adds r0, #1
    b 6b
5:  pop {r0, r4, pc}

function copy_bytes                 /* r0 destination, r1 source, r2 count; gives r0 back */
    push {r0, r4, r5, lr}
    mov r3, r0
    orrs r3, r1
    lsls r3, r3, #30
    bne 6f
    b 4f
3:  ldmia r1!, {r4, r5}
    stmia r0!, {r4, r5}
4:  subs r2, #8
    bhs 3b
    adds r2, #8
6:  subs r2, #1
    blo 5f
    ldrb r3, [r1]
    strb r3, [r0]
    adds r0, #1
    adds r1, #1
    b 6b
5:  pop {r0, r4, r5, pc}

function flash_command_mode
    bkpt #TRAP_FLASH_COMMAND_MODE
    bx lr

function flash_read_mode
    bkpt #TRAP_FLASH_READ_MODE
    bx lr

function flash_erase
    bkpt #TRAP_ERASE
    bx lr

function flash_program
    bkpt #TRAP_PROGRAM
    bx lr

function flush_cache
    bx lr

function usb_boot
    bkpt #TRAP_USB_BOOT
    b hang

    .balign 4
    .macro entry first second target
    .byte \first, \second
    .hword \target + 1
    .endm
function_table:
    entry 'P', '3', count_ones
    entry 'L', '3', count_leading_zeros
    entry 'T', '3', count_trailing_zeros
    entry 'R', '3', reverse_bits
    entry 'M', 'S', set_bytes
    entry 'S', '4', set_bytes
    entry 'M', 'C', copy_bytes
    entry 'C', '4', copy_bytes
    entry 'I', 'F', flash_command_mode
    entry 'E', 'X', flash_command_mode
    entry 'R', 'E', flash_erase
    entry 'R', 'P', flash_program
    entry 'F', 'C', flush_cache
    entry 'C', 'X', flash_read_mode
    entry 'U', 'B', usb_boot
    entry 'W', 'V', hang
    .word 0
data_table:
    .word 0
