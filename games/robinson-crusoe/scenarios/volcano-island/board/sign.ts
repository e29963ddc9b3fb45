// A symbol of game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0.

/** Its sign on the page of campaigns, as a path on a grid of 512. */
export const sign =
  'M20 470 176 190h40l22 46 22-36 20 60 22-70h34l156 280ZM190 160c-50-10-46-74 4-76 6-50 84-60 100-12 52-10 76 62 24 84Z'
