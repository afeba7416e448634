// Objects of bytes that last: whatever happens to the power, an object is as it was before a write
// or as it is after it.
//
// An object lies in parts, a page each. A write programs the parts that changed into blank pages,
// its last part at the end, which says how large all is and what it sums up to: with that page the
// write is done. Nothing is written over; pages that no object needs any more go when their sector
// is erased, ahead of need. A sector is used only after a mark that its erasure came to its end.
#pragma once

#include <array>
#include <bitset>

#include "firmware/store/page.hpp"

namespace firmware::store {

class Store {
 public:
  static constexpr unsigned kSlots = 594;
  // The others have the byte of a mark.
  static constexpr bool is_slot(unsigned slot) { return slot < kSlots && (slot & 0xFF) != kMark; }
  static constexpr unsigned kMostSectors = 128;
  static constexpr unsigned kMostParts = 1u << kPartBits;
  static constexpr size_t kMostBytes = kMostParts * kPartBytes;

  // Finds what is there, in all of the storage. What a cut of the power left half done is made
  // harmless, which programs a few pages at the most.
  void open();

  // Whether there is something that can be read.
  bool has(unsigned slot) const { return kept_[slot].state == State::sound; }
  size_t size(unsigned slot) const { return has(slot) ? kept_[slot].size : 0u; }
  // Larger than that of all that was written before. Before: has(slot).
  uint32_t stamp(unsigned slot) const;
  // Another one after each write that was begun, removals too.
  uint32_t last_stamp() const { return stamp_; }
  // Copies that part of it, cheaply. Before: offset + count <= size(slot).
  void read(unsigned slot, size_t offset, void* to, size_t count) const;

  // Writes a new version: begin, its bytes from the first to the last in pieces, end. Before: at
  // least one byte and at most those of `most_parts`; in between there may only be reading. False:
  // the medium refused, and the version before is in force.
  void begin(unsigned slot, unsigned most_parts = kMostParts);
  void put(const void* bytes, size_t count);
  bool end();
  bool write(unsigned slot, const void* bytes, size_t count);
  // From now on it isn't there.
  bool remove(unsigned slot);

  // Something was there and can't be read any more. It stays as it is until it is written anew.
  bool is_damaged(unsigned slot) const { return kept_[slot].state == State::damaged; }

  // Makes ready what later writes would wait for: moves the pages of one sector that still count,
  // or erases one. To be called when nobody waits. Whether there is more to do.
  bool prepare();

  // So many pages can be filled before something has to be removed.
  unsigned room() const;
  static constexpr unsigned parts_of(size_t bytes) {
    return static_cast<unsigned>((bytes + kPartBytes - 1) / kPartBytes);
  }

  // Pages that could not be programmed and were written elsewhere, since open().
  unsigned refusals() const { return refusals_; }
  // How often the sector most used was erased, as far as it is known.
  uint32_t most_erased() const;

 private:
  enum class State : uint8_t { none, sound, damaged };
  enum class Sector : uint8_t {
    used,   // holds pages, or what a cut left
    clean,  // erased to its end, nothing in it but the mark
    found,  // the same, by open(): its first page may look blank and be half programmed
  };
  static constexpr PageNumber kNoPage = UINT16_MAX;
  static constexpr unsigned kMostPages = kMostSectors * kPagesPerSector;
  static constexpr unsigned kNoSector = kMostSectors;
  // With fewer clean sectors a write of so many parts waits for an erasure: room for it, and for
  // what moves then.
  static constexpr unsigned least_clean(unsigned parts) {
    return parts / (kPagesPerSector - 1) + 2;
  }
  // prepare() sees to so many: 60 pages more, for a hand that doesn't rest.
  static constexpr unsigned kReserve = kMostParts / (kPagesPerSector - 1) + 2 + 4;
  // Sectors whose pages never change give way when others are so much more worn.
  static constexpr uint32_t kMostUneven = 128;

  using Parts = std::array<PageNumber, kMostParts>;

  // What open() finds: store_open.cpp. Until all pages are linked, the first one of a slot is the
  // newest last part.
  using Pages = std::bitset<kMostPages>;
  using Slots = std::bitset<kSlots>;
  void forget_all();
  void find_sectors();
  PageNumber find_parts(Pages& parts, Slots& alone);
  void renew(PageNumber newest, Pages& parts);
  void offer(PageNumber number, const Head& page, const Head& end);
  void find_object(unsigned slot);
  bool bring_in_order(unsigned slot);
  bool go_back(unsigned slot);
  void spoil_torn_pages(const Pages& parts);
  bool is_torn(PageNumber number, const Pages& parts) const;
  void forget_removed(Slots& alone, const Pages& parts);
  void go_on_after(PageNumber newest);

  // The pages of an object.
  PageNumber pages() const { return static_cast<PageNumber>(sectors_ * kPagesPerSector); }
  void begin_chain(unsigned slot, PageNumber page);
  void link_all(unsigned slot, const Parts& parts, unsigned count);
  void unlink_all(unsigned slot);
  void parts(unsigned slot, Parts& to) const;

  // Writing: store_write.cpp.
  void flush(bool last);
  bool append(Page& page, PageNumber& at);
  PageNumber next_blank();
  bool take_sector();

  // Making room: store_clean.cpp.
  bool is_live(PageNumber page, unsigned slot) const;
  void replace(unsigned slot, PageNumber from, PageNumber to);
  bool move_out(unsigned sector);
  bool erase(unsigned sector);
  unsigned emptiest() const;
  unsigned least_worn() const;
  bool is_clean(unsigned sector) const { return sector_[sector] != Sector::used; }
  unsigned clean_sectors() const;

  static constexpr unsigned kMostSize = (1u << 13) - 1;
  struct KeptObject {
    uint16_t size : 13 = 0;
    State state : 2 = State::none;
    // A write that came to no end left pages which only a later write of all parts outdoes.
    bool whole_next : 1 = false;
  };
  static_assert(sizeof(KeptObject) == sizeof(uint16_t) && kMostBytes <= kMostSize);

  std::array<PageNumber, kMostPages> next_{};  // of the same object; of a sound one by their parts
  std::array<PageNumber, kSlots> first_{};
  std::array<KeptObject, kSlots> kept_{};
  std::array<Sector, kMostSectors> sector_{};
  std::array<uint8_t, kMostSectors> live_{};  // pages of objects in it
  std::array<uint16_t, kMostSectors> erased_{};
  unsigned sectors_ = 0;
  unsigned filled_ = 0;  // that is filled now, from page `at_` on; kNoSector: none
  unsigned at_ = 0;
  uint32_t order_ = 0, stamp_ = 0;  // the largest so far
  unsigned refusals_ = 0;

  // The write that goes on.
  Page page_{};
  Sum sum_;
  Parts before_{}, after_{};
  unsigned slot_ = 0;
  unsigned part_ = 0;
  size_t in_page_ = 0;
  size_t written_ = 0;
  bool refused_ = false;
};

}  // namespace firmware::store
