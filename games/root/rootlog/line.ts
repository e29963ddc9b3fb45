import type { Seat } from '@tablee/kernel'

/** Something that goes from one place to others; an empty place is the usual one and is not written. */
interface Move {
  count: number
  readonly thing: string
  readonly from: string
  readonly to: string[]
}

/** A battle: what is not known yet is filled in as it goes on. */
export interface Battle {
  readonly parties: string
  ambush: string
  foil: string
  dice: string
}

/** One line of the log: what happened in a turn, or in the setup of a seat. */
export class Line {
  /** The seat whose letter heads the line, and may be left out inside it. */
  readonly seat: Seat
  /** The round, 0 for the setup. */
  readonly round: number
  /** The battle that was fought last. */
  battle: Battle | null = null
  private readonly letters: readonly string[]
  private readonly actions: (string | Move | Battle)[] = []
  private readonly comments: string[] = []

  constructor(seat: Seat, round: number, letters: readonly string[]) {
    this.seat = seat
    this.round = round
    this.letters = letters
  }

  // How a seat is written

  /** The letter of a seat; alone, it is its hand. */
  letter(seat: Seat): string {
    return this.letters[seat]
  }

  /** The letter of a seat, nothing for the one whose line it is. */
  owner(seat: Seat): string {
    return seat === this.seat ? '' : this.letters[seat]
  }

  /** The board of a seat. */
  board(seat: Seat): string {
    return `${this.owner(seat)}$`
  }

  /** The seat of a letter. */
  seatOf(letter: string): Seat {
    return this.letters.indexOf(letter)
  }

  // Writing

  /** Adds an action as it is written. */
  write(action: string): void {
    this.actions.push(action)
  }

  /** Adds a move; one that repeats the last move into or out of the game raises its count. */
  move(thing: string, from: string, to: string, count = 1): void {
    const last = this.lastMove
    if (last && (from === '' || to === '') && sameMove(last, thing, from, to)) last.count += count
    else this.actions.push({ count, thing, from, to: [to] })
  }

  /** Adds pieces that come to a clearing; the same pieces in several clearings are one action. */
  place(thing: string, clearing: string, count = 1): void {
    const last = this.lastMove
    if (last?.thing === thing && last.from === '' && last.count === count && !last.to.includes(clearing))
      last.to.push(clearing)
    else this.move(thing, '', clearing, count)
  }

  /** Adds a battle. */
  fight(parties: string): void {
    this.battle = { parties, ambush: '', foil: '', dice: '' }
    this.actions.push(this.battle)
  }

  /** Adds a remark for human readers. */
  comment(words: string): void {
    this.comments.push(words)
  }

  // Rewriting what turns out differently

  /** Takes back a part of the last move of a thing to a place, because it ended elsewhere; tells where it came from. */
  retract(to: string, count: number, fits: (move: Move) => boolean = () => true): string {
    const place = this.actions.findLastIndex(one => isMove(one) && one.to.at(-1) === to && fits(one))
    const move = this.actions[place]
    if (!isMove(move)) return ''
    move.count -= count
    if (move.count === 0) this.actions.splice(place, 1)
    return move.from
  }

  /** Names the two things that just changed places. */
  nameSwap(unknown: string, one: string, other: string): void {
    const last = this.actions.pop()
    if (typeof last !== 'string') throw new Error('Nothing changed places.')
    const [from, to] = last.split('<->').map(side => side.slice(unknown.length))
    this.write(`${one}${from}<->${other}${to}`)
  }

  /** Names the things that just moved, where the last move did not. */
  name(unknown: string, things: readonly string[]): void {
    const last = this.lastMove
    if (last?.thing !== unknown) return
    this.actions.pop()
    for (const thing of things) this.move(thing, last.from, last.to[0])
  }

  private get lastMove(): Move | undefined {
    const last = this.actions.at(-1)
    return isMove(last) ? last : undefined
  }

  /** All of its actions in their order, those too that stand in the comment. */
  get actionText(): string {
    return this.actions.map(textOf).join('/')
  }

  /** The remarks beside its actions. */
  get remarks(): string {
    const nameless = this.actions.some(isNameless) ? ['R# is avisittofriends'] : []
    return [...this.comments, ...nameless].join('; ')
  }

  /** The line as it stands in the log; a turn in which nothing happened is a comment, for it cannot be empty. */
  get text(): string {
    const taken: string[] = []
    const omitted: string[] = []
    for (const action of this.actions.map(textOf))
      if (isRefused(action)) omitted.push(`${taken.length} ${action}`)
      else taken.push(action)
    const told = omitted.length > 0 ? [`omitted: ${omitted.join('/')}`] : []
    const comment = [...told, ...(this.remarks ? [this.remarks] : [])].join('; ')
    const head = `${this.letters[this.seat]}:`
    if (taken.length === 0) return `// ${head} nothing${comment && `; ${comment}`}`
    return head + taken.join('/') + (comment && ` // ${comment}`)
  }
}

/**
 * Whether the parser that players use refuses an action: of a hireling, of the Ferry, of the Black Market. It would
 * lose the whole line with it, so such actions stand in the comment, each after the number of actions before it.
 */
const isRefused = (action: string): boolean => REFUSED.test(action)

const REFUSED = /h_[A-Z]|^f\d|#.*<->/

function isMove(action: string | Move | Battle | undefined): action is Move {
  return typeof action === 'object' && 'thing' in action
}

/** The published parser refuses the name of one card, and takes it by its suit alone, as it does quests. */
const isNameless = (action: string | Move | Battle): boolean =>
  isMove(action) ? action.thing === 'R#' && action.from !== 'Q' && action.to[0] !== 'Q' : action === 'R#^'

const sameMove = (move: Move, thing: string, from: string, to: string): boolean =>
  move.thing === thing && move.from === from && move.to.length === 1 && move.to[0] === to

function textOf(action: string | Move | Battle): string {
  if (typeof action === 'string') return action
  if (!isMove(action)) return action.parties + action.ambush + action.foil + action.dice
  const { count, thing, from, to } = action
  return `${count === 1 ? '' : count}${thing}${from}->${to.join('+')}`
}
