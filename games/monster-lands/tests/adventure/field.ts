import { answer, told } from '@tablee/common/testing/answers.ts'
import type { Game } from '@tablee/kernel'
import { monsterLands } from '../../game.ts'
import { zone } from '../../rules/adventure/zone.ts'
import type { Expedition, Member, MonsterLands, Name, PathId, ZoneId } from '../../state.ts'
import type { MonsterText } from '../../text/en.ts'
import { say } from '../../text/say.ts'
import type { MonsterMatch, position } from '../position.ts'

type Position = ReturnType<typeof position>
type Answers = Parameters<typeof answer>[1]

/** The game, as it ends with the zone that it enters: what came of it lies there to be looked at. */
const oneZone: Game<MonsterLands, MonsterText> = {
  ...monsterLands,
  steps: {
    ...monsterLands.steps,
    zone: function* (t, index: number) {
      yield* zone(t as Parameters<typeof zone>[0], index)
      return t.over({ winners: [], why: say('reveal.stop') })
    },
  },
}

/** Enters a zone. */
export function enter(position: Position, id: ZoneId): MonsterMatch {
  position.state.phase = 'adventure'
  const index = position.state.zones.findIndex(one => one.id === id)
  return position.at(['zone', index], oneZone)
}

/** Resolves a zone with these answers, to its end or up to a question. */
export function resolve(position: Position, id: ZoneId, answers: Answers, until?: string): MonsterMatch {
  const match = enter(position, id)
  answer(match, answers, until)
  return match
}

/** The expedition on a path, or null. */
export function on({ state }: MonsterMatch, id: PathId): Expedition | null {
  const [zoneId, path] = id.split(':')
  return state.zones.find(one => one.id === zoneId)?.paths[Number(path)] ?? null
}

/** What a question tells before it is answered. */
export function asked(match: MonsterMatch): { readonly [name: string]: unknown } {
  const { naming } = match.ask ?? {}
  return (naming?.values?.() ?? {}) as { readonly [name: string]: unknown }
}

/** Reports of one kind, with their values. */
export const reports = (match: MonsterMatch, id: string): unknown[] =>
  (match.history?.journal ?? []).filter(one => one.id === id).map(({ values }) => values)

export { told }

/** Somebody of a clan, or undefined. */
export const member = ({ state }: MonsterMatch, seat: number, id: Name): Member | undefined =>
  state.clans[seat].members.find(one => one.id === id)

/** Enters a zone and gives these answers one after the other, whoever is asked. */
export function play(position: Position, id: ZoneId, ...answers: string[]): MonsterMatch {
  const match = enter(position, id)
  picks(match, ...answers)
  return match
}

/** Gives answers one after the other, whoever is asked; one that is not offered fails. */
export function picks(match: MonsterMatch, ...answers: string[]): void {
  for (const key of answers) match.pickKey(match.ask?.waiting[0] ?? 0, key)
}
