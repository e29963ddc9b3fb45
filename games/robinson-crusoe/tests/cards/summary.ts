import { NODES } from '../../data/board.ts'
import { EVENT_IDS } from '../../data/events.ts'
import type { Gain, Resources, Robinson } from '../../state.ts'

type Counts = { [what: string]: number }

const EVENTS: ReadonlySet<string> = new Set(EVENT_IDS)

/** All that cards can change, in numbers by name: `cook.wounds`, `later.wood`, `rain@weather` … */
export function summary(state: Robinson): Counts {
  const counts: Counts = {}
  const add = (what: string, n = 1) => {
    counts[what] = (counts[what] ?? 0) + n
  }
  people(state, add)
  camp(state, add)
  resources('', state.available, add)
  for (const gain of state.gains) if (gain.from !== 'roundStart') later(gain, add)
  for (const { kind, at, source } of state.pieces) add(`${kind}@${at}${source < 0 ? '' : `:${source}`}`)
  for (const node of NODES) if (state.island[node].faceDown) add(`faceDown@${node}`)
  cards(state, add)
  return counts
}

type Add = (what: string, n?: number) => void

function people({ characters, firstPlayer, round }: Robinson, add: Add): void {
  add(`first.${characters[firstPlayer].id}`)
  for (const {
    id,
    alive,
    wounds,
    det,
    limits,
    specialWounds,
    outside,
    bowl,
    confused,
    disease,
  } of characters) {
    add(`${id}.wounds`, wounds)
    add(`${id}.det`, det)
    add(`${id}.disease`, disease)
    if (!alive) add(`${id}.dead`)
    if (bowl > 0) add(`${id}.bowl`)
    if (confused > 0) add(`${id}.confused+${confused - round}`)
    if (outside !== '') add(`${id}.outside@${outside}`)
    for (const limit of limits) add(`${id}.${limit.to}+${limit.round - round}`)
    for (const { colour, part } of specialWounds) add(`${id}.${colour}.${part}`)
  }
}

function camp(state: Robinson, add: Add): void {
  const { morale, roof, palisade, weapons, shelter, thisRound } = state
  add('morale', morale)
  add('roof', roof)
  add('palisade', palisade)
  add('weapons', weapons)
  if (shelter) add('shelter')
  add(`camp@${state.camp}`)
  for (const rule of thisRound.production) add(`production.${rule}`)
  if (thisRound.argument) add('argument')
  if (thisRound.itemsAway) add('itemsAway')
  for (const { id } of thisRound.pawns) add(`pawn.${id}`)
}

function resources(prefix: string, all: Resources, add: Add): void {
  for (const [what, n] of Object.entries(all)) add(`${prefix}${what}`, n)
}

function later({ kind, id, n }: Gain, add: Add): void {
  if (kind === 'discovery') add('later.discoveries')
  else if (kind === 'equipment') add('later.equipment')
  else add(`later.${id}`, n)
}

function cards(state: Robinson, add: Add): void {
  const { decks, threats } = state
  add('inventions', state.inventions.length)
  add('discoveries', state.discoveries.length)
  add('equipment', state.equipment.length)
  add('hunting', decks.hunting.length)
  if (state.asideBeast !== '') add('asideBeast')
  for (const item of state.items) add(`item.${item}`)
  for (const { id, uses } of state.treasures) add(`treasure.${id}`, Math.abs(uses))
  for (const card of state.kept) add(`kept.${card}`)
  for (const card of decks.event) if (isVisitor(card)) add(`back.${card}`)
  for (const { card, when } of state.later) add(`${when}.${card}`)
  if (threats.left !== '') add('threats')
  if (threats.right !== '') add('threats')
}

// Event cards come and go in the event deck; what counts is what was shuffled into it.
const isVisitor = (card: string): boolean => !EVENTS.has(card)
