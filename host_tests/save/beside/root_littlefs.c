// What of littlefs littlefs_keeper.cpp uses: linked alone for the device, so that its size can be
// told. FILES: so many are open at once.
#include <lfs.h>

enum { kCacheBytes = 256, kLookaheadBytes = 16 };

int read(const struct lfs_config*, lfs_block_t, lfs_off_t, void*, lfs_size_t);
int program(const struct lfs_config*, lfs_block_t, lfs_off_t, const void*, lfs_size_t);
int erase(const struct lfs_config*, lfs_block_t);
int sync(const struct lfs_config*);

static uint8_t read_buffer[kCacheBytes], program_buffer[kCacheBytes], lookahead[kLookaheadBytes];
static lfs_t all;
static lfs_file_t files[FILES];
static uint8_t buffers[FILES][kCacheBytes];
static const struct lfs_config config = {.read = read,
                                         .prog = program,
                                         .erase = erase,
                                         .sync = sync,
                                         .read_size = 1,
                                         .prog_size = 256,
                                         .block_size = 4096,
                                         .block_count = 128,
                                         .block_cycles = 500,
                                         .cache_size = kCacheBytes,
                                         .lookahead_size = kLookaheadBytes,
                                         .compact_thresh = 3072,
                                         .read_buffer = read_buffer,
                                         .prog_buffer = program_buffer,
                                         .lookahead_buffer = lookahead};

int root(uint8_t* bytes, uint32_t count) {
  lfs_dir_t folder;
  struct lfs_info info;
  int told = lfs_mount(&all, &config) + lfs_format(&all, &config) + lfs_mkdir(&all, "play");
  for (int i = 0; i < FILES; ++i) {
    const struct lfs_file_config file = {.buffer = buffers[i]};
    told += lfs_file_opencfg(&all, &files[i], "play/game", LFS_O_RDWR | LFS_O_CREAT, &file);
    told += (int)lfs_file_size(&all, &files[i]) + lfs_file_truncate(&all, &files[i], 0);
    told += (int)lfs_file_seek(&all, &files[i], 0, LFS_SEEK_SET);
    told += (int)lfs_file_write(&all, &files[i], bytes, count) + lfs_file_sync(&all, &files[i]);
    told += (int)lfs_file_read(&all, &files[i], bytes, count) + lfs_file_close(&all, &files[i]);
  }
  told += lfs_dir_open(&all, &folder, "done") + lfs_dir_read(&all, &folder, &info);
  told += lfs_dir_close(&all, &folder) + lfs_remove(&all, "done/1");
  return told + lfs_fs_gc(&all);
}
