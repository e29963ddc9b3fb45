import type { Text } from '@tablee/kernel'

/** Castaways, in English. */
export const castaways = {
  woodpile: (v: { stage: number; wood: number; of: number }) =>
    `Woodpile, stage ${v.stage}: ${v.wood} of ${v.of} wood.`,
  'woodpile.how': () => 'How much wood goes onto the woodpile?',
  'woodpile.put': (v: { wood: number }) => (v.wood === 0 ? 'None' : `${v.wood} wood`),
  'goal.castaways': (v: { woodpile: readonly number[]; fire: boolean }) =>
    `Woodpile ${v.woodpile.reduce((sum, wood) => sum + wood, 0)} of 15, fire ${v.fire ? 'burning' : 'missing'}.`,
  'end.castaways': () => 'A ship has seen your fire. You are saved!',
} satisfies Text
