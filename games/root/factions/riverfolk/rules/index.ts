import { choose, type Rule, type Seat } from '@tablee/kernel'
import { CLEARINGS } from '../../../data/map.ts'
import type { FactionRules } from '../../../rules/faction.ts'
import { clearingNaming, placeWarriors } from '../../../rules/pieces.ts'
import type { RootState, RootTable } from '../../../state.ts'
import { card } from '../card.ts'
import { POST_TRACK, POSTS, RIVERFOLK } from '../data.ts'
import { dividends, gatherFunds, protectionism } from './birdsong.ts'
import { activate, craftingPower, whyNotCraft } from './craft.ts'
import { day, landings } from './day.ts'
import { discardCards, firstPrices, setPrices } from './evening.ts'
import { tradeDisruption } from './posts.ts'
import { fromSupply } from './purse.ts'
import { hiredBy, shop, startOffers } from './services.ts'
import { boards, companyAt, emptySpaces, startRiverfolk } from './state.ts'

/** The Riverfolk Company. Law 11 */
export const rules: FactionRules = {
  warriors: RIVERFOLK.warriors,
  buildings: {},
  tokens: Object.fromEntries(POSTS.map(post => [post, POST_TRACK.points.length])),
  neverReturn: POSTS,
  craftsWith: [],
  start: startRiverfolk,
  setup,
  phases: {
    birdsong: [protectionism, dividends, gatherFunds],
    daylight: [day],
    evening: [discardCards, setPrices],
  },
  limitRule: '11.6.1.a',
  cardsToDraw: () => 0, // 11.6: none in Evening

  startOffers,
  shop,
  lendsTo: hiredBy,
  fightsFor: hiredBy,
  swims: true, // 11.2.2
  publicHand: true, // 11.2.3
  shownCards: player => player.hand,

  craftingPower,
  whyNotCraft,
  activate,
  triggers: tradeDisruption,

  boards,
  invariants,
  ...card,
}

/** 11.3 */
function* setup(t: RootTable, seat: Seat): Rule {
  for (let left: number = RIVERFOLK.startingWarriors; left > 0; left--) {
    const clearing = yield* choose(t, seat, 'riverfolk.setup.warrior', landings(t.state, seat), {
      like: clearingNaming,
      values: () => ({ left }),
      rule: '11.3.2',
    })
    placeWarriors(t, seat, clearing, 1)
  }
  const { payments } = companyAt(t.state, seat)
  const count = fromSupply(t.state, seat, payments, RIVERFOLK.startingPayments)
  t.say('riverfolk.paid', { seat, owner: seat, count })
  yield* firstPrices(t, seat)
}

function invariants({ players }: RootState, seat: Seat): string[] {
  const player = players[seat]
  const problems = CLEARINGS.filter(
    clearing => POSTS.reduce((sum, post) => sum + player.tokens[post][clearing], 0) > 1,
  ).map(clearing => `clearing ${clearing} has two trade posts`)
  for (const suit of ['fox', 'rabbit', 'mouse'] as const)
    if (emptySpaces(player, suit) < 0) problems.push(`more than fits lies on the ${suit} spaces`)
  return problems
}
