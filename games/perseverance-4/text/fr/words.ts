import { capital, count, list } from '@tablee/common/words/fr.ts'
import type { Cast } from '@tablee/kernel'
import type { Species } from '@tablee/perseverance/ids.ts'
import { followers, RESOURCE } from '@tablee/perseverance/text/fr/words.ts'
import type { Effect, Verb } from '../../data/effects.ts'
import type { Ancient, Zone } from '../../data/types.ts'
import type { Cost } from '../../data/zones.ts'
import { names } from './names.ts'

export { capital, count, list } from '@tablee/common/words/fr.ts'
export {
  Does,
  de,
  followers,
  officer,
  ofOfficer,
  price,
  who,
} from '@tablee/perseverance/text/fr/words.ts'

/** With two seats there are dice of a colour that nobody plays. */
export const isSpare = (cast: Cast, owner: number): boolean => cast.length === 2 && owner === 2

/** A zone as it is called on its own. */
export const place = (one: Zone): string => `[[zone:${one}|${names.zone[one]}]]`

/** What kind of zone: « zone militaire ». */
export const OF_ZONE: { readonly [Z in Zone]: string } = {
  sustenance: 'de ravitaillement',
  military: 'militaire',
  evacuation: 'd’évacuation',
  construction: 'de construction',
}

/** « la zone militaire ». */
export const zone = (one: Zone): string => `la zone [[zone:${one}|${OF_ZONE[one]}]]`

export const glory = (n: number): string => count(n, 'point de gloire', 'points de gloire')

/** « 2 lanciers et 1 pilleur ». */
export const units = (all: readonly Ancient[]): string =>
  list([...new Set(all)].map(kind => count(all.filter(one => one === kind).length, names.ancient[kind])))

/** « 1re », « 2e ». */
export const ordinal = (n: number): string => (n === 1 ? '1re' : `${n}e`)

export const crates = (n: number): string => count(n, 'caisse')
export const dinos = (all: readonly Species[]): string => list(all.map(one => `un ${names.species[one]}`))

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
