import type { Language } from '@tablee/kernel'
import { CHARACTERS } from '../../data/characters.ts'
import type { Effect } from '../../data/effects.ts'
import type { RobinsonView } from '../../view.ts'
import type { SignName } from '../ui/art.tsx'
import { effectWords, WORDS } from '../words.ts'

/** One thing that a choice changes: from what, to what. */
export interface OutcomeLine {
  readonly sign: SignName
  readonly words: string
  readonly from?: string
  readonly to?: string
  readonly tone: 'good' | 'bad' | 'plain'
}

/** What a choice of a card leads to. */
export interface ChoiceOutcome {
  readonly lines: readonly OutcomeLine[]
  /** What follows from it tonight. */
  readonly warning: string | null
  /** Whether the card comes back. */
  readonly returns: boolean
}

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')

/** What a list of effects changes for who resolves it, as far as it can be told beforehand. */
export function outcomeOf(
  view: RobinsonView,
  actor: string,
  effects: readonly Effect[],
  language: Language,
): ChoiceOutcome {
  const words = WORDS[language]
  const lines = effects.flatMap(effect => linesOf(view, actor, effect, language))
  const eaten = effects.reduce(
    (sum, one) => (one.do === 'lose' && one.what === 'food' ? sum + one.n : sum),
    0,
  )
  const food = view.available.food + view.available.nonPerishable + view.barrel
  const missing = Math.min(eaten, view.meals - (food - eaten))
  return {
    lines,
    warning: eaten > 0 && missing > 0 ? words.hungry(missing) : null,
    returns: effects.some(({ do: verb }) => verb === 'shuffle'),
  }
}

function linesOf(view: RobinsonView, actor: string, effect: Effect, language: Language): OutcomeLine[] {
  const words = WORDS[language]
  const own = view.characters.find(({ id }) => id === actor)
  switch (effect.do) {
    case 'wound':
      return effect.who === 'actor' && own
        ? woundLines(view, own, effect.n, language)
        : inWords(effect, language)
    case 'det':
      if (effect.who !== 'actor' || !own) return inWords(effect, language)
      return [change('det', words.determination, own.det, own.det + effect.n)]
    case 'morale':
      return [
        {
          ...change('flag', words.morale, 0, effect.n),
          from: signed(view.morale),
          to: signed(clamp(view.morale + effect.n)),
        },
      ]
    case 'lose':
      return [
        change(
          effect.what,
          words.resource[effect.what] ?? '',
          inStock(view, effect.what),
          inStock(view, effect.what) - effect.n,
        ),
      ]
    case 'gain': {
      const later = view.phase === 'action'
      const name = words.resource[effect.what] ?? ''
      const has = later ? view.future.resources[effect.what] : view.available[effect.what]
      return [change(effect.what, later ? words.inFuture(name) : name, has, has + effect.n)]
    }
    case 'level':
      return [change(effect.of, words[effect.of], view[effect.of], Math.max(0, view[effect.of] + effect.n))]
    case 'shuffle':
      return []
    default:
      return inWords(effect, language)
  }
}

const clamp = (morale: number): number => Math.max(-3, Math.min(3, morale))

const inStock = ({ available, barrel }: RobinsonView, what: 'wood' | 'food' | 'fur'): number =>
  what === 'food' ? available.food + available.nonPerishable + barrel : available[what]

const change = (sign: SignName, words: string, from: number, to: number): OutcomeLine => ({
  sign,
  words,
  from: String(from),
  to: String(to),
  tone: to < from ? 'bad' : 'good',
})

const inWords = (effect: Effect, language: Language): OutcomeLine[] => [
  { sign: 'book', words: effectWords([effect], language), tone: 'plain' },
]

/** Wounds, and the morale that falls when an arrow is passed. */
function woundLines(
  view: RobinsonView,
  { id, wounds, coveredArrows }: RobinsonView['characters'][number],
  n: number,
  language: Language,
): OutcomeLine[] {
  const words = WORDS[language]
  const { hearts, arrows } = CHARACTERS[id]
  const left = hearts - wounds
  const passed = arrows.filter(
    arrow => arrow > wounds && arrow <= wounds + n && !coveredArrows.includes(arrow),
  ).length
  const wound: OutcomeLine = { ...change('heart', words.wounds(n), left, Math.max(0, left - n)), tone: 'bad' }
  if (passed === 0) return [wound]
  return [
    wound,
    {
      sign: 'flag',
      words: words.arrowPassed,
      from: signed(view.morale),
      to: signed(clamp(view.morale - passed)),
      tone: 'bad',
    },
  ]
}
