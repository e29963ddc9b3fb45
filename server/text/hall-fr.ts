import type { SameMessages } from '@tablee/kernel'
import type { hallEn } from './hall-en.ts'

/** What tables say to those who play at them, in French. */
export const hallFr: SameMessages<typeof hallEn> = {
  'server.noTable': () => 'Cette table n’existe pas, ou elle est réservée aux personnes invitées.',
  'server.noGame': v => `Il n’y a pas de jeu « ${v.game} ».`,
  'server.noSeat': () => 'Cette place n’existe pas à cette table.',
  'server.noOpenSeat': () => 'Toutes les places de cette table sont prises.',
  'server.seatKept': v => `Ce siège attend ${v.name}.`,
  'server.sitsAlready': () => 'Cette personne est déjà à la table.',
  'server.notInvited': () => 'Personne ne vous attend à cette table, ou vous avez déjà répondu.',
  'server.seatTaken': () => 'Quelqu’un d’autre a pris cette place.',
  'server.oneSeat': () => 'Vous avez déjà une place à cette table.',
  'server.unknownPerson': () => 'Dites-nous d’abord votre nom.',
  'server.notSeated': () => 'Vous n’avez pas de place à cette table.',
  'server.notYours': () => 'Seule la personne qui a ouvert cette table peut faire cela.',
  'server.started': () => 'La partie a commencé : cela ne peut plus changer.',
  'server.notStarted': () => 'La partie n’a pas encore commencé.',
  'server.notFull': () => 'Il reste des places libres : invitez quelqu’un, ou confiez-les à des robots.',
  'server.seedKnown': () =>
    'On ne choisit la graine que pour jouer contre des robots : qui la connaît connaît toutes les cartes.',
  'server.nobody': () => 'Personne n’est assis à cette table : prenez une place, ou invitez quelqu’un.',
  'server.over': () => 'La partie est terminée.',
  'server.notOver': () => 'La partie n’est pas encore terminée.',
  'server.clockDecides': () => 'À cette table, c’est la pendule qui décide quand remplacer quelqu’un.',
  'server.tooSoon': v =>
    `Laissez-lui un peu de temps : un absent se remplace ${v.minutes} minutes après le dernier choix.`,
  'server.left': v => `${v.name} a quitté la table ; un robot continue.`,
  'server.replaced': v => `Un robot joue pour ${v.name}, qui peut revenir.`,
  'server.tookBack': v => `${v.name} est de retour.`,
  'server.tookOver': v => `${v.name} continue à la place de ${v.former}.`,
  'server.stillHere': () => 'Cette personne est à la table : on ne remplace que les absents.',
  'server.stale': () => 'La table avait changé avant l’arrivée de votre choix : regardez de nouveau.',
  'server.notKept': () =>
    'Votre choix n’a pas pu être conservé : rien n’a changé. Réessayez dans un instant.',
  'server.fault': () => 'Les règles échouent ici : rien n’a changé. Qui tient ce serveur peut lire pourquoi.',
  'server.notNow': () => 'Le serveur n’accède pas à ses parties en ce moment. Réessayez sous peu.',
  'server.pruned': () => 'De cette partie, jouée il y a longtemps, seul le résultat est gardé.',
  'server.oneHint': () => 'Un conseil est déjà en préparation : il arrive.',
  'server.noHints': () => 'Cette table se joue sans conseils.',
  'server.noProposal': () => 'Plus personne ne propose de revenir en arrière.',
  'server.proposalOpen': () => 'Quelqu’un propose déjà de revenir en arrière.',
  'server.tooFast': () => 'C’est trop rapide : attendez un instant.',
  'server.tooLong': v => `C’est trop long : ${v.most} caractères au plus.`,
  'server.badRequest': () => 'Le serveur ne comprend pas cette demande.',
  'server.noBot': v => `Il n’y a pas de robot « ${v.level} ».`,
  'server.stopping': () => 'Le serveur va redémarrer ; la table sera de retour dans un instant.',
}
