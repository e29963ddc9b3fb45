import type { SceneWords } from '../en/scenes.ts'
import { sheet } from './sheets.ts'

const PATHS = ['expédition 1', 'expédition 2', 'expédition 3', 'expédition 4'] as const

const many = (n: number, one: string, more = `${one}s`): string => `${n} ${n < 2 ? one : more}`

/** What is said there in French. */
export const scene: SceneWords = {
  sheet,
  label: 'Ce qui se résout',
  name: {
    mission: 'mission',
    contract: 'contrat',
    traps: 'pièges',
    battle: 'combat',
    conquest: 'conquête',
    loot: 'butin',
    madhala: 'Madhala',
    home: 'retour',
    panic: 'panique',
    wages: 'salaires',
    turn: 'nouveau tour',
  },
  title: {
    mission: 'Mission compétitive',
    contract: 'Contrat',
    traps: 'Les pièges sont révélés',
    battle: 'Combat',
    conquest: 'Conquête',
    loot: 'Butin',
    madhala: 'Madhala',
    home: 'Tout le monde rentre',
    panic: 'Les monstres qui restent',
    wages: 'Salaires',
    turn: 'Un nouveau tour',
  },
  happened: 'Ce qui s’est passé',
  colon: ' : ',
  path: (zone, path) =>
    zone === 'gates'
      ? path === 0
        ? 'chemin du haut'
        : 'chemin du bas'
      : zone === 'regionA' || zone === 'regionB'
        ? PATHS[path]
        : path === 0
          ? 'à gauche'
          : 'à droite',
  at: (place, path) => `${place}, ${path}`,
  state: {
    waiting: 'attend',
    now: 'en cours',
    failed: 'échec',
    captured: 'capture',
    killed: 'élimination',
    conquered: 'conquête',
    dead: 'mort',
  },
  madhala: 'Madhala',

  attack: 'Attaque',
  atHome: affinity => `Région : ${affinity}`,
  ofTurn: turn => `Tour ${turn}`,
  atGates: 'Aux Portes',
  againstAll: 'Contre tous',
  sure: n => many(n, 'touche sans dé', 'touches sans dé'),
  sent: 'Déviés',
  dice: 'Dés',
  capture: 'Capturer',
  kill: 'Éliminer',

  attacks: who => `${who} attaque`,
  expected: hits => `${hits} touches en moyenne`,
  average: n => String(Math.round(10 * n) / 10).replace('.', ','),
  hits: n => (n < 2 ? 'touche' : 'touches'),
  stops: n => many(n, 'touche annulable', 'touches annulables'),
  potions: n => many(n, 'potion'),
  wounds: n => (n < 2 ? 'blessure' : 'blessures'),
  unhurt: 'indemne',
  isWounded: 'une blessure déjà reçue : la prochaine tue',
  dies: 'mort',
  gaveUp: n => many(n, 'dé de Magie sacrifié', 'dés de Magie sacrifiés'),
  noTrap: 'aucun piège : pas de capture possible',
  trapped: 'un piège est posé : la capture est permise',
  toCapture: 'Pour capturer',
  toKill: 'Pour éliminer',
  missing: n => `il manque ${n}`,
  reached: 'atteint',
  tooMuch: 'dépassé',
  impossible: 'sans piège',
  carried: 'report',
  flat: 'piège',
  venom: 'venin',
  rolledDice: 'dés lancés',
  killOnly: 'si élimination',
  captureOnly: 'si capture',
  rolled: 'Lancés',
  toRoll: 'À lancer',
  legend: 'Chances sur 100, si vous vous arrêtez après ce choix',
  legendWounds: 'Chances sur 100, toutes défenses et potions utilisées',
  odds: { capture: 'capture', choice: 'au choix', kill: 'élimination', failure: 'échec' },
  fates: { unhurt: 'indemne', wound: 'blessure', death: 'mort' },
  total: (least, most) => (least === most ? `total ${least}` : `total ${least} à ${most}`),
  expects: success => `puis vaincu ${success}`,
  faceDice: n => `Affronter ${many(n, 'dé')}`,
  giveUp: magic => `Sacrifier ${magic} Magie`,
  roll: colour => ({ force: 'Lancer Force', magic: 'Lancer Magie', persuasion: 'Lancer Persuasion' })[colour],
  rollAll: 'Tout lancer',
  venomStep: 'Venin, +2',
  stop: 'S’arrêter',
  stopAt: total => `le suivant reprend à ${total}`,
  percent: chance => `${Math.round(100 * chance)} %`,
  ends: { failed: 'Insuffisant', captured: 'Capturé', killed: 'Éliminé', dead: 'Mort' },

  toReach: 'À atteindre',
  chance: 'Chance',
  reward: 'Récompense',
  penalty: 'Échec',
  gives: 'À donner',
  compensation: 'Devancé',
  left: 'À gauche',
  right: 'À droite',
  takeOne: 'Qui revient les mains vides en prend un.',

  loading: 'Une expédition part',
  order: 'Jetons, de haut en bas',
  room: (dice, tokens) => `encore ${many(dice, 'dé')} ou ${many(tokens, 'jeton')}`,
  stock: 'Emporter',
  inPool: n => `reste ${n}`,
  advantage: 'Avantage',
  ifFirst: 'Si elle passe en premier et utilise tout ; relances et butin non comptés',
  undoes: 'Annuler reprend le dernier ajout.',
  wounded: 'une blessure',
  ready: 'au repos',
  died: 'Mort',
  success: 'Réussite',
  none: 'rien',

  why: 'Pourquoi là ?',
  madhalaWhere: (red, yellow, outside) =>
    outside
      ? `Le ${red} rouge l’envoie hors des murs, le ${yellow} jaune désigne l’expédition.`
      : `Le ${red} rouge la garde dans la Citadelle, le ${yellow} jaune désigne le bâtiment.`,
  madhalaClosed: n =>
    n === 0
      ? 'Les 36 résultats lui étaient ouverts.'
      : `${many(n, 'résultat', 'résultats')} sur 36 ${n < 2 ? 'lui était fermé' : 'lui étaient fermés'} : ils se relancent.`,

  goesTo: place => `Madhala prend une place : ${place}.`,
  removes: name => `Madhala retire ${name}.`,
  struck: (monster, member, hits) => `${monster} frappe ${member} : ${many(hits, 'touche')}.`,
  totals: (member, total) => `${member} : ${total} en tout.`,
  endOf: (member, monster, end, total) =>
    end === 'dead'
      ? `${member} meurt face à ${monster}.`
      : end === 'failed'
        ? `${member} ne vient pas à bout de ${monster} : ${total}.`
        : `${member} ${end === 'captured' ? 'capture' : 'élimine'} ${monster} avec ${total}.`,
  conquers: (member, region, won, total) =>
    won ? `${member} conquiert ${region} avec ${total}.` : `${member} ne conquiert pas ${region} : ${total}.`,
}
