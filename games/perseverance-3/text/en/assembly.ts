import type { Cast, Seat, Text } from '@tablee/kernel'
import type { OfficerId } from '@tablee/perseverance/ids.ts'
import type { AssemblySymbol } from '../../data/shape.ts'
import type {
  Area,
  CityZone,
  ObjectiveId,
  ProvisionsId,
  SiteId,
  StructureId,
  Zone,
} from '../../data/types.ts'
import type { Pieces } from '../../rules/assembly/presence.ts'
import { PROPER } from '../proper.ts'
import { names } from './names.ts'
import { capital, Does, followers, ground, list, officer, ordinal, site, who, zone } from './words.ts'

/** The tile by its Roman number. */
const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'] as const

/** Who takes which place: `1st Adelita and Jack, 2nd the dissenter`. */
function ranking(cast: Cast, places: readonly number[]): string {
  const at = (place: number) => places.flatMap((one, owner) => (one === place ? [who(cast, owner)] : []))
  return [1, 2, 3]
    .filter(place => at(place).length > 0)
    .map(place => `${ordinal(place)} ${list(at(place))}`)
    .join(', ')
}

interface Won {
  readonly winners: readonly Seat[]
  readonly n: number
}

const winning = ({ winners }: Won, cast: Cast): string =>
  winners.length === 1
    ? Does(cast, winners[0], 'wins', 'win')
    : `${capital(list(winners.map(seat => who(cast, seat))))} share the victory`

/** The start, assemblies and the end of the game. */
export const assembly = {
  'start.zone': () => 'In which zone do you start?',
  'start.chosen': (v: { seat: number; zone: Zone }, cast: Cast) =>
    `${Does(cast, v.seat, 'starts', 'start')} in ${zone(v.zone)}.`,
  provisions: (v: { seat: number; tile: ProvisionsId }, cast: Cast) =>
    `${Does(cast, v.seat, 'takes', 'take')} provisions ${v.tile.slice(1)}.`,
  'provisions.zone': () => 'In which other zone do you build a shelter?',
  'provisions.officer': () => 'On which other officer do you place an influence cube?',
  'start.structure': () => 'Which structure leaves the game?',
  'structure.removed': (v: { structure: StructureId }) => `${PROPER[v.structure]} leaves the game.`,
  'structure.placed': (v: { structure: StructureId }) => `${PROPER[v.structure]} comes on the board.`,
  'dissenter.begins': (v: { zone: Zone }) => `The dissenter starts in ${zone(v.zone)} too.`,
  'dissenter.influence': (v: { officer: OfficerId }) =>
    `The dissenter places an influence cube on ${officer(v.officer)}.`,
  'dissenter.built': (v: { zone: CityZone }) => `The dissenter builds a shelter in ${zone(v.zone)}.`,
  'dissenter.shelter': (v: { site: SiteId }) => `The dissenter builds a shelter at ${site(v.site)}.`,

  'assembly.held': (
    v: {
      ground: CityZone | Area
      tile: number
      places: readonly number[]
      pieces: readonly Pieces[]
    },
    cast: Cast,
  ) => `Assembly in ${ground(v.ground)}, tile ${ROMAN[v.tile]}: ${ranking(cast, v.places)}.`,
  'officer.scored': (
    v: {
      officer: OfficerId
      places: readonly number[]
      cubes: readonly number[]
      /** By seat, how much each has of what the officer counts. */
      counts: readonly (readonly number[])[]
    },
    cast: Cast,
  ) => `${officer(v.officer).replace('the', 'The')} is scored: ${ranking(cast, v.places)}.`,
  'assembly.next': (v: { tile: number; symbol: AssemblySymbol | null }) =>
    v.symbol === null
      ? `Tile ${ROMAN[v.tile]} is next.`
      : `Tile ${ROMAN[v.tile]} is next, and ${names.symbol[v.symbol]}.`,

  'objective.revealed': (v: { seat: number; objective: ObjectiveId }, cast: Cast) =>
    `${Does(cast, v.seat, 'reveals', 'reveal')} objective ${v.objective.slice(1)}.`,
  'objective.personal': (v: { seat: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'has', 'have')} reached the personal goal.`,
  'objective.zone': (v: { seat: number; ground: CityZone | Area }, cast: Cast) =>
    `${Does(cast, v.seat, 'leads', 'lead')} in ${ground(v.ground)}.`,
  'objective.extra': (v: { objective: ObjectiveId }) =>
    `The third objective is revealed: ${v.objective.slice(1)}.`,
  'final.structure': (v: { seat: number; structure: StructureId; n: number }, cast: Cast) =>
    `${PROPER[v.structure]} is worth ${followers(v.n)} to ${who(cast, v.seat)}.`,
  'final.artefacts': (v: { seat: number; n: number }, cast: Cast) =>
    `Artefacts are worth ${followers(v.n)} to ${who(cast, v.seat)}.`,
  'final.leftovers': (v: { seat: number; n: number }, cast: Cast) =>
    `What is left is worth ${followers(v.n)} to ${who(cast, v.seat)}.`,
  'win.followers': (v: Won, cast: Cast) => `${winning(v, cast)} with ${followers(v.n)}.`,
  'win.influence': (v: Won, cast: Cast) =>
    `${winning(v, cast)} with ${followers(v.n)}${v.winners.length === 1 ? ', by influence' : ' and as much influence'}.`,
} satisfies Text
