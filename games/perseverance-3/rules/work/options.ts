import { choose, maybe, type Objection, type Rule, type Seat, sift } from '@tablee/kernel'
import type { Effects } from '../../data/shape.ts'
import { type CityZone, OPTIONS, type OptionId } from '../../data/types.ts'
import type { Perseverance3, Perseverance3Table } from '../../state.ts'
import { say } from '../../text/say.ts'
import { isTempleCard } from '../adventure/start.ts'
import { canPay, pay } from '../effects/nesting.ts'
import { type Context, plainly, type Resolver } from '../effects/verb.ts'
import { owns, templeCompleted } from '../query.ts'

/** The structures that replace option A of their zone. */
const VARIANT = { sustenance: '1A', military: '2A', expansion: '3A', construction: '4B' } as const
type Variant = (typeof VARIANT)[CityZone]

/** An option of a zone's effect, or what a structure makes of it. */
export interface Choice {
  readonly zone: CityZone
  readonly option: OptionId
  readonly variant: Variant | null
}

/** structure.8: the base option stays beside what replaces it. */
const choicesOf = (zone: CityZone): readonly Choice[] =>
  OPTIONS.flatMap((option): Choice[] => {
    const plain: Choice = { zone, option, variant: null }
    return option === 'A' ? [plain, { zone, option, variant: VARIANT[zone] }] : [plain]
  })

/** All options of each zone. */
export const CHOICES: { readonly [Z in CityZone]: readonly Choice[] } = {
  sustenance: choicesOf('sustenance'),
  military: choicesOf('military'),
  expansion: choicesOf('expansion'),
  construction: choicesOf('construction'),
}

export const effectsOf = ({ data }: Perseverance3, { zone, option, variant }: Choice): Effects =>
  variant === null ? data.zones[zone].options[option] : data.variants[variant]

/** work.5, market.5, training.7: what opens a zone's last option. */
export function isUnlocked(state: Perseverance3, seat: Seat, zone: CityZone): boolean {
  const { unlock } = state.data.zones[zone]
  if (unlock !== 'ownAdventure') return templeCompleted(state, unlock)
  return state.players[seat].completed.some(card => !isTempleCard(card))
}

const NO = {
  notYours: { why: say('no.structure'), rule: 'structure.5' },
  locked: { why: say('no.locked'), rule: 'work.5' },
  used: { why: say('no.optionUsed'), rule: 'work.3' },
  nothing: { why: say('no.effect'), rule: 'work.10' },
} satisfies { [id: string]: Objection }

/** What speaks against resolving an option. */
export function optionObjection(
  state: Perseverance3,
  context: Context,
  choice: Choice,
  resolver: Resolver,
): Objection | null {
  const { zone, option, variant } = choice
  if (variant !== null && !owns(state, context.seat, variant)) return NO.notYours
  if (option === 'D' && !isUnlocked(state, context.seat, zone)) return NO.locked
  return resolver.can(state, context, effectsOf(state, choice)) ? null : NO.nothing
}

/** work.10: whether somebody who works in a zone could resolve something. */
export function anyResolvable(state: Perseverance3, seat: Seat, zone: CityZone, resolver: Resolver): boolean {
  const context = plainly(seat)
  for (const choice of CHOICES[zone])
    if (optionObjection(state, context, choice, resolver) === null) return true
  return false
}

/** work.10: whether somebody could still do so who has sent one of the units at Home there, which then meets no requirement. */
export function anyResolvableWithout(
  state: Perseverance3,
  seat: Seat,
  zone: CityZone,
  unit: 'leader' | 'thunderhorn',
  resolver: Resolver,
): boolean {
  const { home } = state.players[seat]
  home[unit]--
  const any = anyResolvable(state, seat, zone, resolver)
  home[unit]++
  return any
}

/** Resolves an option: whoever chooses it pays its cost. */
export function* resolveOption(
  t: Perseverance3Table,
  context: Context,
  choice: Choice,
  resolver: Resolver,
): Rule {
  const { zone, option, variant } = choice
  t.say('work.option', { seat: context.seat, zone, option, variant })
  const crumb = `option:${zone}:${variant ?? option}` as const
  const effects = effectsOf(t.state, choice)
  const [first] = effects
  if (first.verb === 'pay' && canPay(t.state.players[context.seat], first.cost)) {
    t.state.crumbs.push(crumb)
    yield* pay(t, context.seat, first.cost)
    t.state.crumbs.pop()
    yield* resolver.run(t, context, crumb, first.then)
  } else yield* resolver.run(t, context, crumb, effects)
}

/** work.3, work.4, work.11: different options in any order; the first is mandatory. The last may repeat one (structure-3b.2). */
export function* resolveOptions(
  t: Perseverance3Table,
  seat: Seat,
  zone: CityZone,
  { n, repeats }: { readonly n: number; readonly repeats: boolean },
  resolver: Resolver,
): Rule {
  const context: Context = { ...plainly(seat), built: { zone: null } }
  const done: OptionId[] = []
  while (done.length < n) {
    const mayRepeat = repeats && done.length === n - 1
    const choices = sift(CHOICES[zone], choice => {
      if (done.includes(choice.option) && !mayRepeat) return NO.used
      return optionObjection(t.state, context, choice, resolver)
    })
    const naming = {
      like: optionNaming(t.state),
      refused: choices,
      values: () => ({ zone, left: n - done.length }),
    }
    const choice =
      done.length === 0
        ? yield* choose(t, seat, 'work.which', choices.free, naming)
        : yield* maybe(t, seat, 'work.which', choices.free, naming)
    if (choice === null) return
    done.push(choice.option)
    yield* resolveOption(t, context, choice, resolver)
  }
}

/** How options are called: `A`, `1A`. */
export const optionNaming = (state: Perseverance3) => ({
  key: ({ zone, option, variant }: Choice) => `${zone}:${variant ?? option}`,
  say: (choice: Choice) => {
    const { zone, option, variant } = choice
    return say('option', { zone, option, variant, effects: effectsOf(state, choice) })
  },
  at: ({ zone, option }: Choice) => `option:${zone}:${option}`,
  waits: true,
})
