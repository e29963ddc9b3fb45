import { weighCommon } from '../../bot/cards.ts'
import { controlWorth, danger } from '../../bot/common.ts'
import type { FactionBot } from '../../bot/faction.ts'
import { bestBattle } from '../../bot/fights.ts'
import type { Opinions, Scene } from '../../bot/opinion.ts'
import { BURROW } from '../../data/map.ts'
import type { Act } from '../../rules/acts.ts'
import { onMap } from '../../rules/pieces.ts'
import { BUILDINGS, DUCHY, MINISTER, type Minister, RANK } from './data.ts'
import { duchyOf } from './rules/state.ts'

/** What a minister does for the Duchy each turn, in points. */
const SERVICE: { readonly [M in Minister]: number } = {
  foremole: 0.5,
  captain: 0.5,
  marshal: 0.5,
  brigadier: 0.8,
  banker: 1,
  mayor: 0.7,
  duchess: 1.7,
  baron: 1.4,
  earl: 1.4,
}

const worth: FactionBot['worth'] = (state, seat, seen, turns) => {
  const player = state.players[seat]
  const own = duchyOf(player)
  const citadels = onMap(player.buildings.citadel)
  const markets = onMap(player.buildings.market)
  let sum = controlWorth(state, seat, seen)
  for (const minister of own.swayed) sum += SERVICE[minister] * (0.5 + 0.75 * turns)
  sum += citadels * (0.6 + 0.25 * turns) + markets * (0.6 + 0.35 * turns)
  sum += 0.4 * onMap(player.tokens.tunnel) + 0.12 * Math.min(8, player.warriors[BURROW])
  for (let clearing = 1; clearing <= 12; clearing++) {
    let built = 0
    for (const kind of BUILDINGS) built += player.buildings[kind][clearing]
    if (built > 0) sum -= Math.min(1, danger(state, seat, clearing) * 0.25) * (2 + 0.5 * own.swayed.length)
  }
  return sum
}

const opinions: Opinions = {
  'duchy.assembly': {
    weigh: (scene: Scene, act: Act) => {
      switch (act.do) {
        case 'build':
          return 5
        case 'dig':
          return 1 + 0.4 * Math.min(4, scene.state.players[scene.seat].warriors[BURROW])
        case 'battle':
          return 0.2 + 2 * Math.max(0, bestBattle(scene))
        case 'move':
          return 2
        case 'recruit':
          return 0.5
        default:
          return weighCommon(scene, act)
      }
    },
    pass: () => 0.05,
  },
  'duchy.parliament': {
    weigh: (scene: Scene, act: Act) =>
      act.do === 'minister' ? 1 + SERVICE[act.own as Minister] : weighCommon(scene, act),
    pass: () => 0.1,
  },
  'duchy.sway': {
    weigh: (scene: Scene, act: Act) =>
      act.do === 'sway'
        ? 2 + 2 * RANK[MINISTER[act.own as Minister].rank].points + SERVICE[act.own as Minister]
        : weighCommon(scene, act),
    pass: () => 0.05,
  },
}

/** What a bot thinks of the Duchy. */
export const bot: FactionBot = {
  worth,
  pending: ({ players, turn }, seat) =>
    (turn.phase === 'daylight' ? 0.3 * turn.actions : 0.6 + DUCHY.actions * 0.1) +
    0.2 * duchyOf(players[seat]).swayed.length,
  card: 0.45,
  opinions,
}
