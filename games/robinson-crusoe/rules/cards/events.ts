import type { Message, Rule } from '@tablee/kernel'
import { BEASTS, type BeastId } from '../../data/beasts.ts'
import { INVENTION_IDS } from '../../data/inventions.ts'
import type { RobinsonTable } from '../../state.ts'
import { say } from '../../text/say.ts'
import { askGroup, askOwner } from '../ask.ts'
import { forceCampMove } from '../camp.ts'
import type { Cause } from '../cause.ts'
import { drawFrom, markSeen, shuffleDeck } from '../decks.ts'
import { takeInvention } from '../items.ts'
import { raise } from '../levels.ts'
import { inventionNames } from '../names.ts'
import { strike } from '../phases/event.ts'
import { byCause } from '../why.ts'
import type { Specials } from './special.ts'

/** How many beasts the Howling from the Woods draws. */
const HOWLING = 3

const beastNaming = {
  say: (beast: BeastId): Message => say('beast', { beast }),
  rule: 'card.event.howling-from-the-woods.2',
}

/** The strongest of three beasts lies on top of the hunting deck; the others go back. L2277 */
function* howlingFromTheWoods(t: RobinsonTable): Rule {
  const { decks, open } = t.state
  const drawn: BeastId[] = []
  for (let i = 0; i < HOWLING; i++) {
    const beast = drawFrom(t, 'beast')
    if (beast !== undefined) drawn.push(beast)
  }
  if (drawn.length === 0) return
  const most = Math.max(...drawn.map(id => BEASTS[id].strength))
  const strongest = drawn.filter(id => BEASTS[id].strength === most)
  open.push(...drawn) // In sight while the group decides.
  const top = yield* askGroup(t, 'howling', strongest, beastNaming)
  open.splice(-drawn.length)
  decks.hunting.push(top)
  markSeen(t.state, 'hunting', top)
  t.say('hunting.seen', { beast: top })
  decks.beast.push(...drawn.filter(id => id !== top))
  shuffleDeck(t, 'beast')
}

/** Any invention of the deck comes to the board at once. L2205 */
function* brainstorm(t: RobinsonTable, { actor }: Cause): Rule {
  const { state } = t
  const there = INVENTION_IDS.filter(id => state.decks.invention.includes(id))
  if (there.length === 0) return
  t.reveal()
  const id = yield* askOwner(t, actor, 'brainstorm', there, {
    like: inventionNames,
    rule: 'card.event.council.2',
  })
  takeInvention(state, id)
  shuffleDeck(t, 'invention')
  state.inventions.push(id)
  t.say('invention.drawn', { item: id })
}

/** The camp must move; what roof and palisade lose by it is remembered, if there was a shelter to lose it. L2225 */
function* cloudburst(t: RobinsonTable, { card }: Cause): Rule {
  const { state } = t
  const { shelter, roof, palisade } = state
  yield* forceCampMove(t, card)
  state.notes.cloudburst = shelter ? [roof - state.roof, palisade - state.palisade] : [0, 0]
}

/** One level each of what that move cost. */
function regain(t: RobinsonTable, cause: Cause): void {
  const [roof = 0, palisade = 0] = t.state.notes.cloudburst ?? []
  delete t.state.notes.cloudburst
  if (Number(roof) > 0) raise(t, 'roof', 1, byCause(cause))
  if (Number(palisade) > 0) raise(t, 'palisade', 1, byCause(cause))
}

/** All threats come true, from left to right, and leave the row. L2209 */
function* strokeOfFate(t: RobinsonTable): Rule {
  const { threats } = t.state
  for (const slot of ['left', 'right'] as const) {
    const card = threats[slot]
    if (card === '') continue
    threats[slot] = ''
    yield* strike(t, card)
  }
}

/** A beast nobody has seen waits beside the event deck for the next event phase. L2313 */
function setBeastAside(t: RobinsonTable): void {
  const beast = t.state.decks.beast.pop()
  if (beast === undefined) return
  t.state.asideBeast = beast
  t.say('beast.aside')
}

/** The beast that waits joins the hunting deck instead; if it was fought already, nothing happens. */
function meetBeast(t: RobinsonTable): void {
  const { state } = t
  const { asideBeast, decks } = state
  if (asideBeast === '') return
  state.asideBeast = ''
  decks.hunting.push(asideBeast)
  shuffleDeck(t, 'hunting')
  t.say('beast.joined')
}

/** Irregular event cards. */
export const events: Specials = {
  argument(t) {
    t.state.thisRound.argument = true
    t.say('argument')
  },
  catastrophe(t) {
    t.state.thisRound.itemsAway = true
    t.say('items.away')
  },
  cloudburst,
  'cloudburst:action': regain,
  council: brainstorm,
  dangerousNight: setBeastAside,
  'dangerousNight:action': meetBeast,
  howlingFromTheWoods,
  strokeOfFate,
}
