import {
  agree,
  capital,
  count,
  list,
  who as named,
  de as ofSomeone,
  type Someone,
} from '@tablee/common/words/fr.ts'
import { type Cast, reads } from '@tablee/kernel'
import { type LeaderId, RESOURCES, type Resource, type Species } from '@tablee/perseverance/ids.ts'
import type { Effect, Verb } from '../../data/effects.ts'
import type { OfficerId, Zone } from '../../data/types.ts'
import type { Cost } from '../../data/zones.ts'
import { names } from './names.ts'

export { capital, count, list } from '@tablee/common/words/fr.ts'

/** A seat as a sentence speaks of it: its leader, or whoever reads; alone Narek and Camilla come after the seat. */
const someone = (cast: Cast, seat: number): Someone => ({
  noun: {
    article: '',
    name:
      cast[seat] in names.leader
        ? names.leader[cast[seat] as LeaderId]
        : seat === 1
          ? names.dissenter.narek
          : names.dissenter.camilla,
  },
  ref: `seat:${seat}`,
  reader: reads(cast, seat),
})

/** With two seats there are dice of a colour that nobody plays. */
export const isSpare = (cast: Cast, owner: number): boolean => cast.length === 2 && owner === 2

export const who = (cast: Cast, seat: number): string => named(someone(cast, seat))

/** Of a seat: « d’Adelita », « de vous ». */
export const de = (cast: Cast, seat: number): string => ofSomeone(someone(cast, seat))

export const verb = (cast: Cast, seat: number, one: string, you: string): string =>
  agree(someone(cast, seat), one, one, you)

/** A seat and what it does at the head of a sentence: « Adelita gagne », « Vous gagnez ». */
export const Does = (cast: Cast, seat: number, one: string, you: string): string =>
  `${capital(who(cast, seat))} ${verb(cast, seat, one, you)}`

export const zone = (one: Zone): string => `[[zone:${one}|${names.zone[one]}]]`
export const officer = (one: OfficerId): string => `le [[officer:${one}|${names.officer[one]}]]`
export const ofOfficer = (one: OfficerId): string => `du [[officer:${one}|${names.officer[one]}]]`
export const followers = (n: number): string => count(n, 'partisan')
export const crates = (n: number): string => count(n, 'caisse')
export const dinos = (all: readonly Species[]): string => list(all.map(one => `un ${names.species[one]}`))

const RESOURCE: { readonly [R in Resource]: (n: number) => string } = {
  food: n => count(n, 'nourriture'),
  debris: n => count(n, 'débris', 'débris'),
  islandResource: n => count(n, 'ressource de l’île', 'ressources de l’île'),
  glowberry: n => count(n, 'baie lumineuse', 'baies lumineuses'),
}

/** « 1 nourriture et 2 baies lumineuses » ; « rien ». */
export const goods = (all: { readonly [R in Resource]?: number }): string =>
  list(RESOURCES.flatMap(one => (all[one] ? [RESOURCE[one](all[one])] : []))) || 'rien'

export const cost = ({ what, n }: Cost): string => (what === 'followers' ? followers(n) : RESOURCE[what](n))

const untamed = (species: Species) => (n: number) =>
  count(n, `${species} non dressé`, `${species}s non dressés`)
const tamed = (species: Species) => (n: number) => count(n, `${species} dressé`, `${species}s dressés`)
const cubes = (n: number): string => count(n, 'cube d’influence', 'cubes d’influence')

const EFFECT: { readonly [V in Verb]: (n: number) => string } = {
  ...RESOURCE,
  goods: n => `${n} parmi nourriture, débris et ressources de l’île`,
  followers,
  crates,
  heal: n => count(n, 'soin'),
  untamedShieldhead: untamed('shieldhead'),
  untamedRaptor: untamed('raptor'),
  untamedThunderhorn: untamed('thunderhorn'),
  untamedIronjaw: untamed('ironjaw'),
  tamedShieldhead: tamed('shieldhead'),
  tamedRaptor: tamed('raptor'),
  tamedThunderhorn: tamed('thunderhorn'),
  tamedIronjaw: tamed('ironjaw'),
  tame: n => `dresser jusqu’à ${count(n, 'dino')}`,
  tameFreely: n => `dresser ${count(n, 'dino')} sans payer`,
  influence: cubes,
  influenceHere: n => `${cubes(n)} sur l’officier de la zone`,
  cabin: n => (n === 1 ? 'construire une cabine' : `construire ${n} cabines`),
  cabinBelow: () => 'construire une cabine dans la cale ou la salle des machines',
  fortification: () => 'construire une fortification',
  rally: n => `rallier jusqu’à ${count(n, 'dino')} sur un champ de bataille`,
  rescue: n => count(n, 'étape de sauvetage', 'étapes de sauvetage'),
  trailUp: () => 'faire monter une figurine de sentier',
  preparation: () => 'commencer une préparation',
  crateOnVoyage: () => 'placer une caisse de votre réserve sur un voyage',
  removeSpearman: () => 'retirer un lancier sans opposition',
  leaderOption: () => 'placer votre chef dans une zone et en résoudre une option',
}

/** A whole card or space; « rien ». */
export const effects = (all: readonly Effect[]): string =>
  list(all.map(({ verb: one, n }) => EFFECT[one](n))) || 'rien'

export const Effects = (all: readonly Effect[]): string => capital(effects(all))
