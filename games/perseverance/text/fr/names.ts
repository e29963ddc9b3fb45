import type { SharedNames } from '../en/names.ts'

/** What both episodes call by the same names, in French. */
export const names: SharedNames = {
  species: {
    shieldhead: 'shieldhead',
    raptor: 'raptor',
    thunderhorn: 'thunderhorn',
    ironjaw: 'ironjaw',
  },
  resource: {
    food: 'nourriture',
    debris: 'débris',
    islandResource: 'ressource de l’île',
    glowberry: 'baie lumineuse',
  },
  specialist: {
    adventurer: 'Aventuriers',
    organizer: 'Organisateurs',
    facilitator: 'Facilitateurs',
    innovator: 'Innovateurs',
  },
  officer: {
    captain: 'Capitaine',
    chiefMate: 'Premier officier',
    chiefSteward: 'Chef intendant',
    chiefEngineer: 'Chef ingénieur',
    chiefOfSecurity: 'Chef de la sécurité',
  },
  leader: { adelita: 'Adelita', jack: 'Jack', keoni: 'Keoni', phoenix: 'Phoenix' },
  dissenter: { narek: 'Narek', camilla: 'Camilla' },
  colour: { red: 'rouge', yellow: 'jaune', blue: 'bleu', green: 'vert' },
}
