// A symbol of game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0.

/** Its sign on the page of campaigns, as a path on a grid of 512. */
export const sign =
  'M367.3 80.5a208 208 0 0 0-222.6.074l54.3 69.8a120 120 0 0 1 113.8.035l54.4-69.9zm64.0 64.1l-69.8 54.3a120 120 0 0 1-.035 113.8l69.9 54.4a208 208 0 0 0-.074-222.6zm-280.9 54.3L80.5 144.6a208 208 0 0 0 .074 222.6l69.8-54.3a120 120 0 0 1 .035-113.8zM312.9 361.5a120 120 0 0 1-113.8-.035l-54.4 69.9a208 208 0 0 0 222.6-.074l-54.3-69.8z'
