import type { Language, Message } from '@tablee/kernel'
import type { Clearing } from '../../data/map.ts'
import type { Found } from '../../rules/robots/target.ts'
import { valuesOf } from '../battle/values.ts'
import { ROBOTS } from '../words.ts'

/** A clearing that a robot chose among others, and what it went by. */
export interface Choice {
  readonly seat: number
  readonly deed: string
  readonly clearing: Clearing
  readonly among: readonly Clearing[]
  readonly found: readonly Found<Clearing>[]
}

/** What stands beside a candidate on the map: why it was chosen or not. */
export interface Verdict {
  readonly clearing: Clearing
  readonly chosen: boolean
  readonly words: string
}

/** The choices of clearings that some reports tell. */
export const choicesIn = (reports: readonly Message[]): Choice[] =>
  reports.filter(({ id }) => id === 'robot.clearing').map(report => valuesOf<Choice>(report))

/** Why each candidate of a choice was taken or left; none where there was only one. */
export function verdicts({ clearing, among, found }: Choice, language: Language): Verdict[] {
  if (among.length < 2) return []
  return among.map(one => ({
    clearing: one,
    chosen: one === clearing,
    words: verdictOn(one, one === clearing, among, found, language),
  }))
}

/** By what one of several was chosen, in a few words: each criterion that left fewer of them. */
export function whyOf(choice: Choice | undefined, language: Language): string | undefined {
  if (choice === undefined || choice.among.length < 2) return undefined
  const { key } = ROBOTS[language]
  let left = choice.among.length
  const said: string[] = []
  for (const { by, want, value, left: best } of choice.found) {
    const words = key[by]
    if (best.length < left) said.push('noun' in words ? `${words[want]} (${value})` : words.alone)
    left = best.length
  }
  return said.length === 0 ? undefined : said.join(', ')
}

/** What was counted of it first, and what took it out. */
function verdictOn(
  one: Clearing,
  chosen: boolean,
  among: readonly Clearing[],
  found: readonly Found<Clearing>[],
  language: Language,
): string {
  const words = ROBOTS[language]
  const said: string[] = []
  let left = among
  for (const [place, { by, values, left: best }] of found.entries()) {
    const key = words.key[by]
    const out = !best.includes(one)
    if ('noun' in key) {
      if (place === 0 || out) said.push(words.counted(key.noun, values[left.indexOf(one)]))
    } else if (out)
      said.push(by === 'highest' || by === 'lowest' ? words.priority(one) : words.lacks(key.alone))
    if (out) return said.join(', ')
    left = best
  }
  return [...said, ...(chosen ? [words.chosen] : [])].join(', ')
}
