import type { Clash } from '@tablee/kernel'
import { clashing, firstClash } from '@tablee/perseverance/data/clash.ts'
import { OFFICERS, SIDES, SPECIES, type Species } from '@tablee/perseverance/ids.ts'
import { NODES } from './map.ts'
import { LETTERS } from './objectives.ts'
import type { GameData } from './shape.ts'
import { type NodeId, NUMBERED } from './types.ts'

/** How many wild dinos of each species the map holds (L375). */
export const WILD: { readonly [S in Species]: number } = {
  shieldhead: 2,
  raptor: 7,
  thunderhorn: 6,
  ironjaw: 4,
}

/** What can be explored next where this is explored. */
function open({ neighbours }: GameData, explored: readonly NodeId[]): readonly NodeId[] {
  return NODES.filter(
    one => !explored.includes(one) && neighbours[one].some(other => explored.includes(other)),
  )
}

function reached(data: GameData): number {
  const explored: NodeId[] = ['outpost']
  for (let next = open(data, explored); next.length > 0; next = open(data, explored)) explored.push(...next)
  return explored.length
}

function* mapClashes(data: GameData): Iterable<Clash> {
  const { locations, neighbours } = data
  for (const species of SPECIES) {
    const got = NUMBERED.filter(id => locations[id].wild === species).length
    yield clashing('location:*.wild', species, WILD[species], WILD[species], got)
  }
  yield clashing('map:wilderness.paths', 'outpost', NODES.length, NODES.length, reached(data))
  // L1392 joins 3 and 5; L1408 explores 2 and not 1; L2599 tells what is open to whoever has explored these.
  yield clashing('map:wilderness.paths', '3-5', 1, 1, neighbours['3'].includes('5') ? 1 : 0)
  const told = open(data, ['outpost', '1', '2', '4', '6', '7'])
  const right = told.filter(one => ['3', '5', '8', '9', '10'].includes(one)).length
  yield clashing('map:wilderness.paths', '3, 5, 8, 9, 10', 5, 5, right)
  yield clashing('map:wilderness.paths', 'outpost, 1, 2, 4, 6, 7', 5, 5, told.length)
}

function* boardClashes({ zones, assembly, objectives }: GameData): Iterable<Clash> {
  for (const side of SIDES)
    yield clashing(
      `shelters:${side}.bonuses`,
      'none',
      1,
      null,
      zones.sustenance.shelters[side].filter(one => one.length === 0).length,
    )
  for (const [number, { prizes }] of assembly.entries())
    for (const side of SIDES)
      for (const [place, { followers }] of prizes[side].entries())
        if (place > 0)
          yield clashing(`assembly:${number}.${side}`, null, 0, prizes[side][place - 1].followers, followers)
  // L2099-2102: a deck of each letter must have a card of an officer who is not drawn yet.
  for (const letter of LETTERS) {
    const officers = new Set(
      Object.values(objectives)
        .filter(one => one.letter === letter)
        .map(one => one.officer),
    )
    yield clashing('objective:*.letter', letter, LETTERS.length, OFFICERS.length, officers.size)
  }
}

/** The first thing that does not fit together; null where all of it does. */
export const clash = (data: GameData): Clash | null => firstClash(data, [mapClashes, boardClashes])
