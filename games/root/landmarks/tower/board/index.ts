// stone-tower of game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0, on a grid of 512.

/** The symbol on its plaque, on a grid of 512. */
export const symbol =
  'M71 22.4v102.5h202.2v18.7h-73.2v37h-18.7v-37H79.2l43.4 53.8h180.4v18.7H180.9v37H162.2v-37h-39.4v163.6h58.5v-44.8H157.5V316.2h74.2v-33.7H193.7v-18.7h97.2v18.7h-40.6v33.7h73.3v18.7h-32.4v44.8h26.3v18.7h-63.7l-2.7 74l-18.7-.7l2.7-73.3H93V398h-.2l-28.7 92.8h79.8l9.8-70.7l18.5 2.6l-9.5 68.1H453.2L424.6 398h-30V197.8l51.8-64.2V22.4h-64.4v52.4h-39.2V22.4h-65.1v52.4h-38.5V22.4h-65.1v52.4h-38.5V22.4zm129 312.5v44.8h72.4v-44.8z'
