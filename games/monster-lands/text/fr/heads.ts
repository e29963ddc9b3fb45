import type { HeadWords } from '../en/heads.ts'

/** What stands over sheets in French. */
export const head: HeadWords = {
  monsterLine: (rank, affinity) => `Monstre de rang ${rank}, ${affinity}`,
  buildingLine: {
    huntersLair: 'Pièges',
    alchemist: 'Potions et venins',
    tavern: 'Mercenaires',
    armory: 'Jetons Défense',
    pawnshop: 'De l’or contre des dés',
    bazaar: 'Équipement',
    mine: 'De l’or contre de la Force',
  },
  clanLine: 'Comment il se joue, et ce qu’il vaut à présent',
  scenarioLine: (number, turn, turns) => `Scénario ${number}, tour ${turn} sur ${turns}`,
  madhalaLine: tokens => `${tokens} mercenaires en réserve`,
  book: 'Dans les règles',
}
