import type { SameMessages } from '@tablee/kernel'
import type { common as en } from './en.ts'

/** What every guided first game of Root tells in the same words, in French. */
export const common: SameMessages<typeof en> = {
  'map.title': () => 'La Forêt',
  map: () =>
    'Douze clairières, reliées par des chemins : on va toujours de l’une à sa voisine. Chacune a sa couleur, Renard, Lapin ou Souris, comme vos cartes ; une carte Oiseau les remplace toutes. Les carrés en pointillé sont des emplacements de bâtiment.',
  'battle.title': () => 'Combattre',
  battle: () =>
    'Là où vous avez des guerriers, vous pouvez attaquer un adversaire présent. Deux dés, de 0 à 3 : le plus haut est pour vous, le plus bas pour le défenseur. Mais les dés n’infligent jamais plus de pertes que l’on n’a de guerriers sur place.',
  'ambush.title': () => 'L’Embuscade',
  ambush: () =>
    'Le défenseur peut jouer une Embuscade de la couleur de la clairière, ou Oiseau : deux pertes pour l’attaquant, avant les dés. Seule une autre Embuscade la contre. Gardez-en une si vous pouvez, et comptez les cartes d’en face avant de charger.',
  'dominance.title': () => 'La Domination',
  dominance: () =>
    'Une autre façon de gagner, à partir de 10 points : activer une carte Domination, c’est laisser les points pour un autre but. Contrôlez trois clairières de sa couleur au début de votre tour, ou deux coins opposés avec celle de l’Oiseau, et la partie est à vous.',

  // Why
  'why.craft': () => 'Cela ne coûte pas d’action.',
  'why.battle': () => 'Quelque part, vous avez l’avantage.',
  'why.march': () => 'Des guerriers s’ennuient loin du front.',
  'why.endDay': () => 'Plus rien ne presse pour ce tour.',
  'why.spare': () => 'On peut s’y passer de quelqu’un.',
  'why.stay': () => 'Les autres sont bien où ils sont.',
  'why.closer': () => 'Un chemin de moins jusqu’aux autres.',
  'why.together': () => 'Ensemble, on tient mieux.',
  'why.oneStays': () => 'Un guerrier reste pour garder le contrôle.',
  'why.odds': () => 'C’est là que vous êtes le plus fort.',
  'why.roll': () => 'Voyez les chances : une fois les dés lancés, on ne revient plus en arrière.',
  'why.endTurn': () => 'Il ne reste rien à faire : piochez, et les autres jouent.',
  'why.weakest': () => 'Celui qui a le moins de guerriers.',
  'why.ambush': () => 'Deux pertes avant les dés : allez-y.',
  'why.foil': () => 'Sinon, vous subissez deux pertes d’un coup.',
  'why.effect': () => 'C’est le moment de s’en servir.',
  'why.nothing': () => 'Vous n’en avez pas qui convienne.',
  'why.loseCheap': () => 'Ce qui vous manquera le moins.',
  'why.leastCard': () => 'La carte qui vous manquera le moins.',
  'why.any': () => 'Ici, peu importe.',
}
