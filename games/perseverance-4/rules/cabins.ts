import { maybe, type Rule } from '@tablee/kernel'
import { gainFollowers } from '@tablee/perseverance/assets.ts'
import { CREWS, type Crew, type Section, ZONES, type Zone } from '../data/types.ts'
import type { P4Table, Perseverance4 } from '../state.ts'
import { say } from '../text/say.ts'
import type { Context, Resolver } from './effects/verb.ts'
import { hasAbility, hasCabinSpace } from './query.ts'

/** A column of a section. */
export interface CabinSpace {
  readonly zone: Zone
  readonly crew: Crew
}

const COLUMNS: readonly CabinSpace[] = ZONES.flatMap(zone => CREWS.map(crew => ({ zone, crew })))

/** e4.prep.8: where hull plates are fixed. */
export const BELOW: readonly Section[] = ['hold', 'engineRoom']

/** e4.turn.13, e4.option.20: the columns in which a cabin can be built. */
export function cabinSpaces(
  state: Perseverance4,
  { seat, built }: Context,
  sections: readonly Section[] | null,
): CabinSpace[] {
  if (state.players[seat].cabins === 0) return []
  return COLUMNS.filter(
    ({ zone, crew }) =>
      hasCabinSpace(state, zone, crew) &&
      !built?.includes(zone) &&
      (sections === null || sections.includes(state.data.zones[zone].section)),
  )
}

const NO_CABIN = say('cabin.none')

/** e4.option.19: a cabin goes on the lowest free space of a column, which gives its symbol. */
export function* buildCabin(
  t: P4Table,
  context: Context,
  sections: readonly Section[] | null,
  resolver: Resolver,
): Rule {
  const { state } = t
  const { seat, built } = context
  const space = yield* maybe(t, seat, 'cabin', cabinSpaces(state, context, sections), {
    key: ({ zone, crew }: CabinSpace) => `${zone}:${crew}`,
    say: ({ zone, crew }: CabinSpace) => {
      const row = state.zones[zone].section[crew].length
      return say('cabin.space', { zone, crew, row, effects: state.data.boards[state.side].cabins[row] })
    },
    at: ({ zone, crew }: CabinSpace) => `cabin:${zone}:${crew}`,
    pass: NO_CABIN,
    rule: 'e4.turn.13',
    waits: true,
  })
  if (space === null) return
  const { zone, crew } = space
  const row = placeCabin(t, seat, zone, crew)
  built?.push(zone)
  if (hasAbility(state, state.players[seat], 'builder')) gainFollowers(t, seat, 1) // e4.leader.6
  yield* resolver.run(t, { ...context, zone }, state.data.boards[state.side].cabins[row])
}

/** A cabin on the lowest free space; tells which row that is. */
export function placeCabin(t: P4Table, seat: number, zone: Zone, crew: Crew): number {
  const column = t.state.zones[zone].section[crew]
  t.state.players[seat].cabins--
  column.push(seat)
  t.say('cabin.built', { seat, zone, crew })
  return column.length - 1
}
