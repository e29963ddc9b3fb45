import type { Language } from '@tablee/kernel'
import type { ClearingSuit } from '../data/suits.ts'
import { LANDMARK as EN } from '../text/en/landmark.ts'
import { LANDMARK as FR } from '../text/fr/landmark.ts'
import { mapped } from '../text/names.ts'

/** The short words and marks of the terminal picture. */
export interface Words {
  readonly suit: { readonly [S in ClearingSuit]: string }
  /** The landmarks in a word or two. */
  readonly landmark: { readonly [id: string]: string }
  /** The letter before a forest's number. */
  readonly forest: string
  /** What stands after a label. */
  readonly colon: string
  readonly points: string
  readonly hand: string
  readonly supply: string
  readonly deck: string
  readonly discard: string
  readonly items: string
  readonly inPlay: string
  readonly legend: string
  readonly yourHand: string
  readonly dominance: string
  /** A hireling that nobody controls. */
  readonly free: string
}

/** The words of the terminal picture in both languages. */
export const WORDS: { readonly [L in Language]: Words } = {
  en: {
    suit: { fox: 'fox', rabbit: 'rabbit', mouse: 'mouse' },
    landmark: mapped(EN, ({ short }) => short),
    forest: 'F',
    colon: ': ',
    points: 'points',
    hand: 'in hand',
    supply: 'Item supply',
    deck: 'deck',
    discard: 'discard pile',
    items: 'items',
    inPlay: 'in play',
    legend: '■ building  □ free slot  ▨ ruin  ♟ pawn  # closed path  ⬡ landmark',
    yourHand: 'Your hand',
    dominance: 'dominance',
    free: 'free',
  },
  fr: {
    suit: { fox: 'renard', rabbit: 'lapin', mouse: 'souris' },
    landmark: mapped(FR, ({ short }) => short),
    forest: 'F',
    colon: ' : ',
    points: 'points',
    hand: 'en main',
    supply: 'Réserve d’objets',
    deck: 'pioche',
    discard: 'défausse',
    items: 'objets',
    inPlay: 'en jeu',
    legend: '■ bâtiment  □ emplacement libre  ▨ ruine  ♟ pion  # chemin fermé  ⬡ monument',
    yourHand: 'Votre main',
    dominance: 'domination',
    free: 'libre',
  },
}
