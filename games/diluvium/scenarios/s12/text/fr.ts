import type { SameMessages } from '@tablee/kernel'
import { names } from '../../../text/fr/names.ts'
import { at, capital, place } from '../../../text/fr/words.ts'
import type { s12 as en } from './en.ts'

/** What is said in « La malédiction de Mû ». */
export const s12: SameMessages<typeof en> = {
  sanctuary: () => 'Vous voici au sanctuaire. Rendez-vous deux cartes Ruines pour lever la malédiction ?',
  'sanctuary.lift': () => 'Lever la malédiction',
  'sanctuary.later': () => 'Garder les cartes',
  'sanctuary.which': v => `Quelle carte Ruines rendez-vous ? Encore ${v.left}.`,
  'sanctuary.card': v => `« ${names.card[v.card]} »`,
  'sanctuary.given': v => `Vous rendez « ${names.card[v.card]} ».`,
  'curse.lifted': () => 'La malédiction est levée.',
  'curse.wakes': v => `La malédiction s’éveille ${at(v.place)}.`,
  'curse.sinks': v => `${capital(place(v.place))} est engloutie par la mer.`,
  'curse.moves': v => `La malédiction passe ${at(v.place)}.`,
  guardian: () => 'Le gardien de la tuile précédente vit encore : nul ne passe.',
}
