import { type Imported, type Message, Mistake, type Refusal } from '@tablee/kernel'
import { DECKS } from '../../data/cards.ts'
import { CLEARINGS } from '../../data/map.ts'
import { say } from '../../text/say.ts'
import type { Told } from './compare.ts'
import { isWanted } from './deal.ts'
import type { Fact } from './fact.ts'
import type { LogLine } from './file.ts'
import type { Following, Furthest } from './search.ts'

/** So many questions deep, and so many answers wide, the rules are asked why something is not possible. */
const DEPTH = 3
const WIDTH = 6

/** A refusal, and how much it speaks of what was told. */
interface Found {
  readonly refusal: Refusal
  readonly likeness: number
}

/** Where an import stops: the line, the action, and what the rules say to it. */
export function stoppedAt(
  on: Following,
  { number, unread }: LogLine,
  told: Told,
  furthest: Furthest | null,
): NonNullable<Imported['stopped']> {
  if (unread !== null || !furthest)
    return { where: say('rootlog.unread', { line: number, action: unread ?? '' }) }
  const fact = told.facts[furthest.told]
  const where = fact
    ? say('rootlog.stopped', { line: number, action: fact.raw })
    : say('rootlog.unfinished', { line: number })
  return { where, ...whyNot(on, furthest, fact) }
}

/** What the rules have against a fact after the picks that led nearest to it; else the rule of what they ask there. */
function whyNot(
  on: Following,
  { picks }: Furthest,
  fact: Fact | undefined,
): { readonly why: Message; readonly rule?: string } {
  const { match, deal } = on
  const start = match.picks
  try {
    for (const [seat, key] of picks) match.pickKey(seat, key)
  } catch (error) {
    if (!(error instanceof Mistake)) throw error
  }
  const rule = match.ask?.naming.rule
  const absent = fact ? absentFor(on, fact) : null
  const found = fact && !absent ? refusalOf(on, fact, DEPTH) : null
  deal.goBack(start)
  if (absent) return { why: absent, ...(rule && { rule }) }
  if (found) return { why: found.refusal.why, ...(found.refusal.rule && { rule: found.refusal.rule }) }
  return { why: say('rootlog.nothing'), ...(rule && { rule }) }
}

/** What a fact speaks of and is not there: warriors in a clearing or in the supply, or a card that lies in the open. */
function absentFor({ match: { state }, scribe }: Following, fact: Fact): Message | null {
  const { kind, what, suit, from, to, count } = fact
  const player = state.players[scribe.letters.indexOf(fact.owner)]
  if (kind === 'piece' && what === 'w' && player) {
    const clearing = CLEARINGS.find(one => String(one) === from)
    if (clearing && player.warriors[clearing] < count)
      return say('rootlog.fewer', { there: player.warriors[clearing], clearing })
    const placed = from === '' && CLEARINGS.some(one => String(one) === to)
    if (placed && player.warriors[0] < count) return say('rootlog.supply', { left: player.warriors[0] })
  }
  const leavesHand = kind === 'card' && what !== '' && scribe.letters.includes(from)
  if (!leavesHand) return null
  const wanted = DECKS[state.deckName].filter(card => isWanted({ suit, name: what }, card))
  const isPast = wanted.length > 0 && wanted.every(card => state.discard.includes(card))
  return isPast ? say('rootlog.discarded', { card: wanted[0] }) : null
}

/** The refusal that speaks most of a fact, among those of the questions that likely answers lead to. */
function refusalOf(on: Following, fact: Fact, depth: number): Found | null {
  const { match, guide, deal } = on
  const { ask, picks } = match
  const seat = ask?.waiting[0]
  if (!ask || seat === undefined) return null
  let best: Found | null = null
  for (const refusal of match.face(seat)?.refused ?? []) {
    const likeness = guide.likeness(ask.id, refusal.key, [fact])
    if (likeness > (best?.likeness ?? 0)) best = { refusal, likeness }
  }
  if (depth === 0) return best
  for (const key of guide.order(ask, seat, [fact], WIDTH)) {
    match.pickKey(seat, key)
    const deeper = refusalOf(on, fact, depth - 1)
    deal.goBack(picks)
    on.luck.forget()
    if (deeper && deeper.likeness > (best?.likeness ?? 0)) best = deeper
  }
  return best
}
