import {
  type Against,
  choose,
  type ObjectionTo,
  type Rule,
  type Seat,
  type Sifted,
  sift,
} from '@tablee/kernel'
import { CLEARINGS, type Clearing } from '../../../data/map.ts'
import type { ClearingSuit } from '../../../data/suits.ts'
import type { Trigger } from '../../../rules/faction.ts'
import { takesTurns } from '../../../rules/party.ts'
import { clearingNaming, placeToken, placeWarriors, whyNotPlace } from '../../../rules/pieces.ts'
import type { Loss, Removal } from '../../../rules/remove.ts'
import { ruler } from '../../../rules/ruler.ts'
import { score } from '../../../rules/score.ts'
import { suitsOf } from '../../../rules/suits.ts'
import type { Player, RootState, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { POST_OF, POST_TRACK, POSTS, RIVERFOLK } from '../data.ts'
import { chooseFund, giveBack } from './funds.ts'
import { total } from './purse.ts'
import { companyAt } from './state.ts'

/** Whether a trade post stands in a clearing. */
export const hasPost = ({ tokens }: Player, clearing: Clearing): boolean =>
  POSTS.some(post => tokens[post][clearing] > 0)

/** How many trade posts stand on the map. */
export function postsOnMap(player: Player): number {
  let count = 0
  for (const clearing of CLEARINGS) if (hasPost(player, clearing)) count++
  return count
}

const STANDS: ObjectionTo<Clearing> = {
  why: clearing => say('riverfolk.why.post', { clearing }),
  rule: '11.5.6.I',
}
const UNRULED: ObjectionTo<Clearing> = {
  why: clearing => say('riverfolk.why.unruled', { clearing }),
  rule: 'ruling.r-73',
}
const NONE_LEFT: ObjectionTo<Clearing> = {
  why: clearing => say('riverfolk.why.postsGone', { clearing }),
  rule: '11.5.6.III',
}

/** What speaks against a trade post in a clearing. 11.5.6 */
function againstPost(state: RootState, seat: Seat): Against<Clearing> {
  const { funds } = companyAt(state, seat)
  const player = state.players[seat]
  const POOR: ObjectionTo<Clearing> = {
    why: clearing => say('riverfolk.why.funds', { owner: ruler(state, clearing) }),
    rule: '11.5.6.II',
  }
  return clearing => {
    if (hasPost(player, clearing)) return STANDS
    const whose = ruler(state, clearing)
    if (!takesTurns(state, whose)) return UNRULED
    if (left(state, player, clearing).length === 0) return NONE_LEFT
    if ((funds[whose] ?? 0) < RIVERFOLK.postCost) return POOR
    return whyNotPlace(state, seat, clearing)
  }
}

/** The suits of a clearing of which a trade post is left. */
function left(state: RootState, { tokens }: Player, clearing: Clearing): ClearingSuit[] {
  return suitsOf(state, clearing).filter(suit => tokens[POST_OF[suit]][0] > 0)
}

/** The clearings, sifted by what speaks against a trade post there. */
export const postSites = (state: RootState, seat: Seat): Sifted<Clearing> =>
  sift(CLEARINGS, againstPost(state, seat))

/** A trade post and a warrior as its garrison, for funds of whoever rules there. 11.5.6 */
export function* establish(t: RootTable, seat: Seat): Rule {
  const { state } = t
  const player = state.players[seat]
  const sites = postSites(state, seat)
  const clearing = yield* choose(t, seat, 'riverfolk.post', sites.free, {
    like: clearingNaming,
    rule: '11.5.6.I',
    waits: true,
    refused: sites,
  })
  const suit = yield* choose(t, seat, 'riverfolk.post.suit', left(state, player, clearing), {
    say: one => say('suit', { suit: one }),
    values: () => ({ clearing }),
    rule: '11.5.6.III',
  })
  const post = POST_OF[suit]
  giveBack(t, seat, ruler(state, clearing), RIVERFOLK.postCost)
  const points = POST_TRACK.points[POST_TRACK.points.length - player.tokens[post][0]]
  placeToken(t, seat, post, clearing)
  placeWarriors(t, seat, clearing, 1)
  score(t, seat, points, 'tradePosts')
}

/** Each trade post removed costs half the funds. 11.2.5.I */
export function tradeDisruption(t: RootTable, seat: Seat, _: Removal, lost: readonly Loss[]): Trigger[] {
  return lost
    .filter(({ type }) => type === 'token')
    .map(({ clearing }) => ({
      key: `post:${clearing}`,
      say: say('riverfolk.trigger.post', { clearing }),
      run: () => loseFunds(t, seat),
    }))
}

/** Half of the funds, rounded up, go back to the supplies of their owners: the Company chooses which. 11.2.5.I */
function* loseFunds(t: RootTable, seat: Seat): Rule {
  const { funds } = companyAt(t.state, seat)
  for (let lost = Math.ceil(total(funds) / 2); lost > 0; lost--)
    giveBack(t, seat, yield* chooseFund(t, seat, 'riverfolk.lose', '11.2.5.I.a'), 1)
  t.say('riverfolk.disrupted', { seat, funds: total(funds) })
}
