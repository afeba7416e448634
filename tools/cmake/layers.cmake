# A layer is one static library that sees its own headers and those of the layers it names, nothing else.

# Makes the folder NAME includable as "NAME/…" without opening its siblings.
function(plat_include_root name out)
  set(root ${CMAKE_BINARY_DIR}/include/${name})
  file(MAKE_DIRECTORY ${root})
  file(CREATE_LINK ${CMAKE_SOURCE_DIR}/${name} ${root}/${name} SYMBOLIC)
  set(${out} ${root} PARENT_SCOPE)
endfunction()

# plat_layer(NAME SOURCES … KNOWS …): the library plat_NAME of the folder NAME.
function(plat_layer name)
  cmake_parse_arguments(PARSE_ARGV 1 layer "" "" "SOURCES;KNOWS")
  if(layer_SOURCES)
    add_library(plat_${name} STATIC ${layer_SOURCES})
    set(scope PUBLIC)
    plat_own_code(plat_${name})
  else()
    add_library(plat_${name} INTERFACE)
    set(scope INTERFACE)
  endif()
  plat_include_root(${name} root)
  target_include_directories(plat_${name} ${scope} ${root})
  target_compile_features(plat_${name} ${scope} cxx_std_20)
  target_link_libraries(plat_${name} ${scope} ${layer_KNOWS})
endfunction()
