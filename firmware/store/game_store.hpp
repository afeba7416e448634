// The games that are played, over restarts: of each game the one begun last.
#pragma once

namespace firmware::store {

// Brings back the game that was played last, for the home screen to go on with. Whether there was
// one. Before: open(); no game was begun.
bool bring_back_game();

// Keeps the game that is played now where something happened in it. To be called before a picture
// shows it. Whether it wrote
// something that lasts.
bool keep_game();

}  // namespace firmware::store
