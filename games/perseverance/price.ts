/** What a die costs: glowberries, followers, or both. */
export interface Price {
  readonly glowberries: number
  readonly followers: number
}

/** What one thing about a die costs: so many glowberries, or else followers. */
export interface Surcharge {
  /** Null where berries cannot pay. */
  readonly glowberries: number | null
  readonly followers: number
}

/**
 * What surcharges come to, paid one after the other, in berries as long as there are enough. Whoever cannot pay one of
 * them is `short`: the rules tell whether all followers will do then.
 */
export function priced(purse: Price, surcharges: readonly Surcharge[]): { price: Price; short: boolean } {
  let { glowberries, followers } = purse
  let short = false
  for (const surcharge of surcharges)
    if (surcharge.glowberries !== null && glowberries >= surcharge.glowberries)
      glowberries -= surcharge.glowberries
    else if (followers >= surcharge.followers) followers -= surcharge.followers
    else short = true
  return {
    price: { glowberries: purse.glowberries - glowberries, followers: purse.followers - followers },
    short,
  }
}
