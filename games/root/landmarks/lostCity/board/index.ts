// ancient-columns of game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0, on a grid of 512.

/** The symbol on its plaque, on a grid of 512. */
export const symbol =
  'M57 39v16h110V39zm32 34v318h46V73zm334 21.6l-46 23V391h46zM254.2 187L233 197.6V391h46V211.7zM73 409v30h78v-30zm144 0v30h78v-30zm144 0v30h78v-30zM38.5 457l-10 30H483.5l-10-30z'
