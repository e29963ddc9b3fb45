import type { Language } from '@tablee/kernel'
import type { ClearingSuit } from '../data/suits.ts'
import type { Column, Leader } from '../factions/eyrie/data.ts'
import type { Character, Relationship } from '../factions/vagabond/data.ts'
import * as en from '../text/en/names.ts'
import * as fr from '../text/fr/names.ts'

/** The short words and marks of the terminal picture. */
export interface Words {
  readonly suit: { readonly [S in ClearingSuit]: string }
  /** The letter before a forest's number. */
  readonly forest: string
  /** A mark for each building and token. */
  readonly mark: { readonly [kind: string]: string }
  /** What stands after a label. */
  readonly colon: string
  readonly points: string
  readonly hand: string
  readonly supply: string
  readonly deck: string
  readonly discard: string
  readonly items: string
  readonly quests: string
  readonly inPlay: string
  readonly legend: string
  readonly yourHand: string
  readonly dominance: string
  readonly column: { readonly [C in Column]: string }
  readonly leader: { readonly [L in Leader | 'none']: string }
  readonly roosts: string
  readonly supporters: string
  readonly officers: string
  readonly sympathy: string
  readonly character: { readonly [C in Character | 'none']: string }
  readonly relation: { readonly [R in Relationship]: string }
}

/** The words of the terminal picture in both languages. */
export const WORDS: { readonly [L in Language]: Words } = {
  en: {
    suit: { fox: 'fox', rabbit: 'rabbit', mouse: 'mouse' },
    forest: 'F',
    mark: marks(
      { sawmill: 'Saw', workshop: 'Wrk', recruiter: 'Rec', keep: 'Keep', wood: 'wood', roost: 'Roost' },
      'Base',
      'symp',
    ),
    colon: ': ',
    points: 'points',
    hand: 'in hand',
    supply: 'Item supply',
    deck: 'deck',
    discard: 'discard pile',
    items: 'items',
    quests: 'Quests',
    inPlay: 'in play',
    legend: '■ building  □ free slot  ▨ ruin  ♟ pawn',
    yourHand: 'Your hand',
    dominance: 'dominance',
    column: { recruit: 'recruit', move: 'move', battle: 'battle', build: 'build' },
    leader: { ...en.LEADER, none: '–' },
    roosts: 'Roosts',
    supporters: 'Supporters',
    officers: 'Officers',
    sympathy: 'Sympathy',
    character: { ...en.CHARACTER, none: '–' },
    relation: en.RELATION,
  },
  fr: {
    suit: { fox: 'renard', rabbit: 'lapin', mouse: 'souris' },
    forest: 'B',
    mark: marks(
      { sawmill: 'Sci', workshop: 'Atl', recruiter: 'Rec', keep: 'Donj', wood: 'bois', roost: 'Perch' },
      'Base',
      'symp',
    ),
    colon: ' : ',
    points: 'points',
    hand: 'en main',
    supply: 'Réserve d’objets',
    deck: 'pioche',
    discard: 'défausse',
    items: 'objets',
    quests: 'Quêtes',
    inPlay: 'en jeu',
    legend: '■ bâtiment  □ emplacement libre  ▨ ruine  ♟ pion',
    yourHand: 'Votre main',
    dominance: 'domination',
    column: { recruit: 'recruter', move: 'déplacer', battle: 'combattre', build: 'construire' },
    leader: { ...fr.LEADER, none: '–' },
    roosts: 'Perchoirs',
    supporters: 'Partisans',
    officers: 'Officiers',
    sympathy: 'Sympathie',
    character: { ...fr.CHARACTER, none: '–' },
    relation: fr.RELATION,
  },
}

function marks(own: { readonly [kind: string]: string }, base: string, sympathy: string): Words['mark'] {
  return { ...own, foxBase: base, rabbitBase: base, mouseBase: base, sympathy }
}
