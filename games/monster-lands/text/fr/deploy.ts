import type { SameMessages } from '@tablee/kernel'
import type { BuildingId } from '../../data/board.ts'
import type { LootId } from '../../data/loot.ts'
import type { MonsterId } from '../../data/monsters.ts'
import type { RegionId } from '../../data/regions.ts'
import type { TrapId } from '../../data/traps.ts'
import type { Name, PathId, PoolDie } from '../../state.ts'
import type { deploy as en } from '../en/deploy.ts'
import { expects } from './battle-words.ts'
import { AT_BUILDING, COLOUR } from './called.ts'
import { goods } from './core.ts'
import {
  building,
  capital,
  count,
  Does,
  dice,
  diceOf,
  die,
  equipment,
  list,
  loot,
  member,
  ofMember,
  ofMonster,
  path,
  region,
  trap,
  verb,
  who,
} from './words.ts'

/** « à la Taverne » */
const at = (id: BuildingId): string => `[[building:${id}|${AT_BUILDING[id]}]]`

/** What a free deed or a place says of itself. */
function deedWords(deed: string): string {
  const colon = deed.indexOf(':')
  const what = deed.slice(colon + 1)
  switch (colon < 0 ? deed : deed.slice(0, colon)) {
    case 'building':
      return capital(building(what as BuildingId))
    case 'path':
      return capital(path(what as PathId))
    case 'region':
      return `Utiliser ${region(what as RegionId)}`
    case 'die':
      return capital(die(what as PoolDie))
    case 'novice':
      return 'Échanger un dé grâce à un novice'
    case 'talent':
      return `Utiliser le talent ${ofMember(what as Name)}`
    case 'loot':
      return `Utiliser le butin : ${loot(what as LootId)}`
    case 'trophy':
      return `Vendre le trophée ${ofMonster(what as MonsterId)}`
    case 'heal':
      return `Soigner ${member(what as Name)} d’une potion`
    case 'manage':
      return `Nommer un gérant pour ${region(what as RegionId)}`
    case 'equip':
      return 'Déplacer un équipement'
    default:
      return 'Passer'
  }
}

/** What is taken along. */
function loadWords(load: string): string {
  switch (load) {
    case 'depart':
      return 'Partir'
    case 'defense':
      return 'Un jeton Défense'
    case 'potion':
      return 'Une potion'
    case 'venom':
      return 'Un venin'
    case 'force':
    case 'magic':
      return capital(die(load))
    default:
      return /^p[1-6]$/.test(load) ? capital(die(load as PoolDie)) : `Un piège : ${trap(load as TrapId)}`
  }
}

/** What is said while dice are deployed. */
export const deploy: SameMessages<typeof en> = {
  deploy: v =>
    v.dice > 0
      ? `Où vous déployez-vous ? Il vous reste ${count(v.dice, 'dé')}.`
      : 'Tous vos dés sont déployés.',
  deed: v => deedWords(v.deed),
  free: v => deedWords(v.deed),
  'deploy.die': v => `Quel dé posez-vous ${at(v.building)} ?`,
  'deploy.place': v => `Où posez-vous ${die(v.die)} ?`,
  passed: (v, cast) => `${Does(cast, v.seat, 'passe', 'passez')}.`,
  'die.laid': (v, cast) => `${Does(cast, v.seat, 'pose', 'posez')} ${dice(v.dice)} ${at(v.building)}.`,
  bargain: v =>
    `${v.gold} pièces d’or de moins grâce à ${v.source === 'talent' ? '' : 'l’équipement de '}${member(v.member)}`,

  'lair.pick': v =>
    v.count === 0 ? 'Quel piège achetez-vous ?' : `Un autre piège ? Pour l’instant, vous payez ${v.gold}.`,
  'lair.trap': v => `${trap(v.trap)} (${v.gold})`,
  'lair.buy': v => `Payer ${goods(v.gold, 'gold')}`,
  'traps.bought': (v, cast) =>
    `${Does(cast, v.seat, 'achète', 'achetez')} ${count(v.traps.length, 'piège')} : ${list(v.traps.map(trap))}.`,
  'alchemist.slot': () => 'Quel emplacement prenez-vous au Laboratoire ?',
  'alchemist.place': v => `Pour ${v.count} potions ou venins`,
  'alchemist.mix': v => `Lesquels de ces ${v.count} prenez-vous ?`,
  'alchemist.brew': v => `${goods(v.potions, 'potion')}, ${goods(v.venoms, 'venom')}`,
  'tavern.pick': () => 'Qui recrutez-vous ?',
  'tavern.recruit': v => `${capital(member(v.member))} pour ${goods(v.gold, 'gold')}`,
  'tavern.round': v => `Offrir une tournée générale pour ${goods(v.gold, 'gold')}`,
  'tavern.nobody': () => 'Ne recruter personne',
  'tavern.drinks': (v, cast) =>
    `${Does(cast, v.seat, 'offre', 'offrez')} une tournée générale : de nouveaux visages arrivent.`,
  'tavern.joined': (v, cast) => `${Does(cast, v.seat, 'recrute', 'recrutez')} ${member(v.member)}.`,
  'tavern.free': () => 'Qui recrutez-vous sans rien payer ?',
  'armory.count': () => 'Combien de jetons Défense achetez-vous ?',
  'armory.buy': v => `${v.count} pour ${goods(v.gold, 'gold')}`,
  'bazaar.pick': () => 'Quel équipement achetez-vous ?',
  'bazaar.free': () => 'Quel équipement prenez-vous sans rien payer ?',
  'bazaar.buy': v => `${equipment(v.equipment)} pour ${goods(v.gold, 'gold')}`,
  'equipment.wearer': v => `Qui porte ${equipment(v.equipment)} ?`,
  'mine.slot': () => 'Où creusez-vous ?',
  'mine.dig': v => `${goods(v.gold, 'gold')} pour ${diceOf(v.dice, 'force')}`,
  'pawnshop.more': () => 'Mettez-vous un autre dé en gage ?',
  'pawnshop.done': v => `Prendre ${goods(v.gold, 'gold')}`,

  'assign.member': v => `Qui envoyez-vous : ${path(v.path)} ?`,
  'assign.die': v => `Quel dé y mettez-vous ?${v.of > 1 ? ` (${v.place + 1} sur ${v.of})` : ''}`,
  'assign.load': v =>
    `Qu’emporte ${member(v.member)} ?${v.outlook === null ? '' : ` ${capital(expects(v.outlook))}.`}`,
  load: v => loadWords(v.load),
  'assign.left': (v, cast) =>
    `${Does(cast, v.seat, 'envoie', 'envoyez')} ${member(v.member)} avec ${list([...(v.dice > 0 ? [count(v.dice, 'dé')] : []), ...(v.tokens > 0 ? [count(v.tokens, 'jeton')] : [])])} : ${path(v.path)}.`,
  'region.die': v => `Quel dé posez-vous sur ${region(v.region)} ?`,
  'region.used': (v, cast) => `${Does(cast, v.seat, 'utilise', 'utilisez')} ${region(v.region)}.`,
  'loot.choose': () => 'Quel butin prenez-vous ?',
  'loot.taken': (v, cast) => `${Does(cast, v.seat, 'prend', 'prenez')} un butin : ${loot(v.loot)}.`,

  'novice.die': () => 'Quel dé le novice échange-t-il ?',
  'novice.colour': v => `Contre quoi le novice échange-t-il ${die(v.die)} ?`,
  'novice.swapped': (v, cast) =>
    `Grâce à un novice, ${who(cast, v.seat)} ${verb(cast, v.seat, 'échange', 'échangez')} ${die(v.die)} contre un dé de ${COLOUR[v.colour]}.`,
  'talent.used': (v, cast) => `${Does(cast, v.seat, 'utilise', 'utilisez')} le talent ${ofMember(v.member)}.`,
  'talent.which': v => `Que vous donne ${member(v.member)} ?`,
  'loot.used': (v, cast) => `${Does(cast, v.seat, 'utilise', 'utilisez')} un butin : ${loot(v.loot)}.`,
  'loot.die': () => 'Quel dé donnez-vous avec ?',
  'trophy.sold': (v, cast) => `${Does(cast, v.seat, 'vend', 'vendez')} le trophée ${ofMonster(v.monster)}.`,
  healed: v => `Une potion soigne ${member(v.member)}.`,
  'manage.who': v => `Qui gère désormais ${region(v.region)} ?`,
  'manage.taken': v => `${capital(member(v.member))} gère désormais ${region(v.region)}.`,
  'equip.what': () => 'Quel équipement déplacez-vous ?',
  worn: v => `${equipment(v.equipment)}, porté par ${member(v.member)}`,
  'equip.whom': v => `Qui prend ${equipment(v.equipment)} ?`,
  'equip.discard': v => `Défausser ${equipment(v.equipment)}`,

  'no.panic': () => 'La panique a fermé ce bâtiment.',
  'no.armoryClosed': () => 'L’Armurerie est fermée dans ce scénario.',
  'no.slot': () => 'Il n’y a plus d’emplacement libre ici.',
  'no.noDie': () => 'Il ne vous reste aucun dé : vous devez passer.',
  'no.fittingDie': () => 'Vous n’avez aucun dé que ce bâtiment accepte.',
  'no.gold': () => 'Vous ne pouvez rien payer ici.',
  'no.recruit': () =>
    'Il vous faut plus de gloire que de réputation, et de quoi recruter ou offrir une tournée.',
  'no.equipment': () => 'Rien ici que vous puissiez payer et faire porter à quelqu’un d’inoccupé.',
  'no.pathTaken': () => 'Cette expédition est déjà occupée.',
  'no.noMonster': () => 'Il n’y a pas de monstre aux Portes.',
  'no.idleMember': () => 'Personne de votre clan n’est libre de partir.',
  'no.required': () => 'Vous n’avez pas les dés demandés.',
  'no.manager': () => 'Personne ne gère cette région.',
  'no.regionUsed': () => 'Vous avez déjà utilisé cette région ce tour-ci.',
  'no.regionEmpty': () => 'Cette région n’a rien à vous donner pour l’instant.',
}
