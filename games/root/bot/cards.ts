import { CARDS, type CardId } from '../data/cards.ts'
import type { Act } from '../rules/acts.ts'
import type { Waiting } from '../rules/effect.ts'
import { cardWorth } from './common.ts'
import { isHirelings } from './hirelings.ts'
import type { Opinions, Scene } from './opinion.ts'
import { size } from './survey.ts'

/** What crafting an effect weighs. */
const EFFECTS: { readonly [name: string]: number } = {
  commandWarren: 6,
  betterBurrowBank: 4,
  cobbler: 4,
  standAndDeliver: 4,
  brutalTactics: 3,
  armorers: 3,
  codebreakers: 0.6,
  sappers: 2,
  scoutingParty: 1.5,
}

/** What an act of the map weighs: a path is opened for a card and a point, a card is swapped for another. */
const WOODLAND: { readonly [act: string]: number | undefined } = { openPath: 3, blackMarket: 1.5 }

/** What a common act of a turn weighs: crafting, an effect, dominance. */
export function weighCommon({ state, seat, seen }: Scene, { do: name, card = 0 }: Act): number {
  const { kind, vp, name: title } = CARDS[card]
  switch (name) {
    case 'craft':
      if (kind === 'item') return 6 + 5 * (vp ?? 0)
      if (kind === 'favor') return 8
      if (title === 'royalClaim') return 2 * size(seen.ruled[seat])
      return EFFECTS[title] ?? 2
    case 'effect':
      if (title === 'royalClaim')
        return size(seen.ruled[seat]) ** 1.5 * ((state.players[seat].score ?? 0) > 20 ? 2 : 1)
      if (title === 'codebreakers') return 0.2
      if (title === 'taxCollector') return 0.7
      return 2
    case 'dominance':
    case 'takeDominance':
      return 0.03
    default:
      return WOODLAND[name] ?? (state.hirelings && isHirelings(state, name) ? HIRELING_ACT : 1)
  }
}

/** What comes first at the start or end of a phase. */
function weighStart({ state }: Scene, one: Waiting): number {
  if (one === 'own') return 5
  if (typeof one === 'object') return state.players[one.party].hireling ? HIRELING_ACT : 1
  return CARDS[one].name === 'cobbler' || CARDS[one].name === 'betterBurrowBank' ? 4 : 2
}

/** What a hireling does costs no action. */
const HIRELING_ACT = 5

/** How gladly one parts with a card. */
export const partWith = (_: Scene, card: CardId): number => (card < 0 ? 1 : 1 / cardWorth(card) ** 2)

export const cardOpinions: Opinions = {
  'spend.card': { weigh: partWith },
  'discard.card': { weigh: partWith },
  'give.card': { weigh: partWith },
  'birdsong.window': { weigh: weighCommon, pass: () => 2 },
  'effects.order': { weigh: weighStart },
  'birdsong.start': { weigh: weighStart, pass: () => 2 },
}
