import type { Advice } from '@tablee/board'
import { adviser, among, candidates, firstOf, keys } from '@tablee/board/guide-now.ts'
import type { Candidate } from '@tablee/kernel'
import type { Perseverance4View } from '../view.ts'
import { cheapest, dangerOf, type Now } from './now.ts'
import { type GuideText, say } from './text/en.ts'

type Why = keyof GuideText & `why.${string}`

const any = (now: Now): Advice | null => firstOf(now, say('why.any'))
const best = (why: Why) => (now: Now) => firstOf(now, say(why))

/** A space that is calm, and a die that costs nothing there, if there are such. */
function space(now: Now): Advice | null {
  const found = candidates(now).flatMap(({ key }) => {
    const die = cheapest(now, key)
    return die ? [{ key, die: die.die, weight: 3 * die.costs + dangerOf(now, key) }] : []
  })
  const [one] = found.sort((a, b) => a.weight - b.weight)
  return one
    ? { key: one.key, next: one.die, why: say(one.weight === 0 ? 'why.calm' : 'why.cheap') }
    : any(now)
}

const costOf = ({ say: { values } }: Candidate): number =>
  Number(values?.glowberries ?? 0) + Number(values?.followers ?? 0)

function die(now: Now): Advice | null {
  const [one] = [...candidates(now)].sort((a, b) => costOf(a) - costOf(b))
  return one ? { key: one.key, why: say('why.cheap') } : null
}

/** The strongest unit that can be faced, with no more than it takes. */
function group(now: Now): Advice | null {
  const weight = ({ say: { values } }: Candidate): number =>
    Number(values?.strength ?? -9) * 3 - Number(values?.damage ?? 0)
  const [one] = [...candidates(now)].sort((a, b) => weight(b) - weight(a))
  return one ? { key: one.key, why: say('why.group') } : null
}

/** A crate on a voyage first; then a crate where it gives something; then a favour. */
function secondary(now: Now): Advice | null {
  const voyage = keys(now).find(key => key.endsWith(':voyage'))
  return among(now, voyage, say('why.voyage')) ?? firstOf(now, say('why.secondary'))
}

/** What to choose now, whatever is asked; null where the guide has no opinion. */
export const advise = adviser<Perseverance4View>({
  'repair.keep': any,
  'start.zone': any,
  space,
  die,
  option: best('why.option'),
  branch: any,
  'gain.mix': any,
  tame: best('why.tame'),
  heal: best('why.heal'),
  influence: any,
  cabin: best('why.cabin'),
  fort: any,
  trail: best('why.trail'),
  spearman: any,
  voyage: any,
  'leader.zone': any,
  'preparation.which': any,
  'saddle.free': any,
  'infirmary.full': any,
  'rally.zone': any,
  'rally.group': group,
  secondary,
  honour: best('why.courage'),
  reward: any,
  wound: any,
  negotiate: any,
  'solo.turn': best('why.turn'),
})
