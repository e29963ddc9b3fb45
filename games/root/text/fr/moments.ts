import type { MomentWords, Voice } from '../en/moments.ts'

const PARTY: { readonly [party: string]: string } = {
  marquise: 'la Marquise',
  eyrie: 'la Canopée',
  alliance: 'l’Alliance',
  vagabond: 'le Vagabond',
  vagabond2: 'le second Vagabond',
}

const who = (voice: Voice): string => (voice === 'you' ? 'vous' : PARTY[voice])
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n < 2 ? one : many}`
const does = (voice: Voice, one: string, you: string): string => (voice === 'you' ? you : one)
const it = (voice: Voice): string => (voice.startsWith('vagabond') ? 'Il' : 'Elle')

/** The words of the panel beside the table, in French. */
export const moments: MomentWords = {
  battleIn: 'Combat en',
  battleName: 'combat',
  steps: ['Avant', 'Embuscade', 'Dés', 'Pertes', 'Suites'],
  attacks: name => `${name}, à l’attaque`,
  defends: name => `${name}, en défense`,
  die: voice => (voice === 'you' ? 'Votre dé' : 'Son dé'),
  higher: 'le plus grand',
  lower: 'le plus petit',
  guerrilla: 'Guérilla',
  deals: voice => (voice === 'you' ? 'Vous infligez' : `${it(voice)} inflige`),
  dealsNamed: voice => capital(`${who(voice)} ${does(voice, 'inflige', 'infligez')}`),
  atMost: 'au plus',
  limit: (n, what) => limits[what]?.(n) ?? '',
  extra: 'En plus',
  extraFor: { defenceless: 'sans défense', commander: 'Commandant' },
  nothing: 'rien',
  isDefenceless: 'Sans défense',
  yes: 'oui',
  no: 'non',
  hitWord: n => (n < 2 ? 'perte' : 'pertes'),
  loses: voice => (voice === 'you' ? 'Vous perdez' : `${it(voice)} perd`),
  pieces: (n, kind) => (n === 1 ? kind : `${n} × ${kind}`),
  warriors: n => plural(n, 'guerrier'),
  items: n => plural(n, 'objet endommagé', 'objets endommagés'),
  score: (one, other) => `${one} à ${other}`,
  diceWait: 'Les dés vous attendent',
  touchThem: 'touchez-les, ou',
  space: 'Espace',
  rollDice: 'Lancer les dés',
  waiting: 'Les dés restent à lancer',
  dieToRoll: 'dé à lancer',
  dieShows: n => `dé : ${n}`,
  odds: 'Chances avant toute embuscade',
  chance: (percent, hits) => `${plural(hits, 'perte')} : ${percent} %`,
  percent: n => `${n} %`,
  goodToKnow: 'Bon à savoir',
  whatHappened: 'Ce qui s’est passé',
  rules: voice => capital(`${who(voice)} ${does(voice, 'contrôle', 'contrôlez')}`),
  nobodyRules: 'Personne ne contrôle',
  noAmbush: voice => capital(`${who(voice)} ne ${does(voice, 'tend', 'tendez')} pas d’embuscade.`),
  fightsWith: (voice, other, own, theirs) =>
    capital(
      `${who(voice)} ${does(voice, 'attaque', 'attaquez')} ${who(other)} avec ${own} contre ${theirs}.`,
    ),
  nobody: 'personne',
  pawn: 'le pion',
  note: {
    ambush: (name, cards, suits) => [
      'Embuscade possible',
      `${name} : ${plural(cards, 'carte')} ; embuscades encore à voir : ${suits}. 2 pertes avant les dés, sauf si on la contre.`,
    ],
    noAmbush: why => ['Pas d’embuscade', noAmbushes[why]],
    outrage: (payer, hit, suit) => [
      'Indignation à venir',
      `À la perte nº ${hit}, si le jeton Sympathie tombe : ${who(payer)} ${does(payer, 'donne', 'donnez')} une carte ${suit} ou Oiseau à l’Alliance.`,
    ],
    hospitals: (voice, suit, keep) => [
      'Hôpitaux de campagne',
      `Une carte ${suit} ou Oiseau ${voice === 'you' ? '' : 'de la Marquise '}ramène ${voice === 'you' ? 'vos' : 'ses'} guerriers perdus au Donjon, en ${keep}.`,
    ],
    enlist: (name, hits) => [
      'Un Médiateur est là',
      `${name} peut être enrôlé par le défenseur : ${plural(hits, 'perte')} de plus au maximum.`,
    ],
    coffins: name => ['Fabricants de cercueils', `Les morts vont sur la carte : ${name}.`],
    effect: (title, name, what) => [title, `${name} : ${what}`],
    hostile: party => [
      'Hostilité',
      `Si un guerrier tombe, ${who(party)} ${does(party, 'devient', 'devenez')} hostile au Vagabond.`,
    ],
  },
  battleTold: (attacker, defender, clearing, result) =>
    `${capital(who(attacker))} ${does(attacker, 'attaque', 'attaquez')} ${who(defender)} en ${clearing}${result && ` : ${result}`}.`,
  scene: {
    battle: ['Combat', 'combat'],
    turmoil: ['Crise', 'crise'],
    explored: ['Une ruine explorée', 'ruine'],
    quested: ['Une quête accomplie', 'quête'],
    crafted: ['Une carte fabriquée', 'fabrication'],
    taken: ['Une carte change de main', 'carte'],
    outrage: ['Indignation', 'indignation'],
    shown: ['Une main dévoilée', 'main'],
    dominance: ['Domination', 'domination'],
    coalition: ['Une coalition', 'coalition'],
    revolt: ['Une révolte', 'révolte'],
    scorched: ['Terre brûlée', 'incendie'],
    effect: ['Un effet utilisé', 'effet'],
    removed: ['Des pertes', 'pertes'],
  },
  sceneTold: (title, actor) => (actor === null ? `${title}.` : `${title} : ${who(actor)}.`),
}

const noAmbushes: { readonly [why: string]: string } = {
  scoutingParty: 'Les Éclaireurs de l’attaquant l’interdisent.',
  noCards: 'Le défenseur n’a pas de carte.',
  allSeen: 'Toutes celles qui vaudraient ici ont été vues.',
}

const limits: { readonly [what: string]: (n: number) => string } = {
  warriors: n => plural(n, 'guerrier'),
  swords: n => plural(n, 'épée'),
  both: n => `épées et guerriers : ${n}`,
}
