import { type Ask, type Brain, keysOf, type Seat } from '@tablee/kernel'
import { goodsAmong, type Harbour, wealth } from '../rules/state.ts'

/** What having so many different goods is worth beyond the crates, in coins: all four win the game. */
const RANGE = [0, 0.5, 1.5, 4, 0]
const CARD = 0.5

/** How promising an answer looks, by ask and by key; 1 where nothing is said. */
const WEIGHTS: { readonly [ask: string]: { readonly [key: string]: number } } = {
  bid: { 0: 4, 1: 2, 2: 1, 3: 0.5, 4: 0.3, 5: 0.2 },
  action: { work: 1, draw: 0.7, buy: 3, raid: 2, commission: 4, smuggler: 3, broker: 1.5, lookout: 2 },
  'raid.guard': { guard: 4, pass: 1 },
  'raid.bribe': { bribe: 4, pass: 1 },
  plan: { ready: 1, 'unload:tea': 0.1, 'unload:silk': 0.1, 'unload:spice': 0.1, 'unload:salt': 0.1 },
  confirm: { agree: 4, reopen: 1 },
}

/** What makes a harbour good: to be wealthier than the others, and near the whole range of goods. */
export const brain: Brain<Harbour> = {
  value(state) {
    const chances = state.merchants.map(merchant => {
      const range = RANGE[goodsAmong(merchant.warehouse).length]
      // The nearer the end, the more a coin decides.
      return Math.exp(
        (wealth(merchant) + range + merchant.hand.length * CARD) / (2 + state.rounds - state.round),
      )
    })
    const sum = chances.reduce((total, chance) => total + chance, 0)
    return chances.map(chance => chance / sum)
  },

  prior(_state: Harbour, seat: Seat, ask: Ask) {
    const weights = WEIGHTS[ask.id]
    return keysOf(ask, seat).map(key => weights?.[key] ?? 1)
  },

  depth: 12,
}
