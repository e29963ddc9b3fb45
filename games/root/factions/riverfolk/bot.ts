import { weighCommon } from '../../bot/cards.ts'
import { danger } from '../../bot/common.ts'
import type { FactionBot } from '../../bot/faction.ts'
import { bestBattle } from '../../bot/fights.ts'
import type { Opinions, Scene } from '../../bot/opinion.ts'
import type { Act } from '../../rules/acts.ts'
import { onMap } from '../../rules/pieces.ts'
import { POST_TRACK, POSTS, RIVERFOLK } from './data.ts'
import { hasPost, postsOnMap } from './rules/posts.ts'
import { total } from './rules/purse.ts'
import { companyAt } from './rules/state.ts'

/** A fund that can be used again each turn, a payment, and a fund of another by what it may buy. */
const FUND = 0.35
const FOREIGN = 0.25
const WARRIOR = 0.15

/** Funds and what they pay each turn, posts in danger, warriors on the map. */
const worth: FactionBot['worth'] = (state, seat, _, turns) => {
  const player = state.players[seat]
  const { funds, payments, committed } = companyAt(state, seat)
  const posts = postsOnMap(player)
  let sum = 0
  for (const purse of [funds, payments, committed])
    for (let owner = 0; owner < purse.length; owner++)
      sum += purse[owner] * (owner === seat ? FUND : FUND + FOREIGN)
  if (posts > 0) sum += (0.5 + 0.2 * turns) * Math.floor(total(funds) / RIVERFOLK.fundsPerPoint)
  sum += WARRIOR * Math.min(10, onMap(player.warriors)) + 0.3 * Math.min(3, player.hand.length)
  for (let clearing = 1; clearing <= 12; clearing++)
    if (hasPost(player, clearing))
      sum -= Math.min(1, danger(state, seat, clearing) * 0.25) * (0.6 + 0.2 * total(funds))
  return sum
}

function weighDay(scene: Scene, act: Act): number {
  const { state, seat } = scene
  const player = state.players[seat]
  switch (act.do) {
    case 'tradePost':
      return 12
    case 'drawCard':
      return player.hand.length < 4 ? 2.5 : 0.4
    case 'recruit':
      return player.warriors[0] === 0 ? 0.02 : onMap(player.warriors) < 6 ? 1.2 : 0.4
    case 'battle':
      return 0.1 + 2 * Math.max(0, bestBattle(scene))
    case 'move':
      return 0.8
    case 'export':
      return 0.6
    default:
      return weighCommon(scene, act)
  }
}

const opinions: Opinions = {
  'riverfolk.day': { weigh: weighDay, pass: () => 1.5 },
  'riverfolk.prices': { weigh: () => 0.4, pass: () => 3 },
}

/** What a bot thinks of the Riverfolk. */
export const bot: FactionBot = {
  worth,
  card: 0.2,
  crafts: (state, seat, power) => {
    const { tokens } = state.players[seat]
    power.fox += POST_TRACK.points.length - tokens.foxPost[0]
    power.rabbit += POST_TRACK.points.length - tokens.rabbitPost[0]
    power.mouse += POST_TRACK.points.length - tokens.mousePost[0]
  },
  opinions,
  sheds: Object.fromEntries(POSTS.map(post => [post, 0.5])),
}
