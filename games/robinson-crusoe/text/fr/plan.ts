import { capital, list } from '@tablee/common/words/fr.ts'
import type { Cast, SameMessages } from '@tablee/kernel'
import type { Node } from '../../data/board.ts'
import type { ActionDie } from '../../data/dice.ts'
import { type CharacterId, type Payment, RESOURCES } from '../../data/types.ts'
import type { DeedValues } from '../../rules/plan/deed-values.ts'
import type { Again } from '../../rules/resolve/roll.ts'
import { SCENARIO_DEED } from '../../scenarios/text/fr-deeds.ts'
import type { Resources } from '../../state.ts'
import type { plan as english } from '../en/plan.ts'
import { agree, Does, helpers, its, Name, pawn, Who, who } from './people.ts'
import { ACTION, COLOUR, card, DIE, node, resource, theItem, thing } from './words.ts'

const SOME = { wood: 'du bois', food: 'de la nourriture', fur: 'de la fourrure' } as const

/** What is paid, where there is a choice; so much of each only where kinds are mixed. */
function price({ wood = 0, food = 0, fur = 0, item }: Payment): string {
  if (item) return theItem(item)
  const amounts = { wood, food, fur }
  const parts = (['wood', 'food', 'fur'] as const).filter(what => amounts[what] > 0)
  if (parts.length === 1) return SOME[parts[0]]
  return parts.map(what => resource(what, amounts[what])).join(' et ')
}

/** A deed in words. */
function deed({ type, what, node: at, gives, nth, paid }: DeedValues): string {
  const own = SCENARIO_DEED[what]
  if (own) return own(at as Node)
  const way = paid ? ` avec ${price(paid)}` : ''
  switch (type) {
    case 'threat':
      return `${card(what, 1)}${way}`
    case 'build':
      return `construire ${theItem(what)}${way}`
    case 'gather':
      return at === ''
        ? ACTION.gather
        : `récolter ${SOME[gives || 'food']} sur ${node(at)}${nth > 0 ? ` (source ${nth})` : ''}`
    case 'explore':
      return what !== '' ? `explorer : ${thing(what)}` : at === '' ? ACTION.explore : `explorer ${node(at)}`
    default:
      return what === '' ? ACTION[type] : `${ACTION[type]} : ${thing(what)}`
  }
}

const AGAIN: { readonly [A in Again]: string } = {
  space: 'jeton Relancer',
  bowl: 'Coupe rituelle',
  confused: 'Désorienté',
  paid: 'payé',
  free: 'sans rien payer',
}

const inDet = (n: number): string => (n === 0 ? 'sans rien payer' : `pour ${n} jetons Détermination`)

/** What was staked, in words. */
const stakes = (staked: Resources, det: number): string =>
  list([
    ...RESOURCES.filter(what => staked[what] > 0).map(what => resource(what, staked[what])),
    ...(det > 0 ? [`${det} jetons Détermination`] : []),
  ])

const shown = (die: ActionDie, shows: boolean | null): string =>
  shows ? DIE[die].toLowerCase() : die === 'success' ? 'échec' : 'rien'

const rerolls = (cast: Cast, id: CharacterId): string =>
  its(cast, id, `${who(cast, id)} relance-t-${agree(cast, id, 'il', 'elle')}`, 'relancez-vous')

/** Planning and resolving actions, in French. */
export const plan: SameMessages<typeof english> = {
  plan: v =>
    v.left > 0 ? 'Plan commun : placez vos pions, puis confirmez.' : 'Placez ce qui reste, puis confirmez.',
  'plan.place': (v, cast) => `Placer ${pawn(cast, v.pawn)}`,
  'plan.where': (v, cast) => `Plan commun : où va ${pawn(cast, v.pawn)} ?`,
  'plan.back': () => 'Le garder pour l’instant',
  'plan.begin': v => capital(deed(v.deed)),
  'plan.begin.thrift': v => `${capital(deed(v.deed))}, 1 bois de moins par Construction économique`,
  'plan.join': v => `Rejoindre l’action : ${deed(v.deed)}`,
  'plan.take': (v, cast) => `Reprendre ${pawn(cast, v.pawn)} : ${deed(v.deed)}`,
  'plan.lead': (v, cast) => `Mettre ${pawn(cast, v.pawn)} sur le dessus : ${deed(v.deed)}`,
  'plan.carry': v => `Mettre le jeton sur l’action : ${deed(v.deed)}`,
  'plan.gear': v => `${v.on ? 'Prendre' : 'Laisser'} ${theItem(v.gear)} : ${deed(v.deed)}`,
  'plan.thrift': v =>
    `${v.on ? 'Affecter' : 'Reprendre'} 2 jetons Détermination pour 1 bois : ${deed(v.deed)}`,
  'plan.asking': v =>
    v.mode === 'always'
      ? 'Me demander dès que je peux utiliser quelque chose'
      : 'Ne me demander que si cela compte',
  'plan.confirm': () => 'Confirmer le plan',
  'plan.confirmed': (v, cast) => `${Does(cast, v.who, 'confirme', 'confirmez')} le plan.`,
  'plan.late': () => 'La planification a trop duré : ce qui est incomplet est abandonné.',
  'plan.placed': (v, cast) =>
    `${Does(cast, v.who, 'prévoit', 'prévoyez')} ${pawn(cast, v.pawn)} : ${deed(v.deed)}.`,
  'plan.taken': (v, cast) =>
    `${Does(cast, v.who, 'reprend', 'reprenez')} ${pawn(cast, v.pawn)} : ${deed(v.deed)}.`,
  'plan.committed': () => 'Le plan est arrêté.',

  // Resolution
  'action.next': () => 'Quelle action résolvez-vous d’abord ?',
  'action.which': (v, cast) => `${Name(cast, v.who)} : ${deed(v.deed)}`,
  'action.begins': (v, cast) =>
    `${Who(cast, v.who)}${v.helpers.length > 0 ? `, avec ${list(helpers(cast, v.who, v.helpers))}` : ''} : ${deed(v.deed)}.`,
  'action.succeeds': (v, cast) => `${Does(cast, v.who, 'réussit', 'réussissez')}.`,
  'action.fails': (v, cast) => `${Does(cast, v.who, 'échoue', 'échouez')}.`,
  die: v => `Dé ${DIE[v.die]} ${COLOUR[v.type]} : ${shown(v.die, v.shows)}.`,
  'die.again': v => `Dé ${DIE[v.die]} ${COLOUR[v.type]} relancé (${AGAIN[v.by]}) : ${shown(v.die, v.shows)}.`,
  'stake.spent': v => `Payé : ${stakes(v.staked, 0)}.`,
  'stake.back': v => `Repris : ${stakes(v.staked, v.det)}.`,
  reroll: (v, cast) =>
    `${capital(deed(v.deed))} : ${rerolls(cast, v.who)} un dé ${COLOUR[v.type]}, ${inDet(v.price)} ?`,
  'reroll.keep': () => 'Garder les dés',
  'reroll.die': v => `Relancer le dé ${DIE[v.die]} (il montre : ${shown(v.die, v.shows)}), ${inDet(v.price)}`,
  'adventure.drawn': (v, cast) => `${Does(cast, v.who, 'vit', 'vivez')} une aventure : ${card(v.card)}.`,
  'shelter.built': () => 'L’Abri est construit.',
  'hunt.nothing': () => 'Il n’y a plus rien à chasser.',
  'tile.revealed': v => `La tuile ${v.tile} est posée sur ${node(v.node)}.`,
  arrange: () => 'Aménagement du camp, à quatre : que prenez-vous ?',
  'arrange.det': () => '2 jetons Détermination',
  'arrange.morale': () => 'Moral +1',
  'arrange.repaired': () => 'Le camp est remis en ordre.',
  thrift: () => 'Construction économique : économiser 1 bois ?',
  'thrift.no': () => 'Non, garder les jetons',
  'thrift.save': () => 'Dépenser 2 jetons Détermination, reprendre 1 bois',
  bible: () => 'Le camp est aménagé : lisez-vous la Bible ?',
  'arrange.bible': () => 'Oui, la lire : 1 jeton Détermination et 1 blessure soignée',
  'bible.no': () => 'Non, la garder',
  'rest.where': () => 'Repos : où ?',
  'rest.bed': () => 'Dans le Lit',
  'rest.hammock': () => 'Dans le Hamac',

  // Why not
  'no.pawn': () => 'Ce pion ne peut pas prendre part à cette action.',
  'no.leader': () => 'Un pion neutre ne fait que soutenir : il faut un personnage pour résoudre l’action.',
  'no.owner': () => 'C’est à un autre personnage de mener cette construction.',
  'no.jenny': () => 'Jenny ne peut que se reposer.',
  'no.limited': () => 'Ce personnage ne peut pas faire cela ce tour-ci.',
  'no.full': () => 'Il y a déjà assez de pions.',
  'no.neutral': () => 'Les dix pions neutres sont déjà dans le plan.',
  'no.argument': () => 'Dispute : pas d’action commune avec un autre joueur ce tour-ci.',
  'no.twice': () => 'Cela ne se tente qu’une fois par tour.',
  'no.built': () => 'C’est déjà construit.',
  'no.pay': () => 'Il ne reste pas de quoi payer.',
  'no.terrain': () => 'Le terrain exigé n’est pas exploré.',
  'no.item': () => 'Il manque un objet exigé.',
  'no.weapons': () => 'Le niveau d’Armes est trop bas.',
  'no.shelter': () => 'Sans abri, ni Toit ni Palissade.',
  'no.prey': () => 'Il n’y a plus de bête à chasser.',
  'no.path': () => 'Aucun chemin exploré n’y mène.',
  'no.sourceTwice': () => 'Chaque source ne se récolte qu’une fois par tour.',
  'no.exhausted': () => 'Cette source est épuisée.',
  'no.shortcut': () => 'Le Raccourci s’est déjà servi de cette source.',
  'no.exploreTwice': () => 'Chaque case ne s’explore qu’une fois par tour.',
  'no.inaccessible': () => 'Cette case est inaccessible.',
  'no.tiles': () => 'Il n’y a plus de tuile Île.',
  'no.pawnsLeft': () => 'Il reste un pion de joueur à placer.',
  'no.pawns': () => 'Une action n’a pas assez de pions.',
  'no.together': () => 'Il faut deux personnages différents.',
  'no.carrier': () => 'Le jeton d’un emplacement doit accompagner une de ses actions.',
}
