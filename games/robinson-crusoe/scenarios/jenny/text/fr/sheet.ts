import type { SheetWords } from '../../../../text/en/sheet.ts'

/** The sheet of Jenny Needs Help!, in French. */
export const sheet: SheetWords = {
  tasks: [
    { name: 'Construire le Radeau', line: 'Corde et 2 bois' },
    { name: 'Chercher Jenny', line: 'une exploration, un tour suivant, à un ou deux pions' },
    {
      name: 'Construire le Canot',
      line: 'Corde, Couteau, 6 bois et 4 fourrures, une fois Jenny au camp',
    },
  ],
  lose: ['si Jenny meurt : chaque nuit seule lui coûte deux cœurs'],
  comes: { 5: 'le dé Animaux affamés' },
  book: 'Une tempête : palissade −1 ; sans palissade, chacun est blessé.',
  totem:
    'Dans l’ordre où on les trouve : le premier blesse deux fois qui l’explore, le deuxième baisse le moral de 2, le troisième cache une Corde, le quatrième 2 fourrures.',
  rules: [
    {
      name: 'Jenny au camp',
      line: 'Elle a un pion, qui ne peut que se reposer ; elle mange, a froid et se blesse comme tout le monde.',
    },
    { name: 'Sur le Radeau', line: 'Une aventure blesse qui mène, au lieu de piocher une carte.' },
  ],
}
