import type { SameMessages } from '@tablee/kernel'
import { count, from, island, ofType } from '../../../text/fr/words.ts'
import type { s08 as en } from './en.ts'

/** What is said in « Face à la fatalité ». */
export const s08: SameMessages<typeof en> = {
  'ally.replaced': v =>
    `La civilisation adverse remplace un allié sur une île ${ofType(v.type)}. Sur quelle tuile ?`,
  'ally.lost': v => `Un Colon adverse remplace votre allié sur ${island(v.place, v.type)}.`,
  'allies.gone': v =>
    `${count(v.count, 'Colon allié est chassé', 'Colons alliés sont chassés')} ${from(v.place)} et hors du jeu.`,
}
