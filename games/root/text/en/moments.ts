import type { SceneWords } from '../faction-words.ts'
import type { Voice } from '../voice.ts'
import { Acts, named } from './voice.ts'
import { count } from './words.ts'

/** The words of the panel beside the table, and of what is shown in it. */
export const moments = {
  battleIn: 'Battle in',
  battleName: 'battle',
  steps: ['Before', 'Ambush', 'Dice', 'Losses', 'After'] as readonly string[],
  attacks: (name: string): string => `${name}, attacking`,
  defends: (name: string): string => `${name}, defending`,
  die: (voice: Voice): string => (voice === 'you' ? 'Your die' : 'Their die'),
  higher: 'the higher',
  lower: 'the lower',
  deals: (voice: Voice): string => (voice === 'you' ? 'You deal' : 'They deal'),
  dealsNamed: (voice: Voice): string => Acts(voice, 'deals', 'deal'),
  atMost: 'at most',
  limit: (n: number, what: string): string => limits[what]?.(n) ?? '',
  extra: 'Extra',
  extraFor: { defenceless: 'defenceless' } as { readonly [why: string]: string },
  nothing: 'nothing',
  isDefenceless: 'Defenceless',
  yes: 'yes',
  no: 'no',
  hitWord: (n: number): string => (n === 1 ? 'hit' : 'hits'),
  loses: (voice: Voice): string => (voice === 'you' ? 'You lose' : 'They lose'),
  pieces: (n: number, kind: string): string => (n === 1 ? kind : `${n} × ${kind}`),
  warriors: (n: number): string => count(n, 'warrior'),
  score: (one: number, other: number): string => `${one} to ${other}`,
  diceWait: 'The dice wait for you',
  touchThem: 'touch them, or',
  space: 'Space',
  rollDice: 'Roll the dice',
  waiting: 'The dice are still to be rolled',
  neverRolled: 'The dice were not rolled',
  dieToRoll: 'a die to be rolled',
  dieShows: (n: number): string => `die: ${n}`,
  odds: 'Odds before any ambush',
  chance: (percent: number, hits: number): string => `${count(hits, 'hit')}: ${percent} %`,
  percent: (n: number): string => `${n}%`,
  goodToKnow: 'Good to know',
  whatHappened: 'What happened',
  rules: (voice: Voice): string => Acts(voice, 'rules', 'rule'),
  nobodyRules: 'Nobody rules',
  noAmbush: (voice: Voice): string => `${Acts(voice, 'plays', 'play')} no ambush.`,
  fightsWith: (voice: Voice, other: Voice, own: string, theirs: string): string =>
    `${Acts(voice, 'attacks', 'attack')} ${named(other)} with ${own} against ${theirs}.`,
  nobody: 'nobody',
  pawn: 'the pawn',
  note: {
    ambush: (name: string, cards: number, suits: string): readonly [string, string] => [
      'An ambush is possible',
      `${name}: ${count(cards, 'card')}; ambushes still to be seen: ${suits}. 2 hits before the dice, unless it is foiled.`,
    ],
    noAmbush: (why: string): readonly [string, string] => ['No ambush', noAmbushes[why]],
    firstHit: (voice: Voice): readonly [string, string] => [
      'First hit ignored',
      `${Acts(voice, 'ignores', 'ignore')} the first hit of this battle.`,
    ],
    coffins: (name: string): readonly [string, string] => [
      'Coffin Makers',
      `The fallen go on the card of ${name}.`,
    ],
    effect: (title: string, name: string, what: string): readonly [string, string] => [
      title,
      `${name}: ${what}`,
    ],
  },
  battleTold: (attacker: Voice, defender: Voice, clearing: number, result: string): string =>
    `${Acts(attacker, 'attacks', 'attack')} ${named(defender)} in ${clearing}${result && `: ${result}`}.`,
  scene: {
    battle: scene('Battle', 'battle', 'fights', 'fight'),
    crafted: scene('A card is crafted', 'crafting', 'crafts a card', 'craft a card'),
    taken: scene('A card changes hands', 'card', 'receives a card', 'receive a card'),
    shown: scene('A hand is shown', 'hand', 'looks at a hand', 'look at a hand'),
    dominance: scene('Dominance', 'dominance', 'takes to dominance', 'take to dominance'),
    coalition: scene('A coalition', 'coalition', 'forms a coalition', 'form a coalition'),
    effect: scene('An effect is used', 'effect', 'uses an effect', 'use an effect'),
    robotOrder: scene('The order of a robot', 'order', 'reveals the order', 'reveal the order'),
    robotDeed: scene('What a robot does, and why', 'robot', 'acts', 'act'),
    removed: scene('Losses', 'losses', 'loses pieces', 'lose pieces'),
  } as { readonly [kind: string]: SceneWords },
}

function scene(title: string, name: string, one: string, many: string): SceneWords {
  return { title, name, told: who => `${Acts(who, one, many)}.` }
}

const noAmbushes: { readonly [why: string]: string } = {
  scoutingParty: 'The Scouting Party of the attacker forbids it.',
  noCards: 'The defender has no cards.',
  faceUp: 'The hand of the defender lies face up: none there would do.',
  allSeen: 'All ambushes that would do here have been seen.',
}

const limits: { readonly [what: string]: (n: number) => string } = {
  warriors: n => count(n, 'warrior'),
  swords: n => count(n, 'sword'),
  both: n => `swords and warriors: ${n}`,
}

/** The words of the panel beside the table. */
export type MomentWords = typeof moments
