import { AREAS, type LocationId, type TempleId } from '../data/types.ts'
import { LOCATIONS } from '../rules/query.ts'
import type { Perseverance3View } from '../view.ts'
import { dataOf, ownerName } from './contents.ts'
import type { Spoken } from './words.ts'

/** The wilderness area by area, from the hills down to the swamp: each location in as few signs as it takes. */
export function drawMap(view: Perseverance3View, words: Spoken): string {
  const { locations } = dataOf(view)
  return AREAS.map(area => {
    const there = LOCATIONS.filter(id => locations[id].area === area)
    return `  ${words.names.area[area].padEnd(10)}${there.map(id => signsOf(view, id, words)).join('  ')}`
  }).join('\n')
}

/** `7 raptor`, `1*A s a ·`: a wild dino, or whose dino stands there and whose shelters. */
function signsOf(view: Perseverance3View, id: LocationId, words: Spoken): string {
  const { wild, rider, explored, shelters } = view.locations[id]
  const letter = (owner: number): string => ownerName(view, owner, words).charAt(0).toUpperCase()
  const name = id in words.names.temple ? words.names.temple[id as TempleId] : id
  const signs = [
    `${name}${explored ? '*' : ''}${rider ? letter(rider.owner) : ''}`,
    ...(wild ? [words.names.species[wild]] : []),
    ...(rider ? [words.names.species[rider.species]] : []),
    ...(explored ? shelters.map(owner => (owner === null ? '·' : letter(owner))) : []),
  ]
  return `[${signs.join(' ')}]`
}
