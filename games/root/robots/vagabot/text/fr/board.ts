import { CHARACTER } from '../../../../factions/vagabond/text/fr/names.ts'
import { Acts } from '../../../../text/fr/voice.ts'
import { count } from '../../../../text/fr/words.ts'
import type { Voice } from '../../../../text/voice.ts'
import type { VagabotWords } from '../en/board.ts'
import { ACTION } from './messages.ts'
import { SPECIAL } from './names.ts'

/** The Vagabot on the board. */
export const board: VagabotWords = {
  rules: 'Règles des robots',
  wins: '',
  orders: '',
  powers: [],
  own: 'Quêtes, aides, traques',
  actions: {},
  scenes: {
    botExplored: {
      title: 'Une ruine est explorée',
      name: 'ruine',
      told: (who: Voice): string => `${Acts(who, 'explore', 'explorent', 'explorez')} une ruine.`,
    },
    botAided: {
      title: 'Des objets changent de mains',
      name: 'objets',
      told: (who: Voice): string =>
        `${Acts(who, 'aide contre des objets', 'aident contre des objets', 'aidez contre des objets')}.`,
    },
    botStole: {
      title: 'Une carte est volée',
      name: 'vol',
      told: (who: Voice): string => `${Acts(who, 'vole', 'volent', 'volez')} une carte.`,
    },
    botCleared: {
      title: 'Une clairière est vidée',
      name: 'clairière',
      told: (who: Voice): string => `${Acts(who, 'vide', 'vident', 'videz')} une clairière.`,
    },
  },
  character: CHARACTER,
  special: SPECIAL,
  action: ACTION,
  satchel: 'Sacoche',
  track: 'Piste de Combat',
  damaged: 'Endommagés',
  quest: 'Quête',
  plan: 'De jour',
  ready: (n, of) => `${n} sur ${count(of, 'objet')} à épuiser`,
  hits: n => `Inflige au plus ${count(n, 'perte')} aux dés.`,
  space: (items, place) =>
    place < 2
      ? `Avec ${items} objets intacts : ${place + 2} pertes aux dés au plus.`
      : `Avec ${items} objets intacts : une perte de plus s’il attaque.`,
  damagedItems: n => count(n, 'objet endommagé', 'objets endommagés'),
  questTip: suit =>
    `Quête : deux objets quelconques dans une clairière de cette couleur (${suit}), pour un point.`,
  fullTrack: 'Piste de Combat pleine',
  arbiter: (name, hits) => [
    'Un Médiateur est là',
    `${name} peut être engagé par le défenseur : jusqu’à ${count(hits, 'perte')} de plus.`,
  ],
  marksman: name => ['Tireur', `${name} inflige une perte avant les dés.`],
}
