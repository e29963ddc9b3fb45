import { readAction } from './action.ts'
import { type Fact, habitOf } from './fact.ts'
import { type CardName, readCard } from './names.ts'

/** What one line of a log tells of a turn, or of the set-up of a seat. */
export interface LogLine {
  /** Its place in the file, from 1. */
  readonly number: number
  /** The letter that heads it. */
  readonly letter: string
  readonly facts: readonly Fact[]
  /** What stands in the comment because the parser of most programs would refuse it: told, but not in its place. */
  readonly asides: readonly Fact[]
  /** The quests that were laid out, by name, where the comment tells them. */
  readonly quests: readonly string[]
  /** The first action that could not be read. */
  readonly unread: string | null
}

/** A log as it stands in a file. */
export interface Log {
  /** What stands before the turns: `map`, `deck`, `clearings`… by its name in small letters. */
  readonly header: { readonly [name: string]: string }
  /** The players by their letters, in the order of their lines. */
  readonly players: readonly { readonly letter: string; readonly name: string }[]
  readonly lines: readonly LogLine[]
  /** Hands that lay face up from the start, by letter, where remarks tell them. */
  readonly hands: ReadonlyMap<string, readonly CardName[]>
  /** What is told here of what some logs leave out. */
  readonly tells: ReadonlySet<string>
  /** The letters of the winners; null while the game runs. */
  readonly winner: string | null
}

const HEADER = /^(map|deck|clearings|landmarks|hirelings|pool|winner)\s*:(.*)$/i
/** A hand that lies face up from the start. */
const HAND = /^hand of ([CEAVGLODPHK]): (.*)$/i
const TURN = /^([CEAVGLODPHK])\s*:(.*)$/
/** A turn in which nothing happened that the notation has actions for. */
const NOTHING = /^([CEAVGLODPHK]): nothing(.*)$/
const OMITTED = /\bomitted: ([^;]*)/
/** What a remark tells of something: a plot that is laid, an item that is hit, a fund that is committed, a service. */
const REMARK = /\b(plot \d+|damaged [a-z]|commits(?: fox| rabbit| mouse)?|hires) (\w+)/g
const CRAFTED = /\bcrafted ([BFMR])#([a-z]*)/g
const NEW_QUEST = /\bnew quest ([a-z]+)/g

/** Reads a log. Whatever cannot be read is told where it stands. */
export function readLog(text: string): Log {
  const header: { [name: string]: string } = {}
  const players: { letter: string; name: string }[] = []
  const lines: LogLine[] = []
  const hands = new Map<string, CardName[]>()
  for (const [index, whole] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    const at = whole.indexOf('//')
    const line = (at < 0 ? whole : whole.slice(0, at)).trim()
    const comment = at < 0 ? '' : whole.slice(at + 2).trim()
    const told = HEADER.exec(line) ?? HEADER.exec(comment)
    const turn = TURN.exec(line)
    const hand = line === '' ? HAND.exec(comment) : null
    const idle = line === '' ? NOTHING.exec(comment) : null
    if (told) header[told[1].toLowerCase()] = told[2].trim()
    else if (hand) hands.set(hand[1], handIn(hand[2]))
    else if (idle) lines.push(readLine(index + 1, idle[1], '', idle[2]))
    else if (turn) {
      const [, letter, rest] = turn
      const known = players.some(player => player.letter === letter)
      if (!known) players.push({ letter, name: rest.includes('->') ? '' : rest.trim() })
      // Some leave the names out, and begin with the set-up.
      if (known || rest.includes('->')) lines.push(readLine(index + 1, letter, rest, comment))
    }
  }
  const soft = lines.flatMap(({ facts, asides }) => [...facts, ...asides]).filter(fact => fact.soft)
  const tells = new Set(soft.map(habitOf))
  tells.delete('idle')
  return { header, players, lines, hands, tells, winner: header.winner?.replace(/[^A-Z]/g, '') ?? null }
}

const handIn = (cards: string): CardName[] =>
  [...cards.matchAll(/([BFMR])#([a-z@]*)/g)].map(([, suit, name]) => readCard(suit, name || NAMELESS))

/** Reads a turn line, or what the rules would write of it, without its letter. */
export function readLine(number: number, letter: string, actions: string, comment: string): LogLine {
  const facts: Fact[] = []
  let unread: string | null = null
  for (const action of actions.replace(/\s/g, '').split(/[/;]/)) {
    if (action === '') continue
    const read = readAction(action, letter)
    if (read) facts.push(...read)
    else unread ??= action
  }
  nameCrafted(facts, comment)
  if (comment.includes(NAMELESS))
    for (const [place, fact] of facts.entries())
      if (isNameless(fact)) facts[place] = { ...fact, what: NAMELESS }
  const omitted = OMITTED.exec(comment)?.[1].split('/') ?? []
  const asides = omitted.flatMap(action => readAction(action.trim(), letter) ?? [])
  for (const [raw, what, to] of comment.matchAll(REMARK))
    asides.push({
      ...{ raw, kind: 'note', owner: letter, what, suit: '', from: '', to, count: 1 },
      soft: 'remark',
    })
  const quests = [...comment.matchAll(NEW_QUEST)].map(([, name]) => name)
  return { number, letter, facts, asides, quests, unread }
}

/** The card that is written by its suit alone, where the comment tells so. */
const NAMELESS = 'avisittofriends'

const isNameless = ({ kind, suit, what, from, to }: Fact): boolean =>
  kind === 'card' && suit === 'R' && what === '' && from !== 'Q' && to !== 'Q'

/** By which cards items were crafted, where the comment tells it. */
function nameCrafted(facts: Fact[], comment: string): void {
  const names = [...comment.matchAll(CRAFTED)]
  for (const [place, fact] of facts.entries()) {
    if (fact.kind !== 'craft' || !fact.what.startsWith('%')) continue
    const [, suit = '', name = ''] = names.shift() ?? []
    facts[place] = { ...fact, suit, from: name || (suit && NAMELESS) }
  }
}
