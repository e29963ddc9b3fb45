import type { SheetWords } from '../../../../text/en/sheet.ts'
import type { crew as english } from '../en/sheet.ts'

/** The sheet of King Kong Island, in French. */
export const sheet: SheetWords = {
  tasks: [
    { name: 'Poser 3 pièges', line: 'sur des tuiles à totem, à 2 cases du camp au plus' },
    { name: 'Garder l’actrice libre', line: 'ou la libérer sur la quatrième tuile à totem' },
    {
      name: 'Capturer King Kong',
      line: 'une chasse, un tour suivant : armes −5, ou −1 avec le Sédatif',
    },
  ],
  lose: ['si le metteur en scène est tué'],
  comes: {},
  book: 'King Kong prend le prochain membre de l’équipe, et le moral baisse de 1.',
  totem:
    'Chacun reçoit un numéro, et chaque numéro lance un dé Animaux affamés à la météo. Un camp sur une tuile à totem est blessé à la production.',
  rules: [
    {
      name: 'Sans palissade',
      line: 'Des animaux qui n’en trouvent pas : moral −1, une blessure chacun, et un membre de l’équipe est perdu.',
    },
    { name: 'Au départ', line: 'L’abri est déjà construit.' },
  ],
}

/** The film crew as the sheet tells of it, in French. */
export const crew: typeof english = {
  title: 'L’équipe du film',
  line: 'King Kong les prend dans cet ordre. L’objet perdu de l’équipe donne le bonus du premier encore en vie.',
  noBonus: 'aucun bonus',
}
