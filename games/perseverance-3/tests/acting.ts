import { answer } from '@tablee/common/testing/answers.ts'
import type { Seat } from '@tablee/kernel'
import type { CityZone } from '../data/types.ts'
import { type P3Match, position } from './position.ts'

type Position = ReturnType<typeof position>

/** Seat 0 places an own die on the first space of a zone: its options are asked for, or who comes along. */
export function workIn(table: Position, zone: CityZone): P3Match {
  const match = table.at('primary')
  match.pickKey(0, `work:${zone}:0`)
  match.pickKey(0, '0:adventurer')
  return match
}

/** Seat 0 works in a zone and resolves these options of it, answering what they ask. */
export function resolve(
  table: Position,
  zone: CityZone,
  options: readonly string[],
  answers: { readonly [prompt: string]: string | readonly string[] } = {},
): P3Match {
  const match = workIn(table, zone)
  answer(
    match,
    { 'work.which': options.map(option => (option === 'pass' ? option : `${zone}:${option}`)), ...answers },
    'secondary',
  )
  return match
}

/** What a seat has at hand. */
export const playerOf = (match: P3Match, seat: Seat = 0) => match.state.players[seat]

/** Seat 0 has its other rangers Tired, nobody to heal and nothing to tame: in military it can only start an adventure for three units. */
export function onlyAdventures(home: Parameters<Position['home']>[1]): Position {
  const table = position()
    .home(0, { ranger: 1, ...home })
    .units(0, 'infirmary', {})
    .untamed(0, {})
  table.units(0, 'tired', { ranger: table.state.players[0].reserve })
  return table.adventureOffer('serpents-nest')
}
