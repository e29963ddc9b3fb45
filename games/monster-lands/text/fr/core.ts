import type { SameMessages } from '@tablee/kernel'
import type { Good } from '../../data/types.ts'
import type { core as en } from '../en/core.ts'
import { COLOUR, DIFFICULTY } from './called.ts'
import {
  capital,
  clanName,
  count,
  Does,
  diceOf,
  die,
  equipment,
  list,
  loot,
  member,
  monster,
  region,
  trap,
  verb,
  Who,
  who,
  ZONE,
} from './words.ts'

const GOODS: { readonly [G in Exclude<Good, 'trap'>]: readonly [one: string, many: string] } = {
  glory: ['point de gloire', 'points de gloire'],
  gold: ['pièce d’or', 'pièces d’or'],
  defense: ['jeton Défense', 'jetons Défense'],
  potion: ['potion', 'potions'],
  venom: ['venin', 'venins'],
}

/** So much of a good. */
export const goods = (n: number, good: Exclude<Good, 'trap'>): string => count(n, ...GOODS[good])

/** Where something comes: « à la région A », « aux Portes ». */
const to = (zone: keyof typeof ZONE): string =>
  zone === 'gates' ? 'aux Portes de la Citadelle' : `dans ${ZONE[zone]}`

/** What the whole game says: things, gains, the beginning. */
export const core: SameMessages<typeof en> = {
  die: v => capital(die(v.die)),
  colour: v => `Un dé de ${COLOUR[v.colour]}`,
  good: v => capital(goods(1, v.good)),
  member: v => capital(member(v.member)),
  trap: v => capital(trap(v.trap)),
  equipment: v => equipment(v.equipment),
  loot: v => capital(loot(v.loot)),

  'setup.twice': v => `Un seul joueur peut mener le ${clanName(v.affinity)}.`,
  'setup.tooEasy': v =>
    `Ce scénario se joue au moins au niveau ${DIFFICULTY[v.lowest as keyof typeof DIFFICULTY]}.`,
  'clan.choose': () => 'Quel clan menez-vous ?',
  'clan.of': v => capital(`le ${clanName(v.affinity)}`),
  'clan.founded': (v, cast) => `${Does(cast, v.seat, 'mène', 'menez')} le ${clanName(v.affinity)}.`,
  'clan.restarts': (v, cast) =>
    `${Who(cast, v.seat)} n’${verb(cast, v.seat, 'avait', 'aviez')} plus personne : un novice devient chef.`,

  'turn.begins': v => `Tour ${v.turn}.`,
  'dice.persuasion': (v, cast) =>
    `${Does(cast, v.seat, 'lance', 'lancez')} ${v.rolled.length < 2 ? 'un dé' : `${v.rolled.length} dés`} de Persuasion : ${list(v.rolled.map(String))}.`,
  'favor.die': () => 'La Reine vous favorise : quel dé prenez-vous ?',
  'favor.colour': v => `Un dé de ${COLOUR[v.colour]}`,
  'favor.gift': () => 'Que prenez-vous encore de la Reine ?',
  'favor.token': v => capital(goods(v.kind === 'gold' ? 2 : 1, v.kind)),
  'favor.took': (v, cast) =>
    `Par la faveur de la Reine, ${who(cast, v.seat)} ${verb(cast, v.seat, 'prend', 'prenez')} ${diceOf(1, v.colour)}.`,

  'gold.gained': (v, cast) => `${Does(cast, v.seat, 'gagne', 'gagnez')} ${goods(v.gold, 'gold')}.`,
  'gold.paid': (v, cast) => `${Does(cast, v.seat, 'paie', 'payez')} ${goods(v.gold, 'gold')}.`,
  'glory.gained': (v, cast) => `${Does(cast, v.seat, 'gagne', 'gagnez')} ${goods(v.glory, 'glory')}.`,
  'glory.lost': (v, cast) => `${Does(cast, v.seat, 'perd', 'perdez')} ${goods(v.glory, 'glory')}.`,
  'tokens.gained': (v, cast) =>
    `${Does(cast, v.seat, 'gagne', 'gagnez')} ${goods(v.count, v.kind)}${v.lost > 0 ? `, sans place pour ${v.lost} de plus` : ''}.`,
  'traps.discard': () => 'Vous avez trop de pièges : lequel défaussez-vous ?',
  'trap.discarded': (v, cast) => `${Does(cast, v.seat, 'défausse', 'défaussez')} un piège : ${trap(v.trap)}.`,

  'lair.new': v => `Nouveau au Repère du chasseur : ${trap(v.trap)}.`,
  'tavern.new': v => `Nouveau visage à la Taverne : ${member(v.member)}.`,
  'bazaar.new': v => `Nouveau au Bazar : ${equipment(v.equipment)}.`,
  'loot.new': v => `Nouveau butin : ${loot(v.loot)}.`,
  'monster.came': v => `${monster(v.monster)} arrive ${to(v.zone)}.`,
  'monster.replaced': v => `${monster(v.monster)} cède la place.`,
  'monster.leaves': v => `${monster(v.monster)} s’en va.`,
  'region.came': v => `${region(v.region)} s’ouvre ${to(v.zone)}.`,
  'mission.came': v =>
    v.zone === 'missionA'
      ? 'Une nouvelle mission compétitive est affichée.'
      : 'Un nouveau contrat est affiché.',
  'panic.over': () => 'La panique quitte la Citadelle.',

  'equipment.given': v => `${capital(member(v.member))} porte désormais ${equipment(v.equipment)}.`,
  'equipment.lost': v => `${equipment(v.equipment)} est défaussé.`,
}
