import type { FactionWords } from '../en/factions.ts'

const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n < 2 ? one : many}`

/** What the sheets say, in French. */
export const factions: FactionWords = {
  opens: name => `${name} : comment elle joue`,
  opensDiscard: n => `Défausse, ${plural(n, 'carte')} : la parcourir`,
  rules: {
    marquise: 'Règles de la Marquise, chapitre 6',
    eyrie: 'Règles de la Canopée, chapitre 7',
    alliance: 'Règles de l’Alliance, chapitre 8',
    vagabond: 'Règles du Vagabond, chapitre 9',
  },
  chapter: { marquise: '6', eyrie: '7', alliance: '8', vagabond: '9' },
  wins: {
    marquise:
      'Elle marque en construisant, et plus elle a de bâtiments d’une sorte, plus le suivant rapporte.',
    eyrie: 'Chaque tour, elle ajoute un ou deux ordres au Décret et doit tous les accomplir.',
    alliance:
      'Elle marque en répandant la Sympathie, payée par des partisans que les guerriers des autres lui amènent.',
    vagabond: 'Il marque en aidant les autres, par ses quêtes, et en frappant qui lui est hostile.',
  },
  now: {
    marquise: points => `Son prochain bâtiment rapporte jusqu’à ${plural(points, 'point')}.`,
    eyrie: (points, roosts) =>
      `Au Crépuscule, elle marquera ${plural(points, 'point')} pour ${roosts < 2 ? `son ${roosts} Perchoir` : `ses ${roosts} Perchoirs`}.`,
    alliance: (cost, points) =>
      `La prochaine Sympathie coûte ${plural(cost, 'partisan')} et rapporte ${plural(points, 'point')}.`,
    allianceAll: 'Toute la Sympathie est sur le plateau.',
    vagabond: hostile =>
      hostile === 0
        ? 'Personne ne lui est hostile.'
        : `${plural(hostile, 'faction')} ${hostile < 2 ? 'lui est' : 'lui sont'} hostile${hostile < 2 ? '' : 's'}.`,
  },
  orders: {
    marquise: 'Ce qu’elle fait en un tour',
    eyrie: 'Son Décret, au prochain tour',
    alliance: 'Ce qu’elle peut faire',
    vagabond: 'Ce qu’il peut faire',
  },
  crisis: points =>
    `Crise si un ordre échoue : elle perd 1 point par carte Oiseau du Décret, ${points} aujourd’hui, change de dirigeant et finit sa Journée.`,
  possible: where => `en ${where}`,
  only: where => `en ${where} seule`,
  impossible: 'impossible aujourd’hui',
  empty: 'aucun ordre',
  powers: 'Ses pouvoirs',
  power: {
    marquise: [
      ['Le Donjon', 'Personne d’autre ne place de pièces dans sa clairière.'],
      [
        'Hôpitaux de campagne',
        'Pour une carte de la couleur du lieu, ses guerriers perdus reviennent au Donjon.',
      ],
      [
        'Trois actions',
        'Combat, marche, un recrutement, construction ou surmenage ; une carte Oiseau en offre une de plus.',
      ],
    ],
    eyrie: [
      ['Seigneurs de la Forêt', 'À égalité dans une clairière, elle contrôle.'],
      ['Mépris du commerce', 'Un objet fabriqué ne lui rapporte que 1 point, sauf sous le Bâtisseur.'],
      ['Crise', 'Un ordre impossible lui coûte des points, son Décret et son dirigeant.'],
    ],
    alliance: [
      ['Guérilla', 'En défense, elle prend le plus grand dé.'],
      ['Indignation', 'Qui retire de la Sympathie, ou y mène des guerriers, lui donne une carte.'],
      ['Révolte', 'Avec deux partisans, elle vide une clairière sympathisante et y pose une base.'],
      ['Loi martiale', 'La Sympathie coûte un partisan de plus là où un autre a trois guerriers.'],
    ],
    vagabond: [
      ['Agile', 'Il se déplace quel que soit le contrôle, et se faufile dans les forêts.'],
      [
        'Vagabond solitaire',
        'Son pion n’est pas un guerrier, ne contrôle rien et n’est jamais retiré ; les pertes abîment ses objets.',
      ],
      ['Alliés et hostiles', 'Aider rapporte amis et points ; qui perd un guerrier par lui devient hostile.'],
    ],
  },
  leads: name => `${name}, son dirigeant`,
  supplyOf: n => `${n} en réserve`,
  buildingNext: (wood, points) => `${wood} bois, ${plural(points, 'point')}`,
  allBuilt: 'tous construits',
  supporters: (n, bases) =>
    `${plural(n, 'partisan')}, face cachée${bases === 0 && n >= 5 ? ' ; pas de place pour d’autres sans base' : ''}.`,
  officers: n =>
    n === 0 ? 'Pas d’officier : aucune opération au Crépuscule.' : `${plural(n, 'opération')} au Crépuscule.`,
  crafts: n => `Fabrique avec ${plural(n, 'pièce')}.`,
  ready: (n, of) => `${n} ${n < 2 ? 'objet prêt' : 'objets prêts'} sur ${of}.`,
  swords: n =>
    n === 0
      ? 'Pas d’épée intacte : sans défense, et ses dés n’infligent rien.'
      : `Ses dés infligent ${plural(n, 'perte')} au plus.`,
  wood: n => `${n} bois sur le plateau.`,
  hand: n => `${plural(n, 'carte')} en main.`,
  effects: 'Effets fabriqués',
  discard: 'Défausse',
  discardRule: 'Ce que chacun peut regarder, règle 1.2.2',
  discardLine: n => `${plural(n, 'carte')}, toutes face visible ; la dernière est au-dessus`,
  discardEmpty: 'Aucune carte n’a encore été défaussée.',
  nth: n => `nº ${n}`,
  top: 'au-dessus',
  tip: {
    roost: (n, points) =>
      `Perchoirs sur le plateau : ${n}. Chaque Crépuscule, ils rapportent ${plural(points, 'point')} ; la case encadrée est la prochaine à bâtir.`,
    sympathy: (n, cost, points) =>
      `Sympathie sur le plateau : ${n}.${cost === undefined ? '' : ` La prochaine coûte ${plural(cost, 'partisan')} de la couleur et rapporte ${plural(points, 'point')}.`}`,
    industry: (name, n, wood, points) =>
      `${name} sur le plateau : ${n}.${wood === undefined ? '' : ` Le bâtiment suivant coûte ${wood} bois et rapporte ${plural(points, 'point')}.`}`,
    wood: 'Le bois que coûte le prochain bâtiment de chaque colonne.',
    base: (name, stands) =>
      stands
        ? `${name} : sur le plateau. Elle forme des officiers de sa couleur, recrute, et donne une carte de plus.`
        : `${name} : se pose par une révolte dans une clairière de sa couleur.`,
    supporters: n => `${plural(n, 'partisan')}, face cachée : ils paient la Sympathie et les révoltes.`,
    officers: n => `${plural(n, 'officier')} : autant d’opérations au Crépuscule.`,
    supply: n => `${plural(n, 'guerrier')} en réserve.`,
    deck: n => `${plural(n, 'carte')} à piocher ; quand il n’y en a plus, on mélange la défausse.`,
    noDominance: suit =>
      `Domination, ${suit} : une fois dépensée, elle attend ici qui la prend pour une carte de sa couleur.`,
    leader: 'Sans dirigeant : on en choisit un au début, et après une Crise.',
    items: n => `${plural(n, 'objet')} à fabriquer.`,
  },
  cost: 'Coût',
  free: 'ne se fabrique pas',
}
