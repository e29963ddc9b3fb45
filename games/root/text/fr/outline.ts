import type { OutlineWords } from '../en/outline.ts'
import { mapped } from '../names.ts'
import { LANDMARK } from './landmark.ts'
import { FULL_NAME } from './names.ts'
import { list } from './words.ts'

/** The words of the table in text, of the phases and of the options, in French. */
export const outline: OutlineWords = {
  phase: { birdsong: 'Aurore', daylight: 'Jour', evening: 'Crépuscule' },
  action: (n, of) => `action ${n} sur ${of}`,
  order: (n, of) => `ordre ${n} sur ${of}`,
  operation: (n, of) => `opération ${n} sur ${of}`,
  hand: n => (n < 2 ? `Votre main, ${n} carte` : `Votre main, ${n} cartes`),
  board: 'Plateau',
  seats: 'Sièges',
  clearingColumns: ['Nº', 'Couleur', 'Contrôle', 'Guerriers', 'Bâtiments et jetons', 'Libres', 'Chemins'],
  seatColumns: ['Faction', 'Points', 'Main', 'Réserve', 'État'],
  nobody: 'personne',
  nothing: 'rien',
  river: 'rivière',
  closed: 'chemin fermé',
  ruin: 'Ruine',
  scorched: 'brûlée',
  costs: suits => `coût ${suits}`,
  piles: (deck, discard) => `Pioche ${deck}, défausse ${discard}.`,
  dominances: cards => `Dominations disponibles : ${cards}.`,
  supply: items => `Objets à fabriquer : ${items}.`,
  forest: (party, forest) => `${party} dans la forêt ${forest}.`,
  sections: [
    { title: 'Carte et cartes', options: ['map', 'suits', 'deck'] },
    { title: 'Mise en place', options: ['setup', 'insurgents'] },
    { title: 'Nomades', options: ['hirelings', 'hirelingCards'] },
    { title: 'Robots mécaniques', options: ['coop', 'advancedServices'] },
    { title: 'Monuments', options: ['landmarks', 'landmarkCards', 'mapLandmarks'] },
    { title: 'Autour de la table', options: ['seating'] },
  ],
  together: {
    title: 'Factions',
    forSeat: 'Un clic la donne au siège',
    seat: (n, faction) => `Siège ${n}, ${faction}`,
    taken: seats => (seats.length === 1 ? `siège ${seats[0]}` : `sièges ${list(seats.map(String))}`),
    free: 'libre',
    random: 'Au hasard',
    randomLine: 'tirée au début de la partie',
    reachLine: 'Valeur',
    reach: reach => `Valeur ${reach}`,
    wanted: (wanted, seats) => `il en faut ${wanted} pour une bonne partie à ${seats}`,
    open: (seats, wanted) =>
      seats === 1
        ? `et un siège tiré pour atteindre ${wanted}`
        : `et ${seats} sièges tirés pour atteindre ${wanted}`,
  },
  robots: {
    what: 'Robot mécanique',
    add: 'Ajouter un robot mécanique',
    remove: name => `Retirer le robot : ${name}`,
    count: n => (n === 1 ? '1 robot mécanique' : `${n} robots mécaniques`),
    stays: 'Seul à la table, on joue contre au moins un robot.',
  },
  controlDie: 'Paires d’étoiles du dé de contrôle',
  suitsOf: map => `Couleurs proposées des clairières, plateau ${map}`,
  option: {
    factions: { name: 'Faction', values: { random: 'Au hasard' } },
    map: {
      name: 'Plateau',
      line: 'La forêt où l’on joue.',
      values: { autumn: 'Automne', winter: 'Hiver', lake: 'Lac', mountain: 'Montagne' },
    },
    setup: {
      name: 'Mise en place',
      line: 'Avancée : des marqueurs couvrent les couleurs, chacun garde 3 cartes sur 5. Avec les cartes de mise en place, une faction militante puis une par siège sont au centre ; le dernier siège choisit d’abord et s’installe aussitôt.',
      values: {
        standard: 'Standard',
        advanced: 'Avancée',
        draft: 'Avancée, avec les cartes de mise en place',
      },
    },
    insurgents: {
      name: 'Insurgées à deux',
      line: 'À deux, on retire les cartes des factions insurgées, sauf avec les Nomades ou pour relever le défi.',
    },
    suits: {
      name: 'Couleurs des clairières',
      line: 'Imprimées ou proposées par le plateau, ou redistribuées ; au hasard s’il n’en indique pas.',
      values: {
        printed: 'Comme imprimées',
        suggested: 'Proposées',
        random: 'Au hasard',
        balanced: 'Au hasard, voisines différentes',
      },
    },
    deck: {
      name: 'Paquet',
      line: 'Les cartes où tout le monde pioche.',
      values: { standard: 'Paquet de base', exiles: 'Exilés et Partisans' },
    },
    landmarks: {
      name: 'Monuments',
      line: 'Combien on en distribue, en plus de ceux du plateau.',
      values: { 0: 'Aucun', 1: '1', 2: '2' },
    },
    landmarkCards: {
      name: 'Cartes Monument',
      line: 'Celles que l’on peut distribuer. Pour les choisir, n’en gardez que le nombre voulu.',
      values: mapped(LANDMARK, ({ name }) => name),
    },
    mapLandmarks: {
      name: 'Monuments du plateau',
      line: 'Le Radeau ou la Tour que certains plateaux portent d’emblée.',
    },
    hirelings: {
      name: 'Nomades',
      line: 'Trois, pour les premiers à 4, 8 et 12 points ; certains sont rétrogradés, selon le nombre de joueurs.',
    },
    hirelingCards: {
      name: 'Cartes Nomade',
      line: 'Celles que l’on peut distribuer, sauf les parentes d’une faction jouée. Pour les choisir, gardez-en trois.',
      values: FULL_NAME,
    },
    robots: {
      name: 'Robots mécaniques',
      line: 'Des factions mécaniques qui jouent seules, selon leurs propres règles. Seul à la table et sans choix de votre part : les deux premiers dont la faction est libre.',
      values: FULL_NAME,
    },
    advancedServices: {
      name: 'Services avancés',
      line: 'Si la Compagnie est à la table, ces robots achètent aussi selon leur carte de services avancés ; les autres selon les seules cartes de base.',
      values: FULL_NAME,
    },
    coop: {
      name: 'Tous contre les robots',
      line: 'Vous gagnez ensemble quand vous avez tous 30 points ; le premier robot qui y arrive gagne seul.',
    },
    seating: {
      name: 'Ordre du tour',
      line: 'Qui joue après qui.',
      values: { random: 'Au hasard', asListed: 'Celui de la liste' },
    },
    partisansKeepBirds: {
      name: 'Les partisans gardent les oiseaux',
      line: 'Arbitrage du paquet Exilés et Partisans : après un combat, on garde aussi ses cartes Oiseau.',
    },
    coalitionAnyScore: {
      name: 'Coalition à tout score',
      line: 'Arbitrage : une coalition peut se former avant 10 points.',
    },
  },
}
