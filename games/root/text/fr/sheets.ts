import type { SheetWords } from '../en/sheets.ts'
import { count } from './words.ts'

/** What the sheets say, in French. */
export const sheets: SheetWords = {
  opens: name => `${name} : comment se joue la faction`,
  opensDiscard: n => `Défausse, ${count(n, 'carte')} : la parcourir`,
  turn: 'Le tour',
  powers: 'Ses pouvoirs',
  against: 'Contre cette faction',
  supplyOf: n => `${n} en réserve`,
  crafts: n => `Fabrique avec ${count(n, 'pièce')}.`,
  hand: n => `${count(n, 'carte')} en main.`,
  effects: 'Effets fabriqués',
  discard: 'Défausse',
  discardRule: 'Ce que chacun peut regarder, règle 1.2.2',
  discardLine: n => `${count(n, 'carte')}, toutes face visible ; la dernière est au-dessus`,
  discardEmpty: 'Aucune carte n’a encore été défaussée.',
  nth: n => `nº ${n}`,
  top: 'au-dessus',
  tip: {
    supply: n => `${count(n, 'guerrier')} en réserve.`,
    deck: n => `${count(n, 'carte')} à piocher ; quand il n’y en a plus, on mélange la défausse.`,
    noDominance: suit =>
      `Domination, ${suit} : une fois dépensée, elle attend ici qui la prend pour une carte de sa couleur.`,
    items: n => `${count(n, 'objet')} à fabriquer.`,
  },
  cost: 'Coût',
  free: 'ne se fabrique pas',
}
