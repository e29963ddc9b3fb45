import type { SameMessages } from '@tablee/kernel'
import type { table as en } from '../en/table.ts'

/** The table itself, in French. */
export const table: SameMessages<typeof en> = {
  'web.fault': v => `Quelque chose ne va pas de notre côté : ${v.why}`,
  'web.noTable': () => 'Cette partie n’est pas dans ce navigateur.',
  'web.noGame': v => `Ce Tablée n’a pas le jeu « ${v.game} ».`,
  'web.openElsewhere': () =>
    'Cette partie est ouverte dans une autre fenêtre. Fermez-la là-bas pour jouer ici.',
  'web.notKept': () =>
    'Ce navigateur refuse de garder la partie : elle sera perdue quand vous quitterez cette page.',

  'table.title': v => `${v.game}, table de jeu`,
  'table.rules': () => 'Règles',
  'table.text': () => 'Texte',
  'table.board': () => 'Plateau',
  'table.inText': () => 'Table en texte',
  'table.menu': () => 'Menu',
  'table.save': () => 'Enregistrer dans un fichier',
  'table.replay': () => 'Revoir toute la partie',
  'table.new': () => 'Nouvelle partie',
  'table.seats': () => 'Sièges',
  'table.mine': () => 'Vos affaires',
  'table.hand': () => 'Votre main',
  'table.common': () => 'Commun',
  'table.goal': () => 'But',
  'table.plan': () => 'Le plan',
  'table.map': () => 'Plateau',
  'table.score': () => 'Scores',
  'table.panes': () => 'Volets',
  'table.pane.table': () => 'Table',
  'table.pane.seats': () => 'Sièges',
  'table.pane.board': () => 'Plateau',
  'table.pane.goal': () => 'But',
  'table.pane.journal': () => 'Journal',

  'prompt.label': () => 'Ce qu’il faut décider',
  'prompt.yours': v => `À vous, ${v.party}.`,
  'prompt.candidates': v => (v.count < 2 ? `${v.count} possibilité` : `${v.count} possibilités`),
  'prompt.rule': v => `règle ${v.rule}`,
  'prompt.thinks': v => `${v.party} : le robot réfléchit…`,
  'prompt.chooses': v => `${v.party} : ${v.name} choisit…`,
  'prompt.over': () => 'La partie est finie.',
  'prompt.list': () => 'Voir en liste',
  'prompt.listClose': () => 'Fermer la liste',
  'prompt.refused': () => 'Impossible pour l’instant',
  'prompt.hint': () => 'Conseil',
  'prompt.hinting': () => 'Réflexion…',
  'prompt.chance': v => `${v.percent} % de chances`,
  'prompt.undo': () => 'Annuler',
  'prompt.redo': () => 'Rétablir',
  'prompt.restart': () => 'Recommencer le tour',
  'prompt.confirm': () => 'Confirmer',
  'prompt.sure': v => `${v.choice} : confirmez, ou choisissez autre chose.`,
  'count.label': () => 'Combien',
  'count.less': () => 'Un de moins',
  'count.more': () => 'Un de plus',
  'count.all': () => 'Tous',
  'prompt.dismiss': () => 'Fermer',
  'prompt.enter': () => 'Entrée',

  'passage.label': () => 'Ce qui se passe',
  'passage.next': v => `Suivant : ${v.name}`,
  'passage.toAsk': () => 'Suivant : à vous',
  'passage.toEnd': () => 'Suivant : la fin',
  'passage.toTable': () => 'Revenir à la table',
  'passage.skip': () => 'Tout passer',
  'passage.pace': () => 'Allure',
  'passage.pace.step': () => 'Pas à pas',
  'passage.pace.steady': () => 'Posée',
  'passage.pace.quick': () => 'Vive',
  'passage.still': () => 'Rien à décider ici',
  'passage.again': () => 'Revoir',
  'passage.all': () => 'Toute la résolution',

  'sheet.close': () => 'Fermer',
  'sheet.live': () => 'La table reste jouable',

  'journal.title': () => 'Journal',
  'journal.since': () => 'Depuis mon dernier tour',
  'journal.empty': () => 'Rien ne s’est encore passé.',

  'handover.title': v => `L’écran passe à ${v.name}`,
  'handover.line': () => 'D’ici là, rien ne montre la main de personne.',
  'handover.go': v => `C’est moi, ${v.name}`,

  'end.title': () => 'La partie est finie',
  'end.won': v =>
    v.names.length === 0
      ? 'Personne ne gagne.'
      : v.names.length === 1
        ? `Victoire : ${v.names[0]}.`
        : `Victoire commune : ${list(v.names)}.`,
  'end.together': v => (v.won ? 'Vous avez gagné ensemble' : 'Vous avez perdu'),
  'end.party': () => 'Camp',
  'end.character': () => 'Personnage',
  'end.player': () => 'Joueur',
  'end.score': () => 'Score',
  'end.chart': () => 'Les scores au fil de la partie',
  'end.left': () => 'ne marque plus',
  'end.again': () => 'Rejouer',
  'end.look': () => 'Regarder la table',

  'replay.title': v => `${v.game}, relecture`,
  'replay.at': v => `Choix ${v.at} sur ${v.last}`,
  'replay.play': () => 'Lire',
  'replay.pause': () => 'Arrêter',
  'replay.back': () => 'Un choix en arrière',
  'replay.on': () => 'Un choix en avant',
  'replay.close': () => 'Retour à la partie',

  'text.name': () => 'table en texte',
  'text.decision': () => 'Décision',
  'text.hand': () => 'Main',
  'text.board': () => 'Plateau',
  'text.seats': () => 'Sièges',
  'text.journal': () => 'Journal',
  'text.toBoard': () => 'Voir le plateau',
  'text.places': () => 'Les parties de cette page',
}

function list(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} et ${names[names.length - 1]}`
}
