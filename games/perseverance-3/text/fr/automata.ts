import type { Finding } from '@tablee/common/prefer.ts'
import type { Cast, SameMessages } from '@tablee/kernel'
import { because } from '@tablee/perseverance/text/fr/dissenters.ts'
import type { SiteId } from '../../data/types.ts'
import type { LeftOut } from '../../rules/solo/effects.ts'
import type { Target } from '../../rules/solo/explore.ts'
import type { WildKey } from '../../rules/solo/sites.ts'
import type { ZoneChoice } from '../../rules/solo/zones.ts'
import type { automata as en } from '../en/automata.ts'
import { PROPER } from '../proper.ts'
import { cards } from './cards.ts'
import { names } from './names.ts'
import { area, count, Does, de, list, location, officer, site, unit, untamed, who, zone } from './words.ts'

const ZONE_WORDS = {
  place: zone,
  avoided: {
    full: 'plus de place',
    ahead: 'deux abris de plus que vous',
    built: 'déjà un abri construit lors de cette action',
    wild: 'hors de la ville',
  },
} as const

const OFFICER_WORDS = { place: officer, avoided: { ahead: 'deux cubes de plus que vous' } } as const

const zoneReason = (choice: ZoneChoice): string => because(choice, ZONE_WORDS)

const WILD: { readonly [W in WildKey]: string } = {
  fresh: 'zones encore sans assemblée',
  high: 'numéro le plus élevé',
  low: 'numéro le plus faible',
  outpost: 'avant-poste A avant B',
}

/** Why a place of the wilderness; what left all of them is not told. */
function wildReason(findings: readonly Finding<SiteId, WildKey>[]): string {
  const told = findings.filter(({ by, value }) => by !== 'fresh' || value === 1)
  if (told.length === 0) return ''
  return ` (${told.map(({ by, left }) => `${WILD[by]} : ${list(left.map(site))}`).join(' ; ')})`
}

const TARGET: { readonly [T in Target['as']]: string } = {
  programTemple: 'temple de son programme',
  numbered: 'selon la flèche',
  temple: 'un temple, faute d’autre emplacement',
}

const LEFT_OUT: { readonly [L in LeftOut]: string } = {
  noDino: 'aucun dino non dressé',
  noSaddle: 'plus de selle pour lui',
  supply: 'aucun dans la réserve générale',
  temple: 'le temple n’est pas exploré',
  owned: 'les dissidents l’ont déjà',
  noThunderhorn: 'aucun thunderhorn dressé',
  full: 'plus de place dans la ville',
  noDie: 'aucun dé n’a été placé',
}

const die = (cast: Cast, owner: number, by: number): string =>
  owner < 0 ? 'un dé neutre' : owner === by ? 'un dé à sa couleur' : `un dé ${de(cast, owner)}`

const PREFERRED = { colour: 'sa couleur', face: 'l’ordre de la carte' } as const

const PIECE = {
  shelter: 'un abri',
  structure: 'une structure',
  leader: 'le chef',
  thunderhorn: 'un thunderhorn dressé',
} as const

/** The zone that was chosen. */
const chosen = ({ place }: ZoneChoice): string => (place === null ? 'aucune zone' : zone(place))

/** What Narek and Camilla do piece by piece, and why. */
export const automata: SameMessages<typeof en> = {
  'solo.die': (v, cast) =>
    `${Does(cast, v.owner, 'place', 'placez')} ${die(cast, v.die, v.owner)} (${names.specialist[v.face]}) dans ${zone(v.zone)}${
      v.by.length === 0 ? '' : `, préféré selon ${list(v.by.map(one => PREFERRED[one]))}`
    }.`,
  'solo.noFace': (v, cast) =>
    `Aucun dé que ${who(cast, v.owner)} peut prendre ne convient à un emplacement libre de ${zone(v.zone)}.`,
  'solo.turned': (v, cast) =>
    `${Does(cast, v.owner, 'tourne', 'tournez')} ${die(cast, v.die, v.owner)} : ${names.specialist[v.from]} devient ${names.specialist[v.to]}.`,
  'solo.noDie': (v, cast) => {
    const why = {
      pool: 'il ne reste que vos dés',
      space: 'aucun emplacement n’est libre',
      reserve: 'aucun ne convient, et il n’y a pas de réserve pour en tourner un',
    }
    return `${Does(cast, v.owner, 'ne place', 'ne placez')} pas de dé dans ${zone(v.zone)} : ${why[v.why]}. Un dino est placé à la place.`
  },
  'solo.target': (v, cast) =>
    `${Does(cast, v.owner, 'vise', 'visez')} ${location(v.target.place)}, ${TARGET[v.target.as]}${wildReason(v.target.findings)}.`,
  'solo.noLocation': (v, cast) => `Il n’y a aucun emplacement que ${who(cast, v.owner)} puisse explorer.`,
  'solo.noExplorer': (v, cast) =>
    `${Does(cast, v.owner, 'n’a', 'n’avez')} aucun ${names.species[v.needs]} dressé, ni plus fort, pour ${location(v.location)}.`,
  'solo.emergency': (v, cast) => `Action d’urgence ${de(cast, v.owner)}, sans dino dans la nature sauvage.`,
  'solo.captured': (v, cast) =>
    `${Does(cast, v.owner, 'capture', 'capturez')} ${untamed(v.species)} sans combat : ${location(v.location)}.`,
  'solo.unseen': v =>
    `Dans ${area(v.area)}, la première tuile de la pile va dessous, face cachée ; la deuxième est révélée.`,
  'solo.templeGone': v =>
    `Temple exploré par un dissident : l’aventure pour ${location(v.temple)} quitte la partie${v.temple === 'ironjawTemple' ? ', et Ancient Portal avec elle' : ''}.`,
  'solo.shelter': (v, cast) =>
    `${Does(cast, v.owner, 'construit', 'construisez')} un abri dans ${chosen(v.choice)}${zoneReason(v.choice)}.`,
  'solo.wildShelter': (v, cast) =>
    `${Does(cast, v.owner, 'construit', 'construisez')} un abri sur ${site(v.choice.place)}${wildReason(v.choice.findings)}.`,
  'solo.structure': (v, cast) =>
    `${Does(cast, v.owner, 'construit', 'construisez')} ${PROPER[v.structure]} dans ${chosen(v.choice)}${zoneReason(v.choice)}.`,
  'solo.leader': (v, cast) =>
    `Le chef ${de(cast, v.owner)} ${v.stays ? 'reste' : 'va'} dans ${chosen(v.choice)}${zoneReason(v.choice)}.`,
  'solo.thunderhorn': (v, cast) =>
    `${Does(cast, v.owner, 'place', 'placez')} un thunderhorn dressé dans ${chosen(v.choice)}${zoneReason(v.choice)}.`,
  'solo.nowhere': (v, cast) =>
    `${Does(cast, v.owner, 'ne trouve', 'ne trouvez')} aucune zone pour ${PIECE[v.piece]}${zoneReason(v.choice)}.`,
  'solo.noShelters': (v, cast) => `${Does(cast, v.owner, 'n’a', 'n’avez')} plus d’abri à construire.`,
  'solo.dino': (v, cast) =>
    `${Does(cast, v.owner, 'gagne', 'gagnez')} ${v.tamed ? unit(v.species) : untamed(v.species)}.`,
  'solo.tamed': (v, cast) =>
    `${Does(cast, v.owner, 'dresse', 'dressez')} un ${names.species[v.species]}, le plus puissant possible.`,
  'solo.leftOut': (v, cast) =>
    `${Does(cast, v.owner, 'ne résout', 'ne résolvez')} pas « ${cards.effect(v.effect)} » : ${LEFT_OUT[v.why]}.`,
  'solo.cube': (v, cast) =>
    `${Does(cast, v.owner, 'place', 'placez')} un cube d’influence sur ${v.choice.place === null ? 'aucun officier' : officer(v.choice.place)}, ${v.total} désormais${because(v.choice, OFFICER_WORDS)}.`,
  'solo.noOfficer': (v, cast) =>
    `${Does(cast, v.owner, 'a', 'avez')} deux cubes de plus que vous sur chaque officier et n’en place pas.`,
  'solo.noCubes': (v, cast) => `${Does(cast, v.owner, 'n’a', 'n’avez')} plus de cube d’influence.`,
  'solo.check': (v, cast) =>
    `Vérification sur ${officer(v.officer)} : ${count(v.own, 'cube')} ${de(cast, v.owner)} contre ${v.yours} à vous, donc ${v.own > v.yours ? 'une réserve' : 'deux cubes de plus'}.`,
  'solo.paid': (v, cast) =>
    `${Does(cast, v.owner, 'dépense', 'dépensez')} 1 cube d’influence sur ${officer(v.officer)}.`,
  'solo.notPaid': (v, cast) =>
    `${Does(cast, v.owner, 'n’a', 'n’avez')} aucun cube d’influence sur ${officer(v.officer)} : l’action secondaire n’est pas résolue.`,
  'solo.back': (v, cast) => `${Does(cast, v.owner, 'reprend', 'reprenez')} ${unit(v.unit)}.`,
}
