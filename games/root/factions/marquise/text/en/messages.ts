import type { Cast, Text } from '@tablee/kernel'
import type { Suit } from '../../../../data/suits.ts'
import { count, Does, left, PIECE, place, SUIT } from '../../../../text/en/words.ts'
import type { Industry } from '../../data.ts'

/** The Marquise de Cat, in English. */
export const messages = {
  'marquise.setup.keep': () => 'In which homeland does your keep stand?',
  'marquise.setup.building': (v: { kind: Industry }) => `Where does your first ${PIECE[v.kind]} stand?`,
  'marquise.wood': () => 'Wood is short: which sawmill gets the next token?',
  'marquise.day': (v: { actions: number }) => `Daylight: ${left(v.actions, 'action')}.`,
  'marquise.day.end': () => 'End Daylight',
  'act.march': () => 'March: up to two moves',
  'marquise.march.end': () => 'End the march',
  'act.overwork': () => 'Overwork: spend a card for wood at a sawmill',
  'act.bird': () => 'Spend a bird card for one more action',
  'marquise.build.kind': () => 'What do you build?',
  'marquise.build.offer': (v: { kind: Industry; wood: number; points: number }) =>
    `${PIECE[v.kind]}: ${v.wood} wood, ${count(v.points, 'point')}`,
  'marquise.build.where': (v: { kind: Industry }) => `Where do you build the ${PIECE[v.kind]}?`,
  'marquise.build.wood': (v: { left: number }) => `Pay ${v.left} more wood: from where?`,
  'marquise.woodSpent': (v: { clearing: number }, cast: Cast) =>
    `${Does(cast, cast.indexOf('marquise'), 'spends', 'spend')} 1 wood from ${place(v.clearing)}.`,
  'marquise.overwork': () => 'At which sawmill do you overwork?',
  'marquise.fieldHospitals': (v: { clearing: number }) => `Field Hospitals for ${place(v.clearing)}`,
  'marquise.healed': (v: { count: number; from: number; clearing: number }) =>
    `Field Hospitals: ${count(v.count, 'warrior goes', 'warriors go')} from ${place(v.from)} to the keep in ${place(v.clearing)}.`,
  'hospital.spend': (v: { suit: Suit }) =>
    `Field Hospitals: spend a ${SUIT[v.suit]} card to save the warriors?`,
  'hospital.no': () => 'Do not save them',

  // Why not
  'marquise.why.noActions': () => 'You have no action left; a bird card buys one more.',
  'marquise.why.recruit': () => 'You have no recruiter on the map.',
  'marquise.why.recruited': () => 'You have already recruited this turn.',
  'marquise.why.build': () => 'There is no ruled clearing with a free slot and enough wood connected to it.',
  'marquise.why.overwork': () => 'You need wood in the supply and a card of the suit of a sawmill.',
  'marquise.why.noneLeft': (v: { kind: Industry }) => `Every ${PIECE[v.kind]} is on the map.`,
  'marquise.why.wood': () => 'Too little wood is connected through clearings you rule.',
  'marquise.why.notRuled': (v: { clearing: number }) => `You do not rule ${place(v.clearing)}.`,
} satisfies Text
