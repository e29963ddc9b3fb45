import type { Rule, Seat } from '@tablee/kernel'
import type { FactionRules } from '../../../rules/faction.ts'
import { drawInEvening, endTurn } from '../../../rules/turn.ts'
import type { RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { card } from '../card.ts'
import { CHARACTER_NAMES, CHARACTERS, type Character, VAGABOND_BOARD } from '../data.ts'
import { day } from './actions.ts'
import {
  battleEnds,
  battleOptions,
  battleStarts,
  defenceless,
  enlist,
  foresees,
  mayBeEnlisted,
  rolledCap,
  swiftStrike,
  takeHits,
} from './battle.ts'
import { activateHammer, hammers } from './craft.ts'
import { invariants } from './invariants.ts'
import { allReady, checkLimit, damageSome, gain, onTrack, payWithItems, refresh, rest } from './items.ts'
import { canMovePawn, movePawn, slip } from './move.ts'
import { coalitionFormed, removedPieces } from './relationships.ts'
import { allSettled, settles, setup } from './setup.ts'
import { startVagabond, vagabondAt } from './state.ts'

/** The items damaged where all enemy pieces are removed. 9.2.2.I */
const FULL_REMOVAL = 3

/** The Vagabond. Law 9 */
export const rules: FactionRules = {
  warriors: 0,
  buildings: {},
  tokens: {},
  craftsWith: [],
  start: startVagabond,
  setup,
  settles,
  allSettled,
  dealtAlong: CHARACTER_NAMES,
  sayCard: ({ along }) => say('vagabond.setupCard', { character: along as Character }),
  phases: { birdsong: [slip], daylight: [day], evening: [endTurn, restThenDraw, checkLimit] },
  limitRule: '9.6.3',
  cardsToDraw: (state, seat) => {
    const { base, perCoins } = VAGABOND_BOARD.draw
    return base + perCoins * onTrack(vagabondAt(state, seat), 'coins')
  },
  startOfBirdsong: refresh,
  formsCoalitions: true,
  coalitionFormed,

  ignoresRule: true, // 9.2.3
  // a move that an effect gives costs boots into a Hostile clearing only.
  canMoveByEffect: (state, seat) => canMovePawn(state, seat, 0),
  moveByEffect: (t, seat) => movePawn(t, seat, 0),

  pays: { able: (state, seat) => allReady(vagabondAt(state, seat)), pay: payWithItems },

  craftingPower: hammers,
  activate: activateHammer,
  gainItem: function* (t, seat, item) {
    gain(t, seat, item)
  },

  rolledCap,
  defenceless,
  battleStarts,
  beforeRoll: { may: mayBeEnlisted, run: enlist },
  battleOptions,
  useBattleOption: swiftStrike,
  takeHits,
  battleEnds,
  foresees,
  canFightOn: () => true, // 4.3.1.II: the pawn is still there

  removed: removedPieces,
  pawnHurt: (t, seat) => damageSome(t, seat, 1, 'hireling.highway-bandits.promoted.b'),
  fullRemoval: (t, seat) => damageSome(t, seat, FULL_REMOVAL, '9.2.2.I'),

  knowsRuin: (player, clearing) => player.vagabond?.looked.includes(clearing) === true,
  quests: ({ vagabond }) => vagabond?.completed ?? [],
  items: ({ vagabond }) => [...(vagabond?.items.map(one => one.item) ?? []), ...(vagabond?.removed ?? [])],
  broughtItems: ({ vagabond }) => (vagabond?.character ? CHARACTERS[vagabond.character].items : []),
  invariants,
  ...card,
}

/** 9.6.1 to 9.6.3 */
function restThenDraw(t: RootTable, seat: Seat): Rule<boolean> {
  rest(t, seat)
  return drawInEvening(t, seat)
}
