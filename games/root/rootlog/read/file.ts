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
  /** What hirelings did when they were set up, as the header tells it. */
  readonly hired: readonly Fact[]
  /** Each name is followed by the player's set-up: not the standard one. */
  readonly advanced: boolean
  /** Hands that lay face up from the start, by letter, where remarks tell them. */
  readonly hands: ReadonlyMap<string, readonly CardName[]>
  /** What is told here of what some logs leave out. */
  readonly tells: ReadonlySet<string>
  /** The letters of the winners; null while the game runs. */
  readonly winner: string | null
}

const HEADER = /^(map|deck|clearings|landmarks|hirelings|pool|left over|variants|winner)\s*:(.*)$/i
/** A hand that lies face up from the start. */
const HAND = /^hand of ([CEAVGLODPHK]): (.*)$/i
const TURN = /^([CEAVGLODPHK])\s*:(.*)$/
/** A turn in which nothing happened that the notation has actions for. */
const NOTHING = /^([CEAVGLODPHK]): nothing(.*)$/
const OMITTED = /\bomitted: ([^;]*)/
/** What a remark tells: a plot that is laid, an item that is hit, a fund that is committed, a service, a slot. */
const REMARK = /\b(plot \d+|slot|damaged [a-z]|commits(?: fox| rabbit| mouse)?|hires) (\w+)/g
const CRAFTED = /\bcrafted ([BFMR])#([a-z]*)/g
const NEW_QUEST = /\bnew quest ([a-z]+)/g

/** Reads a log. Whatever cannot be read is told where it stands. */
export function readLog(text: string): Log {
  const header: { [name: string]: string } = {}
  const players: { letter: string; name: string }[] = []
  const lines: LogLine[] = []
  const hands = new Map<string, CardName[]>()
  let advanced = false
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
      const name = rest.includes('->') ? '' : rest.trim()
      if (!known) players.push({ letter, name })
      if (!known && name !== '' && lines.length > 0) advanced = true
      // Some leave the names out, and begin with the set-up.
      if (known || rest.includes('->')) lines.push(readLine(index + 1, letter, rest, comment))
    }
  }
  const hired = setOut(header.hirelings?.replace(/^[^/]*/, '') ?? '')
  const told = lines.flatMap(({ facts, asides }) => [...facts, ...asides])
  const soft = [...hired, ...told].filter(fact => fact.soft)
  const tells = new Set(soft.map(habitOf))
  tells.delete('idle')
  return {
    header,
    players,
    lines,
    hired,
    advanced,
    hands,
    tells,
    winner: header.winner?.replace(/[^A-Z]/g, '') ?? null,
  }
}

/** The actions of a line. */
const actionsIn = (text: string): string[] =>
  text
    .replace(/\s/g, '')
    .split(/[/;]/)
    .filter(one => one !== '')

/** What stands in a comment because most parsers refuse it: with the number of actions before it, or without. */
function omittedIn(comment: string): [placed: [number, string][], others: string[]] {
  const placed: [number, string][] = []
  const others: string[] = []
  for (const one of OMITTED.exec(comment)?.[1].split('/') ?? []) {
    const [, place, action] = PLACED.exec(one.trim()) ?? []
    if (place) placed.push([Number(place), action])
    else others.push(one.trim())
  }
  return [placed, others]
}

const PLACED = /^(\d+) (.*)$/

/** How hirelings are set up, by actions that stand in no turn: some logs leave all of it out. */
export const setOut = (actions: string): Fact[] =>
  actionsIn(actions)
    .flatMap(action => readAction(action, '') ?? [])
    .map(fact => ({ ...fact, soft: 'arrival' }))

const handIn = (cards: string): CardName[] =>
  [...cards.matchAll(/([BFMR])#([a-z@]*)/g)].map(([, suit, name]) => readCard(suit, name || NAMELESS))

/** Reads a turn line, or what the rules would write of it, without its letter. */
export function readLine(number: number, letter: string, actions: string, comment: string): LogLine {
  const facts: Fact[] = []
  let unread: string | null = null
  const all = actionsIn(actions)
  const [placed, others] = omittedIn(comment)
  for (const [place, action] of placed.toReversed()) all.splice(place, 0, action)
  for (const action of all) {
    const read = readAction(action, letter)
    if (read) facts.push(...read)
    else unread ??= action
  }
  nameCrafted(facts, comment)
  if (comment.includes(NAMELESS))
    for (const [place, fact] of facts.entries())
      if (isNameless(fact)) facts[place] = { ...fact, what: NAMELESS }
  const asides = others.flatMap(action => readAction(action, letter) ?? [])
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
