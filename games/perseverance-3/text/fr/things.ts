import { capital, count, list } from '@tablee/common/words/fr.ts'
import type { Species } from '@tablee/perseverance/ids.ts'
import { amounts, followers, goods } from '@tablee/perseverance/text/fr/words.ts'
import type { CombatSlot, Cost, Counter, Effect, OfficerChoice, Tally, UnitSlot } from '../../data/effects.ts'
import type { Goal, Prize, ProvisionsData } from '../../data/shape.ts'
import { ARTEFACTS, type Area, type ArtefactId, type CityZone, type StructureId } from '../../data/types.ts'
import type { Things } from '../en/things.ts'
import { isRow } from '../rows.ts'
import { names } from './names.ts'

const heals = (n: number): string => count(n, 'soin')

const rangers = (n: number): string => count(n, 'ranger')

const crates = (n: number): string => count(n, 'caisse')

const STATE = { tamed: 'dressé', untamed: 'non dressé' } as const

const oneDino = (state: 'tamed' | 'untamed', species: Species): string => `1 ${species} ${STATE[state]}`

const cost = (one: Cost): string =>
  list([
    ...amounts(one),
    ...(one.crate ? [crates(1)] : []),
    ...(one.ranger ? ['1 ranger défaussé'] : []),
    ...(one.tamed ? [oneDino('tamed', one.tamed)] : []),
    ...(one.untamed ? [oneDino('untamed', one.untamed)] : []),
  ])

type Named = Exclude<Counter, `${string}:${string}`>

const COUNTED: { readonly [C in Named]: readonly [one: string, many: string] } = {
  food: ['nourriture', 'nourritures'],
  debris: ['débris', 'débris'],
  islandResource: ['ressource de l’île', 'ressources de l’île'],
  glowberry: ['baie lumineuse', 'baies lumineuses'],
  islandAndDebris: [
    'ensemble de 1 ressource de l’île et 1 débris',
    'ensembles de 1 ressource de l’île et 1 débris',
  ],
  untamed: ['dino non dressé', 'dinos non dressés'],
  tamedInWilderness: [
    'dino dressé à vous dans la nature sauvage',
    'dinos dressés à vous dans la nature sauvage',
  ],
  thunderhorns: ['thunderhorn dressé ou non', 'thunderhorns dressés ou non'],
  rangers: ['ranger hors de l’infirmerie', 'rangers hors de l’infirmerie'],
  readyRangers: ['ranger disponible ou épuisé', 'rangers disponibles ou épuisés'],
  crates: ['caisse', 'caisses'],
  ranchTiles: ['tuile ranch', 'tuiles ranch'],
  artefacts: ['artefact', 'artefacts'],
  influence: ['cube d’influence à vous', 'cubes d’influence à vous'],
  officersWith2: [
    'officier sur lequel vous avez au moins 2 cubes',
    'officiers sur lesquels vous avez au moins 2 cubes',
  ],
  officersWithExactly2: [
    'officier sur lequel vous avez exactement 2 cubes',
    'officiers sur lesquels vous avez exactement 2 cubes',
  ],
  officersWith3: [
    'officier sur lequel vous avez au moins 3 cubes',
    'officiers sur lesquels vous avez au moins 3 cubes',
  ],
  structures: ['structure à vous', 'structures à vous'],
  cityShelters: ['abri à vous dans la ville', 'abris à vous dans la ville'],
  wildShelters: ['abri à vous dans la nature sauvage', 'abris à vous dans la nature sauvage'],
  zonesWithExactly2: [
    'zone de la ville où vous avez exactement 2 abris',
    'zones de la ville où vous avez exactement 2 abris',
  ],
  zonesWith3: [
    'zone de la ville où vous avez au moins 3 abris',
    'zones de la ville où vous avez au moins 3 abris',
  ],
  adventures: ['aventure en cours ou terminée', 'aventures en cours ou terminées'],
  wildAdventures: [
    'aventure dans la nature sauvage en cours ou terminée',
    'aventures dans la nature sauvage en cours ou terminées',
  ],
  templeAdventures: ['aventure de temple en cours ou terminée', 'aventures de temple en cours ou terminées'],
  leaderInCity: ['chef dans la ville', 'chef dans la ville'],
  mountedInWilderness: ['chef monté dans la nature sauvage', 'chef monté dans la nature sauvage'],
  fullRows: ['rangée remplie de votre ranch', 'rangées remplies de votre ranch'],
  fullColumns: ['colonne remplie de votre ranch', 'colonnes remplies de votre ranch'],
}

const IN_AREA: { readonly [A in Area]: string } = {
  hills: 'dans les Collines',
  jungle: 'dans la Jungle',
  swamp: 'dans le Marécage',
}

function counted(counter: Counter): readonly [one: string, many: string] {
  if (counter in COUNTED) return COUNTED[counter as Named]
  const [kind, what] = counter.split(':')
  switch (kind) {
    case 'shelters':
      return [`abri à vous ${IN_AREA[what as Area]}`, `abris à vous ${IN_AREA[what as Area]}`]
    case 'ready':
      return [`${what} dressé, disponible ou épuisé`, `${what}s dressés, disponibles ou épuisés`]
    case 'untamed':
      return [`${what} non dressé`, `${what}s non dressés`]
    default:
      return [`${what} dressé`, `${what}s dressés`]
  }
}

const tally = ({ count: what, per = 1, followers: n }: Tally): string =>
  `${followers(n)} par ${per === 1 ? counted(what)[0] : `paire de ${counted(what)[1]}`}`

const goal = ({ count: what, atLeast }: Goal): string =>
  what === 'leaderInCity' || what === 'mountedInWilderness'
    ? `votre ${counted(what)[0]} à la fin de votre 8e tour`
    : `au moins ${atLeast} ${counted(what)[atLeast === 1 ? 0 : 1]}`

const OFFICER: { readonly [O in Exclude<OfficerChoice, CityZone>]: string } = {
  any: 'un officier au choix',
  wilderness: 'l’officier de la nature sauvage',
  leaderZone: 'l’officier de la zone où se trouve votre chef',
  dieOrLeaderZone: 'un officier d’une zone où se trouve l’un de vos dés ou votre chef',
  noneOwn: 'un officier sur lequel vous n’en avez aucun',
  twoShelters: 'l’officier d’une zone de la ville où vous avez au moins 2 abris',
}

const OF_ZONE: { readonly [Z in CityZone]: string } = {
  sustenance: 'l’officier de la zone de ravitaillement',
  military: 'l’officier de la zone militaire',
  expansion: 'l’officier de la zone de développement',
  construction: 'l’officier de la zone de construction',
}

const officer = (choice: OfficerChoice): string => ({ ...OFFICER, ...OF_ZONE })[choice]

const artefact = (of: readonly ArtefactId[]): string =>
  of.length === ARTEFACTS.length
    ? 'un artefact au choix'
    : `l’artefact ${list(
        of.map(one => names.artefact[one]),
        'ou',
      )}`

const OF_SCOPE: { readonly [S in Area | 'wilderness']: string } = {
  hills: 'des Collines',
  jungle: 'de la Jungle',
  swamp: 'du Marécage',
  wilderness: 'de la nature sauvage',
}

const IN_SCOPE: { readonly [S in Area | 'wilderness']: string } = {
  ...IN_AREA,
  wilderness: 'dans la nature sauvage',
}

function tame({ n, only, free }: Extract<Effect, { verb: 'tame' }>): string {
  const what = only ? `1 ${only}` : n === 1 ? '1 dino' : `jusqu’à ${n} dinos`
  return `dresser ${what}${free ? ' sans payer son coût en ressources' : ''}`
}

function harvest({ n, scope, anySite }: Extract<Effect, { verb: 'harvest' }>): string {
  if (anySite) return `l’effet récolte de n’importe quel emplacement ${OF_SCOPE[scope]}`
  const shelters = n === 1 ? 'd’un de vos abris' : `de ${n} de vos abris au plus`
  return `l’effet récolte ${shelters} ${IN_SCOPE[scope]}`
}

const cubes = (n: number): string => count(n, 'cube d’influence', 'cubes d’influence')

function influence({ n, on, officers }: Extract<Effect, { verb: 'influence' }>): string {
  if (officers) return `${cubes(n)} sur chacun de ${officers} officiers différents`
  return `${cubes(n)} sur ${officer(on)}`
}

function effect(one: Effect): string {
  switch (one.verb) {
    case 'gain':
      return goods(one.what)
    case 'gainMix':
      return `${one.n} ressources parmi ${list(
        one.of.map(each => names.resource[each]),
        'et',
      )}, dans n’importe quelle combinaison`
    case 'followers':
      return followers(one.n)
    case 'followersPer':
      return `${followers(one.n)} par ${counted(one.count)[0]}`
    case 'followersAt':
      return one.among === 'areas'
        ? '1 partisan par abri à vous dans une zone de la nature sauvage au choix'
        : '1 partisan par abri et par structure à vous dans une zone de la ville au choix'
    case 'glowberriesPer':
      return `1 baie lumineuse par ${counted(one.count)[0]}`
    case 'healPer':
      return `1 soin par ${counted(one.count)[0]}`
    case 'rangers':
      return rangers(one.n)
    case 'heal':
      return heals(one.n)
    case 'crates':
      return `${crates(one.n)}${one.otherRow ? ' à côté d’une autre rangée que celle de cette tuile' : ''}`
    case 'untamed':
      return one.species === 'any'
        ? '1 dino non dressé au choix'
        : one.species === 'exploredTemple'
          ? '1 dino non dressé dont le temple est exploré'
          : oneDino('untamed', one.species)
    case 'tamed':
      return `${oneDino('tamed', one.species)}${one.wounded ? ', blessé' : ''}`
    case 'tame':
      return tame(one)
    case 'influence':
      return influence(one)
    case 'ranchTile':
      return `1 tuile ranch${one.noBonus ? ' sans bonus de placement' : ''}${one.resolve ? ', dont l’effet est résolu aussitôt' : ''}`
    case 'ranch':
      return one.n === 1 ? '1 effet de ranch' : `${one.n} effets de ranch différents`
    case 'harvest':
      return harvest(one)
    case 'discovery':
      return `l’effet découverte d’un emplacement ${OF_SCOPE[one.scope]}, sans placer de dino`
    case 'shelterCity':
      return one.space === 'lowest'
        ? 'construire 1 abri sur la case libre la plus basse d’une zone de la ville, sans son bonus'
        : 'construire 1 abri sur n’importe quelle case libre de la ville, avec son bonus'
    case 'shelterWild':
      return `construire ${count(one.n, 'abri')} dans la nature sauvage, ${one.harvest ? 'avec' : 'sans'} l’effet récolte`
    case 'shelterHere':
      return 'construire 1 abri sur cette tuile'
    case 'structure':
      return 'construire 1 structure'
    case 'adventure':
      return 'commencer une aventure dans la nature sauvage'
    case 'artefact':
      return artefact(one.of)
    case 'recallLeader':
      return 'votre chef rentre à la Maison'
    case 'influenceAndRecall':
      return '1 cube d’influence sur l’officier de la zone où se trouve votre chef, qui rentre ensuite à la Maison'
    case 'leaderToCity':
      return 'votre chef rejoint une zone de la ville et en résout 2 options'
    case 'cityOption':
      return '1 option d’une zone de la ville au choix'
    case 'mount':
      return 'votre chef devient un chef monté'
    case 'openInfirmary':
      return 'l’infirmerie perd sa tuile de recouvrement'
    case 'swapDie':
      return 'votre troisième dé remplace un dé neutre'
    case 'pay':
      return `contre ${cost(one.cost)}, ${together(one.then)}`
    case 'or':
      return list(one.of.map(together), 'ou')
    case 'if':
      return `avec au moins ${one.atLeast} ${counted(one.count)[one.atLeast === 1 ? 0 : 1]}, ${together(one.then)}`
  }
}

const phrases = (one: Effect): readonly string[] => (one.verb === 'gain' ? amounts(one.what) : [effect(one)])

function together(all: readonly Effect[]): string {
  return isRow(all) ? list(all.flatMap(phrases)) : all.flatMap(phrases).join(', ')
}

const effects = (all: readonly Effect[]): string =>
  capital(isRow(all) ? list(all.flatMap(phrases)) || 'rien' : all.flatMap(phrases).join(' ; '))

const slotName = (slot: UnitSlot, n: number): string => {
  switch (slot) {
    case 'any':
      return count(n, 'unité au choix', 'unités au choix')
    case 'ranger':
      return rangers(n)
    case 'leader':
      return 'le chef'
    default: {
      const species = slot.endsWith('+') ? slot.slice(0, -1) : slot
      const higher = slot.endsWith('+') ? (n === 1 ? ' (ou dino supérieur)' : ' (ou dinos supérieurs)') : ''
      return count(n, `${species}${higher} dressé`, `${species}s${higher} dressés`)
    }
  }
}

const requires = (slots: readonly UnitSlot[]): string =>
  list([...new Set(slots)].map(slot => slotName(slot, slots.filter(one => one === slot).length)))

const group = (slots: readonly CombatSlot[]): string =>
  list(slots.map(({ unit, then }) => `${slotName(unit, 1)} ${names.fate[then]}`))

const prize = ({ followers: n, crates: some }: Prize): string =>
  list([...(n > 0 ? [followers(n)] : []), ...(some > 0 ? [crates(some)] : [])]) || 'rien'

const SPECIAL: { readonly [S in NonNullable<ProvisionsData['special']>]: string } = {
  shelterElsewhere:
    'construire 1 abri sur la case libre la plus basse d’une autre zone de la ville, sans son bonus',
  outpostB: 'construire 1 abri sur l’avant-poste B',
  influenceElsewhere: '1 cube d’influence sur l’officier d’une autre zone',
  healAndSaddle: 'votre ranger de l’infirmerie rentre à la Maison et votre shieldhead non dressé est dressé',
}

const provisions = ({ lose, effects: gains, special }: ProvisionsData): string =>
  capital(
    [
      ...(amounts(lose).length > 0 ? [`rendre ${goods(lose)}`] : []),
      ...(gains.length > 0 ? [together(gains)] : []),
      ...(special ? [SPECIAL[special]] : []),
    ].join(' ; '),
  )

const ABILITY: { readonly [S in StructureId]?: string } = {
  '1A': 'L’option A du marché peut rapporter 1 nourriture, 1 débris et 1 ressource de l’île à la place',
  '1B': 'Vous placez vos dés sans tenir compte de leur face, et vos dinos sans tenir compte de la case dino',
  '2A': 'L’option A de l’entraînement peut rapporter 1 shieldhead dressé, puis 1 ranger ou 2 soins à la place',
  '2B': 'Vous recevez une récompense de cartographie même si l’emplacement est seulement exploré ou adjacent à un emplacement exploré',
  '3A': 'L’option A des explorateurs peut résoudre l’effet récolte de 3 de vos abris au lieu de 2',
  '3B': 'Avec un dé, votre chef peut prendre la case thunderhorn pour une 3e option ; monté, il peut en répéter une',
  '4A': 'En utilisant des caisses, vous pouvez en dépenser 1 de plus d’une autre rangée pour 1 effet de cette rangée',
  '4B': 'L’option A du chantier peut s’accompagner de l’effet récolte de l’abri',
}

/** What cards, tiles and spaces do, in French. */
export const things: Things = {
  goods,
  cost,
  effect,
  effects,
  tally,
  tallies: all => capital(list(all.map(tally))),
  goals: all => capital(list(all.map(goal))),
  requires: slots => capital(requires(slots)),
  group: slots => capital(group(slots)),
  prize,
  provisions,
  ability: structure => ABILITY[structure] ?? null,
}
