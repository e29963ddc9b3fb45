import type { Cast, Seat, Text } from '@tablee/kernel'
import type { LandmarkId } from '../../landmarks/index.ts'
import { LANDMARK } from './landmark.ts'
import { ALONE, PARTIES, TOO_MANY } from './names.ts'
import { capital, count, Does, list, Place, place } from './words.ts'

/** Setting up Root, in English. */
export const setup = {
  'game.party': (v: { party: string }) => PARTIES[v.party]?.full ?? v.party,
  'setup.homeland': () => 'Where is your homeland?',
  'setup.corners': () =>
    'Only four factions can start in the corners of the map: give a seat another one, or deal set-up cards.',
  'draft.dealt': (v: { factions: readonly string[] }) =>
    `Set-up cards in the middle: ${list(v.factions.map(one => PARTIES[one]?.full ?? one))}.`,
  'draft.pick': () => 'Which faction do you play?',
  'draft.card': (v: { faction: string }) => PARTIES[v.faction]?.full ?? v.faction,
  'draft.picked': (v: { seat: Seat; faction: string }) =>
    `Seat ${v.seat + 1} plays the ${PARTIES[v.faction]?.full ?? v.faction}.`,
  'why.draftLocked': () => 'It is locked until somebody has picked a militant faction.',
  'hands.back': (v: { left: number }) =>
    v.left === 1
      ? 'Which card goes back? One more.'
      : `Which cards go back? ${v.left} of them; you keep the others.`,
  'hands.kept': (v: { cards: number }) =>
    `Everybody keeps ${v.cards} cards; the others are shuffled into the deck.`,
  'setup.corner': () => 'In which corner do you start?',
  'setup.twice': (v: { faction: string }) =>
    TOO_MANY[v.faction] ??
    `Only one seat can play the ${PARTIES[v.faction]?.full ?? v.faction}: give the others another faction.`,
  'setup.onlyWanderers': () => ALONE,
  'setup.landmarks': (v: { wanted: number; cards: number }) =>
    `${count(v.wanted, 'landmark')} ${v.wanted === 1 ? 'is' : 'are'} dealt, but only ${count(v.cards, 'card')} ${v.cards === 1 ? 'is' : 'are'} left in beside what stands on the map.`,
  'landmark.which': () => 'Which landmark do you set up?',
  'landmark.where': (v: { landmark: LandmarkId }) => `Where does ${LANDMARK[v.landmark].name} stand?`,
  'landmark.placed': (v: { seat: number; landmark: LandmarkId; clearing: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'sets', 'set')} up ${LANDMARK[v.landmark].name} in ${place(v.clearing)}.`,
  'landmark.moved': (v: { landmark: LandmarkId; from: number; to: number }) =>
    `${capital(LANDMARK[v.landmark].name)} comes along from ${place(v.from)} to ${place(v.to)}.`,
  'landmark.swapped': (v: { seat: number; landmark: LandmarkId; stall: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'swaps', 'swap')} a card with card ${v.stall} of ${LANDMARK[v.landmark].name}.`,
  'landmark.why.site': (v: { clearing: number }) => `Its card does not allow ${place(v.clearing)}.`,
  'landmark.why.occupied': (v: { clearing: number }) => `A landmark already stands in ${place(v.clearing)}.`,
  'landmark.why.beside': (v: { clearing: number }) => `${Place(v.clearing)} is next to another landmark.`,
  'setup.hirelings': (v: { cards: number }) =>
    `Three hirelings are dealt, but only ${count(v.cards, 'card')} left in can be used beside these factions.`,
  'setup.reach': (v: { reach: number; wanted: number }) =>
    `These factions reach ${v.reach}; ${v.wanted} or more makes a better game.`,
} satisfies Text
