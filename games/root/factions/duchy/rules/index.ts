import type { ObjectionTo, Rule, Seat } from '@tablee/kernel'
import { BURROW, CLEARINGS, type Clearing } from '../../../data/map.ts'
import { adjacent } from '../../../rules/adjacent.ts'
import type { FactionRules } from '../../../rules/faction.ts'
import { chooseHomeland, placeEvenly } from '../../../rules/homeland.ts'
import { onMap, placeToken, placeWarriors } from '../../../rules/pieces.ts'
import { chooseCorner } from '../../../rules/setup.ts'
import { drawInEvening, endTurn } from '../../../rules/turn.ts'
import type { Party, RootState, RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { card } from '../card.ts'
import { DUCHY, DUCHY_TRACKS } from '../data.ts'
import { assembly, beginDay } from './assembly.ts'
import { craftInEvening } from './evening.ts'
import { triggers } from './failure.ts'
import { parliament } from './parliament.ts'
import { takeBack } from './reveal.ts'
import { duchyOf, invariants, newDuchy } from './state.ts'
import { sway } from './sway.ts'

/** The Underground Duchy. Law 12 */
export const rules: FactionRules = {
  warriors: 20,
  buildings: { citadel: 3, market: 3 },
  tokens: { tunnel: DUCHY.tunnels },
  craftsWith: ['citadel', 'market'],
  start: player => {
    player.warriors[BURROW] = 0
    player.duchy = newDuchy()
  },
  setup,
  settles,
  phases: {
    birdsong: [recruit],
    daylight: [beginDay, assembly, parliament, sway],
    evening: [takeBack, craftInEvening, endTurn, drawInEvening],
  },
  limitRule: '12.6.3.b',
  cardsToDraw: ({ players }, seat) => DUCHY_TRACKS.market[onMap(players[seat].buildings.market)],
  places: [...CLEARINGS, BURROW],
  links,
  barsPlacing: (_, __, ___, clearing) => (clearing === BURROW ? OURS : null),
  triggers,
  cards: player => duchyOf(player).revealed,
  shownCards: player => duchyOf(player).revealed,
  warriorsElsewhere: player => player.warriors[BURROW],
  invariants: ({ players }, seat) => [
    ...invariants(duchyOf(players[seat])),
    ...CLEARINGS.filter(clearing => players[seat].tokens.tunnel[clearing] > 1).map(
      clearing => `clearing ${clearing} has two tunnels`,
    ),
  ],
  ...card,
}

/** Nobody else places pieces in the Burrow. 12.2.2 */
const OURS: ObjectionTo<Clearing> = {
  why: clearing => say('why.kept', { clearing }),
  rule: '12.2.2.b',
}

const NOWHERE: readonly Clearing[] = []
const DOWN: readonly Clearing[] = [BURROW]

/** Tunnels lead to the Burrow, and the Burrow to them. 12.2.2 */
function links({ players }: RootState, party: Party, from: Clearing): readonly Clearing[] {
  const { tunnel } = players[party].tokens
  if (from === BURROW) return CLEARINGS.filter(clearing => tunnel[clearing] > 0)
  return tunnel[from] > 0 ? DOWN : NOWHERE
}

/** 12.3 */
function* setup(t: RootTable, seat: Seat): Rule {
  const corner = yield* chooseCorner(t, seat, '12.3.3.a')
  for (const clearing of emerge(t, seat, corner)) placeWarriors(t, seat, clearing, DUCHY.emerging)
}

/** By the set-up card: those who spread out are counted. A.8.2 */
function* settles(t: RootTable, seat: Seat): Rule {
  const home = yield* chooseHomeland(t, seat, { distance: 'apart', rule: 'setup-card.duchy.a' })
  yield* placeEvenly(t, seat, DUCHY.spreadingOut, emerge(t, seat, home), 'setup-card.duchy.b')
}

/** The first tunnel, with warriors; tells the clearings around it. */
function emerge(t: RootTable, seat: Seat, home: Clearing): Clearing[] {
  placeWarriors(t, seat, home, DUCHY.emerging)
  placeToken(t, seat, 'tunnel', home)
  return adjacent(t.state, seat, home).filter(one => one !== BURROW)
}

/** Warriors gather in the Burrow, by the citadels on the map. 12.4 */
function* recruit(t: RootTable, seat: Seat): Rule<boolean> {
  const citadels = onMap(t.state.players[seat].buildings.citadel)
  placeWarriors(t, seat, BURROW, DUCHY_TRACKS.citadel[citadels])
  return false
}
