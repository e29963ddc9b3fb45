import {
  type Chance,
  choose,
  type Next,
  type ObjectionTo,
  type Options,
  type Rule,
  type Sifted,
  sift,
} from '@tablee/kernel'
import { CLEARINGS, type Clearing, MAPS } from '../data/map.ts'
import type { LandmarkId } from '../landmarks/index.ts'
import type { RootState, RootTable } from '../state.ts'
import { say } from '../text/say.ts'
import { type LandmarkPiece, landmarkOf } from './landmark.ts'
import { peopleIn } from './party.ts'
import { pathsFrom } from './paths.ts'
import { clearingNaming } from './pieces.ts'

/** What the table chose about landmarks. A.5 */
export interface LandmarkChoice {
  /** How many are dealt. */
  readonly landmarks: number
  /** The cards that may be dealt. */
  readonly landmarkCards: readonly LandmarkId[]
  /** The map's own are left out. */
  readonly withoutOwn: boolean
}

/** Reads what the table chose; a map's own landmarks may be left out only where others are dealt. A.5 */
export function landmarkChoice({ landmarks = 0, landmarkCards = [], mapLandmarks }: Options): LandmarkChoice {
  return {
    landmarks: landmarks as number,
    landmarkCards: landmarkCards as readonly LandmarkId[],
    withoutOwn: mapLandmarks === false && landmarks !== 0,
  }
}

/** The map's own landmarks at a table, and the cards that may be dealt beside them: there is one piece of each. */
export function landmarkPool(
  { landmarkCards, withoutOwn }: LandmarkChoice,
  own: readonly LandmarkPiece[],
): { readonly standing: LandmarkPiece[]; readonly cards: LandmarkId[] } {
  const standing = withoutOwn ? [] : own.map(piece => ({ ...piece }))
  return { standing, cards: landmarkCards.filter(id => !standing.some(one => one.id === id)) }
}

/** The landmarks of a table: the map's own stand, those that are dealt wait to be set up. A.5.2 */
export function dealLandmarks(
  choice: LandmarkChoice,
  own: readonly LandmarkPiece[],
  chance: Chance,
): Pick<RootState, 'landmarks' | 'spareLandmarks'> {
  const { standing, cards } = landmarkPool(choice, own)
  const dealt: LandmarkPiece[] = []
  while (dealt.length < choice.landmarks)
    dealt.push({ id: cards.splice(chance.below(cards.length), 1)[0], clearing: 0 })
  if (standing.length + dealt.length === 0) return {}
  const landmarks = [...standing, ...dealt]
  return dealt.length > 0 ? { landmarks, spareLandmarks: cards } : { landmarks }
}

/** The landmarks that wait to be set up. */
export const landmarksToPlace = ({ landmarks = [] }: RootState): LandmarkPiece[] =>
  landmarks.filter(({ clearing }) => clearing === 0)

/** The last in turn order sets up one of the dealt landmarks, the last but one the other. A.5.3 */
export function* landmarks(t: RootTable, done: number): Rule<Next> {
  const { state } = t
  const people = peopleIn(state)
  const seat = people[people.length - 1 - (done % people.length)]
  const piece = yield* choose(t, seat, 'landmark.which', placeable(t), {
    key: ({ id }) => id,
    say: ({ id }) => say('landmark', { landmark: id }),
    at: ({ id }) => `landmark:${id}`,
    rule: 'A.5.3',
  })
  const sites = sitesOf(state, piece.id)
  const clearing = yield* choose(t, seat, 'landmark.where', sites.free, {
    like: clearingNaming,
    values: () => ({ landmark: piece.id }),
    rule: 'A.5.3',
    refused: sites,
  })
  piece.clearing = clearing
  t.say('landmark.placed', { seat, landmark: piece.id, clearing })
  landmarkOf(piece.id).setUp?.(t, clearing)
  return landmarksToPlace(state).length > 0 ? ['landmarks', done + 1] : ['setup', 0]
}

/** The landmarks to set up; for one that can stand nowhere another card is dealt. R-117 */
function placeable(t: RootTable): LandmarkPiece[] {
  const { spareLandmarks = [] } = t.state
  for (const piece of landmarksToPlace(t.state))
    while (sitesOf(t.state, piece.id).free.length === 0 && spareLandmarks.length > 0)
      piece.id = spareLandmarks.splice(t.random(spareLandmarks.length), 1)[0]
  return landmarksToPlace(t.state).filter(({ id }) => sitesOf(t.state, id).free.length > 0)
}

const ELSEWHERE: ObjectionTo<Clearing> = {
  why: clearing => say('landmark.why.site', { clearing }),
  rule: 'A.5.3',
}
const OCCUPIED: ObjectionTo<Clearing> = {
  why: clearing => say('landmark.why.occupied', { clearing }),
  rule: 'A.5.3',
}
const BESIDE: ObjectionTo<Clearing> = {
  why: clearing => say('landmark.why.beside', { clearing }),
  rule: 'A.5.3',
}

/** The clearings, sifted by what speaks against a landmark there; it stands beside another only if it must. R-117 */
export function sitesOf(state: RootState, id: LandmarkId): Sifted<Clearing> {
  const apart = siftSites(state, id, landmarkOf(id).besideOthers === true)
  return apart.free.length > 0 ? apart : siftSites(state, id, true)
}

function siftSites(state: RootState, id: LandmarkId, beside: boolean): Sifted<Clearing> {
  const sites = landmarkOf(id).sites(MAPS[state.map])
  const taken = (state.landmarks ?? []).map(({ clearing }) => clearing)
  return sift(CLEARINGS, clearing => {
    if (!sites.includes(clearing)) return ELSEWHERE
    if (taken.includes(clearing)) return OCCUPIED
    return !beside && pathsFrom(state, clearing).some(other => taken.includes(other)) ? BESIDE : null
  })
}
