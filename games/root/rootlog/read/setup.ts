import { CLEARINGS, MAPS, ownLandmarks } from '../../data/map.ts'
import type { ClearingSuit } from '../../data/suits.ts'
import { FACTIONS } from '../../factions/index.ts'
import { HIRELINGS } from '../../hirelings/index.ts'
import { LANDMARKS } from '../../landmarks/index.ts'
import { ALL_MAPS } from '../../maps/index.ts'
import { factionOf } from '../../rules/faction.ts'
import type { HirelingCard } from '../../rules/hirelings/box.ts'
import { landmarkPool } from '../../rules/landmarks.ts'
import type { FactionId } from '../../state.ts'
import { VARIANTS } from '../header.ts'
import { type Placed, readLandmarks } from '../landmarks.ts'
import type { Logs } from '../rootlog.ts'
import { type DraftTold, draftOf } from './draft.ts'
import type { Log } from './file.ts'

/** The set-up that a log tells. */
export interface LogSetup {
  readonly options: { readonly [name: string]: unknown }
  /** The letters in turn order, which is how they sit. */
  readonly letters: readonly string[]
  /** The suits of the clearings, where the log tells them. */
  readonly suits: readonly ClearingSuit[] | null
  /** The landmarks that were dealt, with where they were set up. */
  readonly landmarks: readonly Placed[]
  /** The hireling cards that were dealt, the demoted first. */
  readonly hirelings: readonly HirelingCard[]
  /** The set-up cards of a draft; null without one. */
  readonly draft: DraftTold | null
}

/** The faction of a letter. */
export function factionOfLetter(letter: string, logs: Logs): FactionId | undefined {
  return (Object.keys(logs) as FactionId[]).find(id => logs[id].letters.includes(letter))
}

const SUIT_OF: { readonly [letter: string]: ClearingSuit } = { F: 'fox', M: 'mouse', R: 'rabbit' }

/** What the header of a log tells, and its turns in which order the players sit. */
export function readSetupOf(log: Log, logs: Logs): LogSetup {
  const { header, players, lines, advanced } = log
  const named = players.map(({ letter }) => letter)
  const letters = turnOrder(
    advanced ? named.toReversed() : named,
    lines.map(({ letter }) => letter),
  )
  const factions = letters.flatMap(letter => factionOfLetter(letter, logs) ?? [])
  const hirelings = hirelingsIn(header.hirelings ?? '')
  const draft = advanced && header.pool !== undefined ? readDraft(log, factions, logs) : null
  const map =
    ALL_MAPS.find(({ rootlog }) => rootlog.toLowerCase() === header.map?.toLowerCase())?.id ?? ALL_MAPS[0].id
  const suits = suitsIn(header.clearings)
  const printed = MAPS[map].suited === 'printed' && !suits
  const own = ownLandmarks(map).map(({ id }) => id)
  const told = header.landmarks ? readLandmarks(header.landmarks) : []
  const landmarks = told.filter(({ landmark }) => !own.includes(landmark))
  return {
    letters,
    suits,
    landmarks,
    hirelings,
    draft,
    options: {
      factions,
      setup: draft ? 'draft' : advanced ? 'advanced' : 'standard',
      ...Object.fromEntries(VARIANTS.map(name => [name, header.variants?.includes(name) ?? false])),
      hirelings: hirelings.length > 0,
      map,
      deck: /^std|^standard/i.test(header.deck ?? 'standard') ? 'standard' : 'exiles',
      suits: printed ? 'printed' : 'random',
      seating: 'asListed',
      landmarks: landmarks.length,
      mapLandmarks: told.length === landmarks.length && landmarks.length > 0 ? own.length === 0 : true,
    },
  }
}

/** The hirelings of a header, the demoted first: so they are dealt. */
function hirelingsIn(told: string): HirelingCard[] {
  const [cards] = told.split('/')
  const found = [...cards.matchAll(/h_([A-Z])(d?)/g)].flatMap(([, letter, demoted]) => {
    const card = HIRELINGS.find(one => one.letter === letter)
    return card ? [{ card, demoted: demoted !== '' }] : []
  })
  return [...found.filter(({ demoted }) => demoted), ...found.filter(({ demoted }) => !demoted)].map(
    ({ card }) => card,
  )
}

/** The set-up cards of a draft, with the characters that lie beside them. */
function readDraft({ header, lines }: Log, picked: readonly FactionId[], logs: Logs): DraftTold {
  const pool = [...(header.pool ?? '')].flatMap(letter => factionOfLetter(letter, logs) ?? [])
  const characters = lines.flatMap(({ facts }) =>
    facts.filter(({ kind, what, to }) => kind === 'card' && isDealtAlong(what) && to.endsWith('$')),
  )
  const left = [...(header['left over'] ?? '').matchAll(/[A-Z] ([a-z]+)/gi)].map(([, one]) => one)
  return draftOf(
    pool,
    picked,
    characters.map(({ what }) => what),
    left,
  )
}

const isDealtAlong = (name: string): boolean =>
  FACTIONS.some(({ id }) => factionOf(id).dealtAlong?.includes(name))

/** What is drawn when the landmarks of a log are dealt, one after the other. */
export function dealsOf({ landmarks, options }: LogSetup): number[] {
  const choice = {
    landmarks: landmarks.length,
    landmarkCards: LANDMARKS.map(({ id }) => id),
    withoutOwn: options.mapLandmarks === false,
  }
  const { cards } = landmarkPool(choice, ownLandmarks(options.map as string))
  return landmarks.map(({ landmark }) => {
    const place = cards.indexOf(landmark)
    cards.splice(place, 1)
    return place
  })
}

/** The order of the turns: that of the lines after the first of each letter, which are the set-up. */
function turnOrder(letters: readonly string[], heads: readonly string[]): string[] {
  const seen = new Set<string>()
  const turns = heads.filter(letter => {
    const isTurn = seen.has(letter)
    seen.add(letter)
    return isTurn
  })
  return [...new Set([...turns, ...letters])]
}

/** Twelve suits, each with its clearing or in the order of the clearings. */
function suitsIn(clearings: string | undefined): ClearingSuit[] | null {
  const told = clearings?.match(/[FMR]\s*\d*/gi) ?? []
  if (told.length !== CLEARINGS.length) return null
  const suits: ClearingSuit[] = []
  for (const [place, one] of told.entries()) {
    const number = Number(one.slice(1)) || place + 1
    suits[number - 1] = SUIT_OF[one[0].toUpperCase()]
  }
  return CLEARINGS.every(clearing => suits[clearing - 1]) ? suits : null
}
