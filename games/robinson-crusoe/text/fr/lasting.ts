/** What things are good for as long as they are there, in French, by the id of their effect. */
export const LASTING: { readonly [id: string]: string | undefined } = {
  // Inventions
  needed: 'nécessaire à bien des inventions',
  medicine: 'épargne le mal que feraient bien des cartes',
  oneMore: 'une ressource de plus pour une récolte où il est prévu',
  bed: 'qui se repose soigne 2 blessures et reçoit 1 jeton Détermination, mais sans le Hamac',
  keepsFood: 'la nourriture ne se périme plus',
  furnace: 'un nuage de neige de moins',
  diary: 'le premier joueur reçoit 1 jeton Détermination de plus par tour',
  drums: 'le premier joueur reçoit 2 jetons Détermination de plus par tour',
  pit: 'deux fois sur trois, 2 nourritures de plus à la production',

  // Treasures and equipment
  backpack: 'après chaque exploration de qui le porte ce tour-ci, piochez 2 jetons Découverte et gardez-en 1',
  barrel: 'dès lors, 2 nourritures rangées dedans ne se périment plus',
  hammock: 'qui se repose reçoit aussi 1 jeton Détermination, mais sans le Lit',
  oldClothes: 'à chaque tour, un nuage de neige compte comme un nuage de pluie',
  treasureMap:
    'une fois, une exploration à exactement 2 pions : piochez des cartes Mystère, jusqu’à 2 Trésors',
  bible: 'qui aménage le camp reçoit aussi 1 jeton Détermination et soigne 1 blessure',

  // Inventions of the scenarios
  cross: 'sur n’importe quelle tuile, une par tuile ; cinq debout à la fin d’un tour, et c’est la victoire',
  raftRescue: 'dès le prochain tour, une exploration à 1 ou 2 pions ramène Jenny au camp',
  lifeboat: 'avec Jenny au camp, c’est la victoire',
  jollyBoat: 'l’île une fois explorée, c’est la victoire',
  canoe: 'qui explore pioche 2 tuiles et en pose 1',
  trap: 'sur une tuile à totem, à 2 cases du camp au plus ; il en faut trois pour capturer King Kong',
  tranquilizer: 'capturer King Kong coûte 1 niveau d’Armes au lieu de 5',
}
