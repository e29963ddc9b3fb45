import type { MapData } from '../../../data/map.ts'
import type { FactionLog } from '../../../rootlog/faction.ts'
import type { LogLine } from '../../../rootlog/read/file.ts'
import { regionOf } from '../../../rootlog/vocabulary.ts'
import type { RelicToken } from '../data.ts'

/** A relic that a log tells of: where it was buried, its type by its letter, and its value if it is told later. */
interface Told {
  readonly forest: string
  readonly type: string
  value?: number
}

/** The relics that were buried in the set-up, in the order in which they are told. */
function buriedIn(lines: readonly LogLine[]): Told[] {
  const setup = lines.find(({ letter }) => letter === 'K')
  return (setup?.facts ?? []).flatMap(({ kind, what, to, count }) =>
    kind === 'piece' && /^t_[a-z]$/.test(what)
      ? Array.from({ length: count }, (): Told => ({ forest: to, type: what[2] }))
      : [],
  )
}

/** Tells of each relic the value that shows when it is dug up and turned. */
function value(told: readonly Told[], lines: readonly LogLine[]): void {
  const dug = new Map<string, Told>()
  for (const { facts } of lines)
    for (const { kind, owner, what, from, to } of facts) {
      if (owner !== 'K') continue
      const relic = told.find(
        one => one.forest === from && `t_${one.type}` === what && one.value === undefined,
      )
      if (kind === 'piece' && relic) dug.set(to, relic)
      const turned = kind === 'note' && /^\^(\d)_/.exec(what)
      const up = turned && dug.get(from)
      if (up) up.value = Number(turned[1])
    }
}

/** In which order relics are buried: one in each forest of the map, then round the forests that get more. 15.3.1, 15.3.3 */
function inOrder(told: readonly Told[], map: MapData): { first: Told[]; more: Told[] } {
  const rest = [...told]
  const take = (forest: string): Told[] => {
    const place = rest.findIndex(one => one.forest === forest)
    return place < 0 ? [] : rest.splice(place, 1)
  }
  const first = map.forests.flatMap(({ id }) => take(regionOf(map, id)))
  const times = (forest: string): number => rest.filter(one => one.forest === forest).length
  const forests = [...new Set(rest.map(one => one.forest))].sort((a, b) => times(b) - times(a))
  const more: Told[] = []
  while (rest.length > 0) more.push(...forests.flatMap(take))
  return { first, more }
}

/** Relics and the forests that get more of them, as a log tells where they were buried. */
export const lays: NonNullable<FactionLog['lays']> = ({ lines }, map) => {
  const told = buriedIn(lines)
  value(told, lines)
  const { first, more } = inOrder(told, map)
  const forests = more.map(({ forest }) => map.forests.find(({ id }) => regionOf(map, id) === forest)?.id)
  return pile => {
    if (pile.length === told.length && pile.every(isRelic))
      return tokens(pile, [...more, ...first.toReversed()])
    if (!pile.every(one => map.forests.some(({ id }) => id === one)) || told.length === 0) return null
    return [...new Set([...forests.filter(forest => pile.includes(forest)), ...pile])]
  }
}

const isRelic = (one: unknown): one is RelicToken => typeof one === 'object' && one !== null && 'value' in one

/** The tokens that are told, those first whose value is. */
function tokens(pile: readonly RelicToken[], told: readonly Told[]): RelicToken[] | null {
  const rest = [...pile]
  const found = new Map<Told, RelicToken>()
  for (const one of [...told].sort((a, b) => (b.value ?? 0) - (a.value ?? 0))) {
    const place = rest.findIndex(({ type, value }) => type[0] === one.type && (one.value ?? value) === value)
    if (place < 0) return null
    found.set(one, ...(rest.splice(place, 1) as [RelicToken]))
  }
  return told.map(one => found.get(one) as RelicToken)
}
