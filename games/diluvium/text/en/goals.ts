import type { Text } from '@tablee/kernel'
import type { OutcomeId } from '../../data/campaign.ts'
import type { Resource } from '../../data/types.ts'
import type { Loss } from '../../rules/scenario.ts'
import { names } from './names.ts'
import { capital } from './words.ts'

/** What each outcome takes. */
export const GOALS: { readonly [O in OutcomeId]: string } = {
  belliqueuse: 'Win 4 combats against the rival’s Warship',
  conquerante: 'All your settlers on green tiles',
  prospectrice: 'A settler on the Craft island of tile 19',
  exploratrice: 'A settler on the Ruins island of tile 20',
  archeologue: 'Settlers on the Ruins of all green tiles',
  navigatrice: 'Place 4 Objective tokens',
  bergere: 'Nine Egyptians on the large islands of tiles 5, 6 and 7',
  marchande: 'Obtain 4 Objective tokens',
  belliciste: 'Destroy the 3 outposts',
  corruptrice: 'Give the rival 10 Craft',
  voyageuse: 'Reach the Chinese City with your Exploration Ship',
  pilleuse: '5 Ruins cards in hand',
  mecene: 'Give the rival 12 gold',
  meneuse: 'All settlers of your colour on green tiles',
  solitaire: 'No ally left',
  pacificatrice: 'Conquer both rival Cities',
  impitoyable: 'Conquer the rival’s City',
  decouvreuse: 'Reach the promised land with your Exploration Ship',
  rescapee: 'Lift the curse',
  condottiere: 'Arm your ally',
  inarretable: 'Fill a tile beside the rival’s City',
  pourfendeuse: 'Cut the Hydra’s 3 heads',
  implantee: 'Explore the 4 green tiles',
  ravitailleuse: 'Deliver 6 Weapons to the rebels',
}

const LOSS: { readonly [L in Loss['id']]: string } = {
  swallowed: 'One of your ships is swallowed by the sea',
  sanctuarySank: 'The sanctuary is swallowed by the sea',
  settlersSwallowed: 'All your settlers are swallowed by the sea',
  alliesLost: 'None of your allies is left',
}

/** The lines of a scenario's checklist. */
export const goals = {
  goal: (v: { outcome: OutcomeId; have: number; of: number }) =>
    `${capital(names.outcome[v.outcome])}, ${v.have} of ${v.of}: ${GOALS[v.outcome]}`,
  'goal.gold': (v: { yours: number; theirs: number }) =>
    `More gold than your opponent (${v.yours} against ${v.theirs})`,
  'ends.pile': (v: { resource: Resource; left: number }) =>
    `A pile has run out (${names.resource[v.resource]}: ${v.left} left)`,
  'ends.gold': (v: { left: number }) => `The gold has run out (${v.left} left)`,
  'ends.city': (v: { far: number }) =>
    `Their Warship reaches your City (${v.far === 1 ? '1 tile' : `${v.far} tiles`} away)`,
  'ends.loss': (v: { reason: Loss['id'] }) => LOSS[v.reason],
} satisfies Text
