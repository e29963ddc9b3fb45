import type { Seat } from '@tablee/kernel'
import { weighCommon } from '../../bot/cards.ts'
import { danger } from '../../bot/common.ts'
import type { FactionBot } from '../../bot/faction.ts'
import { bestBattle } from '../../bot/fights.ts'
import type { Opinions, Scene } from '../../bot/opinion.ts'
import { holds } from '../../bot/survey.ts'
import type { Clearing } from '../../data/map.ts'
import type { Act } from '../../rules/acts.ts'
import { onMap } from '../../rules/pieces.ts'
import type { Party, RootState } from '../../state.ts'
import { POST_TRACK, POSTS, RIVERFOLK, SERVICES, type Service } from './data.ts'
import { hasPost, postsOnMap } from './rules/posts.ts'
import { type Purse, total } from './rules/purse.ts'
import { companyAt, pursesOf } from './rules/state.ts'

/** A fund left over at the next dividends, with a trade post on the map and without. */
const KEPT = 0.45
const HOPED = 0.2
/** Any warrior on the board in each turn after that: it pays dividends or an action, and some are lost. */
const TURN = 0.2
/** Two funds of one owner, with which a trade post may come. */
const PAIR = 0.35
/** An empty space to craft with, a second trade post that keeps dividends safe, a warrior on the map. */
const SPACE = 0.25
const SAFETY = 0.6
const WARRIOR = 0.14
/** A clearing that it rules and where a trade post could stand; and one when the funds for it are there. */
const SITE = 0.3
const FUNDED = 0.8
/** What a price is worth that is one off what buyers pay. */
const OFF_PRICE = 0.12
/** How likely a hit of its enemies more than it has warriors takes a trade post. */
const RISK = 0.12

/** Funds by the dividends they will pay, trade posts by what they open and what they risk. */
const worth: FactionBot['worth'] = (state, seat, seen, turns) => {
  const player = state.players[seat]
  const own = companyAt(state, seat)
  const posts = postsOnMap(player)
  const funds = total(own.funds)
  let all = 0
  for (const purse of pursesOf(own)) all += total(purse)
  let sum = (posts > 0 ? KEPT : HOPED) * funds + TURN * all * (turns - 1) * (posts > 0 ? 1 : 0.7)
  let foreign = 0
  for (let owner = 0; owner < own.funds.length; owner++) {
    sum += PAIR * Math.min(1, own.funds[owner] >> 1)
    if (owner !== seat) foreign += own.funds[owner]
  }
  const fair = fairPrice(foreign + strangers(own.committed, seat) + strangers(own.payments, seat))
  for (const service of SERVICES) sum -= OFF_PRICE * Math.abs(own.prices[service] - fair)
  for (const post of POSTS) sum += SPACE * Math.min(2, POST_TRACK.points.length - player.tokens[post][0])
  if (posts > 1) sum += SAFETY
  sum += WARRIOR * Math.min(10, onMap(player.warriors))
  let sites = 0
  for (let clearing = 1; clearing <= 12; clearing++) {
    if (!hasPost(player, clearing)) {
      if (holds(seen.ruled[seat], clearing)) sites++
      continue
    }
    const hits = danger(state, seat, clearing)
    if (hits > 0) sum -= Math.min(0.7, RISK * hits) * (0.8 + 0.4 * funds)
  }
  const funded = Math.min(sites, (own.funds[seat] ?? 0) >> 1)
  return sum + SITE * Math.min(4, sites) + FUNDED * funded
}

/** The warriors of others in a box. */
const strangers = (purse: Purse, seat: Seat): number => total(purse) - (purse[seat] ?? 0)

/** What buyers pay: those who have bought lately pay more, and nothing is bought at all where it is dear. */
const fairPrice = (spent: number): number => (spent >= 4 ? 3 : spent > 0 ? 2 : 1)

/** The most warriors of one enemy in a clearing. */
function foes({ players }: RootState, seat: Seat, clearing: Clearing): number {
  let most = 0
  for (let other = 0; other < players.length; other++)
    if (other !== seat)
      most = Math.max(most, players[other].warriors[clearing] + players[other].built[clearing])
  return most
}

/** Warriors go where one more of them rules. */
function weighLanding({ state, seat }: Scene, clearing: Clearing): number {
  const own = state.players[seat].warriors[clearing]
  const enemies = foes(state, seat, clearing)
  if (own > enemies) return 0.7
  return own === enemies ? 3 : 1.5 / (enemies - own)
}

function weighDay(scene: Scene, act: Act): number {
  const { state, seat } = scene
  const player = state.players[seat]
  switch (act.do) {
    case 'tradePost':
      return 6
    case 'drawCard':
      return player.hand.length < 3 ? 0.8 : 0.3
    case 'recruit':
      return player.warriors[0] === 0 ? 0.02 : 0.4
    case 'battle':
      return 0.1 + 1.5 * Math.max(0, bestBattle(scene))
    case 'move':
      return 0.5
    case 'export':
      return 0.3
    default:
      return weighCommon(scene, act)
  }
}

/** Its own warriors first: they come back to its supply, those of others to theirs. */
const weighFund = ({ seat }: Scene, owner: Party): number => (owner === seat ? 3 : 1)

/** A price that nobody pays goes down, one that all pay goes up. */
function weighPrice({ state, seat }: Scene, { service, price }: { service: Service; price: number }): number {
  const own = companyAt(state, seat)
  const fair = fairPrice(pursesOf(own).reduce((sum, purse) => sum + strangers(purse, seat), 0))
  return Math.abs(price - fair) < Math.abs(own.prices[service] - fair) ? 2 : 0.1
}

const opinions: Opinions = {
  'riverfolk.setup.warrior': { weigh: weighLanding },
  'riverfolk.setup.price': {
    weigh: (_: Scene, { service, price }: { readonly service: Service; readonly price: number }) =>
      1 / (0.3 + Math.abs(price - (service === 'handCard' ? 2 : 1))),
  },
  'riverfolk.day': { weigh: weighDay, pass: () => 1 },
  'riverfolk.recruit': { weigh: weighLanding },
  'riverfolk.post': {
    weigh: ({ state, seat }: Scene, clearing: Clearing) => 3 / (1 + danger(state, seat, clearing)),
  },
  'riverfolk.commit': { weigh: weighFund },
  'riverfolk.spend': { weigh: weighFund },
  'riverfolk.lose': { weigh: weighFund },
  'riverfolk.prices': { weigh: weighPrice, pass: () => 2 },
}

/** What a bot thinks of the Riverfolk. */
export const bot: FactionBot = {
  worth,
  promise: -1,
  card: 0.25,
  crafts: (state, seat, power) => {
    const { tokens } = state.players[seat]
    power.fox += POST_TRACK.points.length - tokens.foxPost[0]
    power.rabbit += POST_TRACK.points.length - tokens.rabbitPost[0]
    power.mouse += POST_TRACK.points.length - tokens.mousePost[0]
  },
  opinions,
  prey: ({ killed, removed, losses }) => 0.3 * killed + 2 * removed - 0.2 * losses,
  lure: (state, party, to, wins) =>
    wins &&
    !hasPost(state.players[party], to) &&
    (companyAt(state, party).funds[party] ?? 0) >= RIVERFOLK.postCost
      ? 2
      : 0,
  sheds: Object.fromEntries(POSTS.map(post => [post, 0.5])),
}
