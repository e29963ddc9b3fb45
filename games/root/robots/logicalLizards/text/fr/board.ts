import { Acts } from '../../../../text/fr/voice.ts'
import { count } from '../../../../text/fr/words.ts'
import type { Voice } from '../../../../text/voice.ts'
import type { LizardWords } from '../en/board.ts'
import { CONSPIRACY } from './conspiracy.ts'

/** The Logical Lizards on the board. */
export const board: LizardWords = {
  rules: 'Règles des robots',
  wins: '',
  orders: '',
  powers: [],
  own: 'Âmes Perdues',
  actions: {},
  scenes: {
    robotSanctify: {
      title: 'Sanctuaire',
      name: 'sanctuaire',
      told: (who: Voice): string => `${Acts(who, 'bâtit', 'bâtissent', 'bâtissez')} un sanctuaire.`,
    },
    robotConvert: {
      title: 'Conversion',
      name: 'conversion',
      told: (who: Voice): string => `${Acts(who, 'convertit', 'convertissent', 'convertissez')} un guerrier.`,
    },
  },
  fanatics: 'fanatiques',
  souls: 'Âmes Perdues',
  soulsTip: n =>
    `Âmes Perdues : ${count(n, 'carte')}, visibles de tous. La couleur la plus nombreuse donne le prochain ordre ; sans majorité, Oiseau.`,
  acolytesTip: n => `${count(n, 'acolyte')} : chacun paie une conspiration.`,
  ordered: suit => `Ordre des Âmes Perdues : ${suit}`,
  conspiracy: CONSPIRACY,
  marker: (last, next) => `Conspirations : le marqueur est sur ${last}, la suivante est ${next}.`,
}
