import type { Text } from '@tablee/kernel'

/** Why something is not possible, and why something is advised. */
export const reasons = {
  'no.units': () => 'The units at Home are not those that it asks for.',
  'no.structure': () => 'You have not built the structure that allows it.',
  'no.locked': () => 'This option is not open yet.',
  'no.optionUsed': () => 'You have resolved this option already.',
  'no.effect': () => 'It would do nothing.',
  'no.dieSpace': () => 'A die lies there already.',
  'no.blocked': () => 'This die space is closed for the whole game.',
  'no.die': () => 'You can pay for no die of the pool here.',
  'no.price': () => 'You cannot pay for this die here.',
  'no.dinoSpace': () => 'Its dino space is taken.',
  'no.adjacent': () => 'No location beside it is explored.',
  'no.explorer': () => 'You have nobody at Home for its dino space.',
  'no.combat': () => 'Those who stay at Home cannot capture its wild dino.',
  'no.busy': () => 'You have an adventure in progress.',
  'no.sameArea': () => 'Your leader must go to another area.',
  'no.cube': () => 'You have no influence on this officer.',
  'no.cost': () => 'You cannot pay what it costs.',

  // What speaks for an answer, in a hint.
  'reason.followers': () => 'more followers now',
  'reason.presence': () => 'more presence where assemblies will be held',
  'reason.officers': () => 'influence on officers who will pay',
  'reason.objective': () => 'your objective is nearer',
  'reason.buildings': () => 'structures that score or serve',
  'reason.artefacts': () => 'artefacts',
  'reason.goods': () => 'resources',
  'reason.units': () => 'rangers and dinos that are ready',
  'reason.ranch': () => 'ranch effects and crates for the turns to come',
  'reason.adventure': () => 'the rewards of your adventure',
  'reason.rivals': () => 'the others fall back',
} satisfies Text
