import { partWith, weighCommon } from '../../../bot/cards.ts'
import { danger } from '../../../bot/common.ts'
import type { FactionBot } from '../../../bot/faction.ts'
import { bestBattle, target } from '../../../bot/fights.ts'
import type { Opinions, Scene } from '../../../bot/opinion.ts'
import { CARDS, type CardId } from '../../../data/cards.ts'
import { BURROW, type Clearing } from '../../../data/map.ts'
import type { Act } from '../../../rules/acts.ts'
import { onMap } from '../../../rules/pieces.ts'
import { hasPiece } from '../../../rules/ruler.ts'
import { type Building, DUCHY, MINISTER, type Minister, RANK } from '../data.ts'
import { CARD, loss, service, worth } from './worth.ts'

const playerOf = ({ state, seat }: Scene) => state.players[seat]

function weighAssembly(scene: Scene, act: Act): number {
  const { warriors, tokens } = playerOf(scene)
  switch (act.do) {
    case 'build':
      return 8
    case 'dig':
      return (tokens.tunnel[0] > 0 ? 1.5 : 0.3) + 0.8 * Math.min(DUCHY.diggers, warriors[BURROW])
    case 'battle':
      return 0.2 + 2.2 * Math.max(0, bestBattle(scene))
    case 'move':
      return 3
    case 'recruit':
      return 0.7
    default:
      return weighCommon(scene, act)
  }
}

/** How promising a minister's action looks. */
function weighMinister(scene: Scene, minister: Minister): number {
  switch (minister) {
    case 'captain':
      return 0.2 + 2.2 * Math.max(0, bestBattle(scene))
    case 'foremole':
      return 6
    case 'banker':
      return 2
    case 'duchess':
    case 'baron':
    case 'earl':
      return 20
    default:
      return 3
  }
}

function weighSway(scene: Scene, act: Act): number {
  if (act.do !== 'sway') return weighCommon(scene, act)
  const player = playerOf(scene)
  const minister = act.own as Minister
  const { citadel, market } = player.buildings
  const serves = service(player, minister, onMap(citadel), onMap(market))
  return 2 + 2 * RANK[MINISTER[minister].rank].points + 3 * serves
}

/** Birds are lost once revealed, other cards return. */
const weighRevealed = (_: Scene, card: CardId): number => (CARDS[card].suit === 'bird' ? 0.2 : 1)

const opinions: Opinions = {
  'duchy.assembly': { weigh: weighAssembly, pass: () => 0.05 },
  'duchy.build': {
    weigh: ({ state, seat }: Scene, clearing: Clearing) =>
      1 +
      Math.min(4, state.players[seat].warriors[clearing]) -
      Math.min(0.9, danger(state, seat, clearing) * 0.3),
  },
  'duchy.build.kind': {
    weigh: (scene: Scene, kind: Building) => {
      const { buildings, duchy } = playerOf(scene)
      const serves = duchy?.swayed.includes(kind === 'market' ? 'baron' : 'earl') ? 2 : 0
      return serves + (kind === 'market' ? 2.2 : 1.5) - 0.4 * onMap(buildings[kind])
    },
  },
  'duchy.reveal': { weigh: weighRevealed },
  'duchy.tunnelAway': {
    weigh: (scene: Scene, clearing: Clearing) => 1 / (1 + playerOf(scene).warriors[clearing]),
  },
  'duchy.dig': {
    weigh: (scene: Scene, clearing: Clearing) => {
      const player = playerOf(scene)
      const diggers = Math.min(DUCHY.diggers, player.warriors[BURROW])
      return target(scene, clearing, diggers) + (hasPiece(player, clearing) ? 0 : 1)
    },
  },
  'duchy.dig.count': { weigh: (_: Scene, count: number) => count ** 2, pass: () => 0.2 },
  'duchy.parliament': {
    weigh: (scene: Scene, act: Act) =>
      act.do === 'minister' ? weighMinister(scene, act.own as Minister) : weighCommon(scene, act),
    pass: () => 0.3,
  },
  'duchy.mayor': { weigh: weighMinister },
  'duchy.brigadier': {
    weigh: (scene: Scene, way: 'move' | 'battle') =>
      way === 'move' ? 2 : 0.2 + 3 * Math.max(0, bestBattle(scene)),
  },
  'duchy.banker': { weigh: (scene: Scene, card: CardId) => partWith(scene, card), pass: () => 0.5 },
  'duchy.sway': { weigh: weighSway, pass: () => 0.05 },
  'duchy.sway.card': { weigh: weighRevealed },
  'duchy.failure': {
    weigh: (scene: Scene, minister: Minister) => 1 / (0.1 + loss(playerOf(scene), minister)),
  },
  'duchy.evening': { weigh: weighCommon, pass: () => 0.5 },
}

/** What all think that an action to come is worth: nothing here, since an action is worth what comes of it. */
const ACTION = 0.5

/** What a bot thinks of the Duchy. */
export const bot: FactionBot = {
  worth,
  promise: -4,
  pending: ({ turn }) => (turn.phase === 'birdsong' ? 1.5 : 0) - ACTION * turn.actions,
  card: CARD,
  opinions,
  sheds: { tunnel: 3, citadel: 0.5, market: 0.5 },
  lure: (state, party, to) => (hasPiece(state.players[party], to) ? 0 : 0.8),
}
