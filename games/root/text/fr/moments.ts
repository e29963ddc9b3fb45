import type { MomentWords } from '../en/moments.ts'
import type { SceneWords } from '../faction-words.ts'
import type { Voice } from '../voice.ts'
import { Acts, Its, named, PronounActs } from './voice.ts'
import { count } from './words.ts'

/** The words of the panel beside the table, in French. */
export const moments: MomentWords = {
  battleIn: 'Combat en',
  battleName: 'combat',
  steps: ['Avant', 'Embuscade', 'Dés', 'Pertes', 'Suites'],
  attacks: name => `${name}, à l’attaque`,
  defends: name => `${name}, en défense`,
  die: voice => Its(voice, 'dé'),
  higher: 'le plus grand',
  lower: 'le plus petit',
  deals: voice => PronounActs(voice, 'inflige', 'infligent', 'infligez'),
  dealsNamed: voice => Acts(voice, 'inflige', 'infligent', 'infligez'),
  atMost: 'au plus',
  limit: (n, what) => limits[what]?.(n) ?? '',
  extra: 'En plus',
  extraFor: { defenceless: 'sans défense' },
  nothing: 'rien',
  isDefenceless: 'Sans défense',
  yes: 'oui',
  no: 'non',
  hitWord: n => (n < 2 ? 'perte' : 'pertes'),
  loses: voice => PronounActs(voice, 'perd', 'perdent', 'perdez'),
  pieces: (n, kind) => (n === 1 ? kind : `${n} × ${kind}`),
  warriors: n => count(n, 'guerrier'),
  score: (one, other) => `${one} à ${other}`,
  diceWait: 'Les dés vous attendent',
  touchThem: 'touchez-les, ou',
  space: 'Espace',
  rollDice: 'Lancer les dés',
  waiting: 'Les dés restent à lancer',
  neverRolled: 'Les dés n’ont pas été lancés',
  dieToRoll: 'dé à lancer',
  dieShows: n => `dé : ${n}`,
  odds: 'Chances avant toute embuscade',
  chance: (percent, hits) => `${count(hits, 'perte')} : ${percent} %`,
  percent: n => `${n} %`,
  goodToKnow: 'Bon à savoir',
  whatHappened: 'Ce qui s’est passé',
  rules: voice => Acts(voice, 'contrôle', 'contrôlent', 'contrôlez'),
  nobodyRules: 'Personne ne contrôle',
  noAmbush: voice => `${Acts(voice, 'ne tend', 'ne tendent', 'ne tendez')} pas d’embuscade.`,
  fightsWith: (voice, other, own, theirs) => `${attack(voice, other)} avec ${own} contre ${theirs}.`,
  nobody: 'personne',
  pawn: 'le pion',
  note: {
    ambush: (name, cards, suits) => [
      'Embuscade possible',
      `${name} : ${count(cards, 'carte')} ; embuscades encore à voir : ${suits}. 2 pertes avant les dés, sauf si on la contre.`,
    ],
    noAmbush: why => ['Pas d’embuscade', noAmbushes[why]],
    firstHit: voice => [
      'Première perte ignorée',
      `${Acts(voice, 'ignore', 'ignorent', 'ignorez')} la première perte de ce combat.`,
    ],
    coffins: name => ['Fabricants de cercueils', `Les morts vont sur la carte : ${name}.`],
    effect: (title, name, what) => [title, `${name} : ${what}`],
  },
  battleTold: (attacker, defender, clearing, result) =>
    `${attack(attacker, defender)} en ${clearing}${result && ` : ${result}`}.`,
  scene: {
    battle: scene('Combat', 'combat', 'se bat', 'se battent', 'vous battez'),
    crafted: scene(
      'Une carte fabriquée',
      'fabrication',
      'fabrique une carte',
      'fabriquent une carte',
      'fabriquez une carte',
    ),
    taken: scene(
      'Une carte change de main',
      'carte',
      'reçoit une carte',
      'reçoivent une carte',
      'recevez une carte',
    ),
    shown: scene('Une main dévoilée', 'main', 'regarde une main', 'regardent une main', 'regardez une main'),
    dominance: scene(
      'Domination',
      'domination',
      'vise la Domination',
      'visent la Domination',
      'visez la Domination',
    ),
    coalition: scene(
      'Une coalition',
      'coalition',
      'forme une coalition',
      'forment une coalition',
      'formez une coalition',
    ),
    effect: scene('Un effet utilisé', 'effet', 'utilise un effet', 'utilisent un effet', 'utilisez un effet'),
    robotOrder: scene(
      'L’ordre d’un robot',
      'ordre',
      'révèle son ordre',
      'révèlent leur ordre',
      'révélez votre ordre',
    ),
    robotDeed: scene('Ce que fait un robot, et pourquoi', 'robot', 'agit', 'agissent', 'agissez'),
    removed: scene('Des pertes', 'pertes', 'perd des pièces', 'perdent des pièces', 'perdez des pièces'),
  },
}

function scene(title: string, name: string, one: string, many: string, you: string): SceneWords {
  return { title, name, told: who => `${Acts(who, one, many, you)}.` }
}

/** Who attacks whom: « La Marquise attaque l’Alliance », « La Marquise vous attaque ». */
const attack = (one: Voice, other: Voice): string =>
  other === 'you'
    ? Acts(one, 'vous attaque', 'vous attaquent', 'vous attaquez')
    : `${Acts(one, 'attaque', 'attaquent', 'attaquez')} ${named(other)}`

const noAmbushes: { readonly [why: string]: string } = {
  scoutingParty: 'Les Éclaireurs de l’attaquant l’interdisent.',
  noCards: 'Le défenseur n’a pas de carte.',
  faceUp: 'La main du défenseur est face visible : aucune n’y vaudrait ici.',
  allSeen: 'Toutes celles qui vaudraient ici ont été vues.',
}

const limits: { readonly [what: string]: (n: number) => string } = {
  warriors: n => count(n, 'guerrier'),
  swords: n => count(n, 'épée'),
  both: n => `épées et guerriers : ${n}`,
}
