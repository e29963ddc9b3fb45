import { cardOf, factionOf } from '../../rules/faction.ts'
import type { FactionId, SetupCard } from '../../state.ts'
import type { Shuffled } from './luck.ts'

/** The set-up cards of a draft as far as a log tells them. */
export interface DraftTold {
  /** The factions of the cards, the first dealt first. */
  readonly dealt: readonly FactionId[]
  /** What lies beside those cards that have something, in the same order. */
  readonly along: readonly string[]
}

/** The set-up cards of a draft: those of the pool if they are told, else those that were picked and one more. */
export function draftOf(
  pool: readonly FactionId[],
  picked: readonly FactionId[],
  characters: readonly string[],
  leftOver: readonly string[],
): DraftTold {
  const dealt = pool.length === picked.length + 1 ? [...pool] : guessed(pool, picked)
  const rest = [...leftOver]
  const taken = [...characters]
  const waiting = [...picked]
  const along = dealt.flatMap(id => {
    if (!factionOf(id).dealtAlong) return []
    const place = waiting.indexOf(id)
    if (place >= 0) waiting.splice(place, 1)
    return (place >= 0 ? taken.shift() : rest.shift()) ?? ''
  })
  return { dealt, along }
}

/** A militant first, and last the one that is left, which then locks nobody out. */
function guessed(pool: readonly FactionId[], picked: readonly FactionId[]): FactionId[] {
  const first = picked.findIndex(id => cardOf(id).militant)
  const order = first < 0 ? [...picked] : [picked[first], ...picked.filter((_, place) => place !== first)]
  const left = pool.find(id => !picked.includes(id))
  return left ? [...order, left] : order
}

/** How the piles of a draft are to lie: militants, then all others; null for another pile. */
export function laysDraft({ dealt, along }: DraftTold): (pile: readonly unknown[]) => Shuffled | null {
  return pile => {
    if (!isOfFactions(pile)) return null
    const first = dealt.slice(0, 1).filter(id => cardOf(id).militant)
    const isFirst = first.length > 0 && pile.includes(first[0])
    const rest = [...pile]
    const laid = (isFirst ? first : dealt.slice(first.length)).flatMap(id => {
      const place = rest.indexOf(id)
      return place < 0 ? [] : rest.splice(place, 1)
    })
    return {
      cards: false,
      at: 0,
      lies: [...laid, ...rest],
      ...(!isFirst && { drawn: drawnAlong(dealt, along) }),
    }
  }
}

const isOfFactions = (pile: readonly unknown[]): pile is readonly FactionId[] =>
  pile.length > 0 && pile.every(one => typeof one === 'string' && cardOf(one as FactionId) !== undefined)

/** What is drawn when characters are dealt to set-up cards, one after the other. */
function drawnAlong(dealt: readonly FactionId[], along: readonly string[]): number[] {
  const waiting = [...along]
  const cards: Pick<SetupCard, 'along'>[] = []
  return dealt.flatMap(id => {
    const free = (factionOf(id).dealtAlong ?? []).filter(one => !cards.some(card => card.along === one))
    if (free.length === 0) return []
    const place = Math.max(0, free.indexOf(waiting.shift() ?? ''))
    cards.push({ along: free[place] })
    return place
  })
}
