import { capital, count } from '@tablee/common/words/fr.ts'
import type { SameMessages } from '@tablee/kernel'
import type { irregular as english } from '../en/irregular.ts'
import { agree, Does, Name, Who } from './people.ts'
import { card, item, on, PIECE } from './words.ts'

/** The irregular cards, in French. */
export const irregular: SameMessages<typeof english> = {
  beast: v => card(v.beast),

  // Events
  argument: () => 'Dispute : personne n’aide un autre joueur dans les actions de ce tour.',
  'items.away': () => 'Aucun objet n’est à portée de main avant la fin des actions.',
  'beast.aside': () => 'Une Bête attend à côté du paquet Événement.',
  brainstorm: () => 'Remue-méninges : quelle invention du paquet rejoint le plateau ?',
  howling: () => 'Hurlement dans les bois : laquelle des Bêtes les plus fortes va sur le paquet Chasse ?',

  // Adventures
  fastWork: () => 'Vite fait… : que construisez-vous aussitôt ?',
  'fastWork.no': () => 'Rien : défausser la carte',
  inspect: () => 'Inspection des outils : quel objet est marqué, et cassera plus tard ?',
  'item.marked': v => `Objet marqué : ${item(v.item)}.`,

  // Treasures
  amulet: () => 'Amulette : quelle flèche de moral couvrez-vous ?',
  arrow: (v, cast) => `${Name(cast, v.who)} : la flèche après ${count(v.heart, 'blessure')}`,
  'arrow.covered': (v, cast) =>
    `${Who(cast, v.who)} : la flèche après ${count(v.heart, 'blessure')} ne baisse plus le moral.`,
  backpack: () => 'Vous avez exploré : ouvrir le Sac à dos ?',
  'backpack.no': () => 'Non, pas cette fois',
  'backpack.use': () => 'Piocher 2 jetons Découverte, en garder 1',
  'bowl.found': (v, cast) =>
    `${Does(cast, v.who, 'relancera ses', 'relancerez vos')} réussites dès le prochain tour.`,
  'bowl.lost': () => 'La Coupe rituelle perd son emprise.',
  look: () => 'Mélange d’herbes : que regardez-vous ?',
  'look.event': () => 'La première carte du paquet Événement',
  'look.beast': () => 'La Bête posée à côté',
  'beast.seen': v => `La Bête qui attend : ${card(v.beast)}.`,
  protect: () => 'Amulette protectrice : que retirez-vous de l’île ?',
  piece: v => `${capital(PIECE[v.kind])} ${on(v.at)}`,
  'piece.removed': v => `Retiré de l’île : ${PIECE[v.kind]} ${on(v.at)}.`,
  'treasure.lost': v => `Trésor perdu : ${card(v.card)}.`,

  // Creatures and traps
  confused: (v, cast) =>
    `${Does(cast, v.who, 'sera', 'serez')} ${agree(cast, v.who, 'désorienté', 'désorientée')} pendant tout le prochain tour.`,
  disease: v =>
    `Étrange maladie : qui prend un marqueur, soit une blessure cette nuit ? Il en reste ${v.left}.`,
}
