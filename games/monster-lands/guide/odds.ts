import type { Advice } from '@tablee/board'
import { among, candidates, offers } from '@tablee/board/guide-now.ts'
import type { Candidate, Json } from '@tablee/kernel'
import type { Odds } from '../rules/adventure/odds.ts'
import type { Outlook } from '../rules/adventure/outlook.ts'
import type { Now } from './now.ts'
import { say } from './text/en.ts'

/** What must be gained by taking something more along. */
const WORTH = 0.02

/** How good it looks: success, and a death costs more than a victory brings. */
function promise(outlook: Outlook): number {
  return outlook.of === 'monster' ? outlook.success - 1.2 * outlook.death : outlook.chance
}

const told = ({ say: { values } }: Candidate, name: string): Json | undefined => values?.[name]

const outlookOf = (one: Candidate): number => {
  const outlook = told(one, 'outlook') as Outlook | null | undefined
  return outlook ? promise(outlook) : 0
}

/** What helps an expedition most, as long as it helps; then the departure. */
export function bestLoad(now: Now): Advice | null {
  const depart = candidates(now).find(({ key }) => key === 'depart')
  const [best] = candidates(now)
    .filter(({ key }) => key !== 'depart')
    .toSorted((a, b) => outlookOf(b) - outlookOf(a))
  if (best && (!depart || outlookOf(best) > outlookOf(depart) + WORTH))
    return { key: best.key, why: say('why.load') }
  return depart ? { key: depart.key, why: say('why.depart') } : null
}

/** Magic against the attack where it keeps somebody alive. */
export function safest(now: Now): Advice | null {
  const death = (one: Candidate): number => Number(told(one, 'death'))
  const [first] = candidates(now)
  const [best] = candidates(now).toSorted((a, b) => death(a) - death(b))
  if (!first) return null
  return death(first) - death(best) > 0.25
    ? { key: best.key, why: say('why.magic') }
    : { key: first.key, why: say('why.face') }
}

/** The chance of a step to succeed, whatever it is rolled for. */
function chanceOf(one: Candidate): number {
  const odds = told(one, 'odds') as Odds | undefined
  return odds ? 1 - odds.failure : Number(told(one, 'chance') ?? 0)
}

/** To stop where it is done; else the dice one by one, and what else helps only when they are rolled. */
export function mostLikely(now: Now): Advice | null {
  const stop = candidates(now).find(({ key }) => key === 'stop')
  if (stop && chanceOf(stop) === 1) return { key: stop.key, why: say('why.done') }
  const roll = candidates(now).find(({ key }) => key.startsWith('roll:') && key !== 'roll:all')
  if (roll) return { key: roll.key, why: say('why.oneByOne') }
  const [best] = candidates(now).toSorted((a, b) => chanceOf(b) - chanceOf(a))
  if (best && stop && chanceOf(best) > chanceOf(stop)) return { key: best.key, why: say('why.helps') }
  if (stop) return { key: stop.key, why: say('why.stop') }
  return offers(now, 'roll')
    ? among(now, 'roll', say('why.roll'))
    : best
      ? { key: best.key, why: say('why.roll') }
      : null
}
