/** Who a sentence speaks of: the seat that looks, or a party. */
export type Voice = 'you' | string

const PARTY: { readonly [party: string]: string } = {
  marquise: 'the Marquise',
  eyrie: 'the Eyrie',
  alliance: 'the Alliance',
  vagabond: 'the Vagabond',
  vagabond2: 'the second Vagabond',
}

const who = (voice: Voice): string => (voice === 'you' ? 'you' : PARTY[voice])
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`
const does = (voice: Voice, one: string, you: string): string => (voice === 'you' ? you : one)

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
  guerrilla: 'Guerrilla War',
  deals: (voice: Voice): string => (voice === 'you' ? 'You deal' : 'They deal'),
  dealsNamed: (voice: Voice): string => capital(`${who(voice)} ${does(voice, 'deals', 'deal')}`),
  atMost: 'at most',
  limit: (n: number, what: string): string => limits[what]?.(n) ?? '',
  extra: 'Extra',
  extraFor: {
    defenceless: 'defenceless',
    commander: 'Commander',
  } as { readonly [why: string]: string },
  nothing: 'nothing',
  isDefenceless: 'Defenceless',
  yes: 'yes',
  no: 'no',
  hitWord: (n: number): string => (n === 1 ? 'hit' : 'hits'),
  loses: (voice: Voice): string => (voice === 'you' ? 'You lose' : 'They lose'),
  pieces: (n: number, kind: string): string => (n === 1 ? kind : `${n} × ${kind}`),
  warriors: (n: number): string => plural(n, 'warrior'),
  items: (n: number): string => plural(n, 'item damaged', 'items damaged'),
  score: (one: number, other: number): string => `${one} to ${other}`,
  diceWait: 'The dice wait for you',
  touchThem: 'touch them, or',
  space: 'Space',
  rollDice: 'Roll the dice',
  waiting: 'The dice are still to be rolled',
  dieToRoll: 'a die to be rolled',
  dieShows: (n: number): string => `die: ${n}`,
  odds: 'Odds before any ambush',
  chance: (percent: number, hits: number): string => `${plural(hits, 'hit')}: ${percent} %`,
  percent: (n: number): string => `${n}%`,
  goodToKnow: 'Good to know',
  whatHappened: 'What happened',
  rules: (voice: Voice): string => capital(`${who(voice)} ${does(voice, 'rules', 'rule')}`),
  nobodyRules: 'Nobody rules',
  noAmbush: (voice: Voice): string => capital(`${who(voice)} ${does(voice, 'plays', 'play')} no ambush.`),
  fightsWith: (voice: Voice, other: Voice, own: string, theirs: string): string =>
    capital(`${who(voice)} ${does(voice, 'attacks', 'attack')} ${who(other)} with ${own} against ${theirs}.`),
  nobody: 'nobody',
  pawn: 'the pawn',
  note: {
    ambush: (name: string, cards: number, suits: string): readonly [string, string] => [
      'An ambush is possible',
      `${name}: ${plural(cards, 'card')}; ambushes still to be seen: ${suits}. 2 hits before the dice, unless it is foiled.`,
    ],
    noAmbush: (why: string): readonly [string, string] => ['No ambush', noAmbushes[why]],
    outrage: (payer: Voice, hit: number, suit: string): readonly [string, string] => [
      'Outrage to come',
      `At hit ${hit}, if the sympathy token falls: ${who(payer)} ${does(payer, 'gives', 'give')} a ${suit} or bird card to the Alliance.`,
    ],
    hospitals: (voice: Voice, suit: string, keep: number): readonly [string, string] => [
      'Field Hospitals',
      `A ${suit} or bird card of ${voice === 'you' ? 'yours' : who(voice)} brings the lost warriors back to the keep, in ${keep}.`,
    ],
    enlist: (name: string, hits: number): readonly [string, string] => [
      'An Arbiter stands by',
      `${name} may be enlisted by the defender: ${plural(hits, 'more hit')} at most.`,
    ],
    coffins: (name: string): readonly [string, string] => [
      'Coffin Makers',
      `The fallen go on the card of ${name}.`,
    ],
    effect: (title: string, name: string, what: string): readonly [string, string] => [
      title,
      `${name}: ${what}`,
    ],
    hostile: (party: Voice): readonly [string, string] => [
      'Hostility',
      `If a warrior falls, ${who(party)} ${does(party, 'becomes', 'become')} Hostile to the Vagabond.`,
    ],
  },
  battleTold: (attacker: Voice, defender: Voice, clearing: number, result: string): string =>
    `${capital(who(attacker))} ${does(attacker, 'attacks', 'attack')} ${who(defender)} in ${clearing}${result && `: ${result}`}.`,
  scene: {
    battle: ['Battle', 'battle'],
    turmoil: ['Turmoil', 'turmoil'],
    explored: ['A ruin is explored', 'ruin'],
    quested: ['A quest is completed', 'quest'],
    crafted: ['A card is crafted', 'crafting'],
    taken: ['A card changes hands', 'card'],
    outrage: ['Outrage', 'outrage'],
    shown: ['A hand is shown', 'hand'],
    dominance: ['Dominance', 'dominance'],
    coalition: ['A coalition', 'coalition'],
    revolt: ['A revolt', 'revolt'],
    scorched: ['Scorched Earth', 'fire'],
    effect: ['An effect is used', 'effect'],
    removed: ['Losses', 'losses'],
  } as { readonly [kind: string]: readonly [title: string, name: string] },
  sceneTold: (title: string, actor: Voice | null): string =>
    actor === null ? `${title}.` : `${title}: ${who(actor)}.`,
}

const noAmbushes: { readonly [why: string]: string } = {
  scoutingParty: 'The Scouting Party of the attacker forbids it.',
  noCards: 'The defender has no cards.',
  allSeen: 'All ambushes that would do here have been seen.',
}

const limits: { readonly [what: string]: (n: number) => string } = {
  warriors: n => plural(n, 'warrior'),
  swords: n => plural(n, 'sword'),
  both: n => `swords and warriors: ${n}`,
}

/** The words of the panel beside the table. */
export type MomentWords = typeof moments
