import type { SameMessages } from '@tablee/kernel'
import type { problem as en } from '../en/problem.ts'
import { capital, round } from './phrase.ts'

/** Telling what is wrong, in French. */
export const problem: SameMessages<typeof en> = {
  'problem.title': () => 'Signaler un problème',
  'problem.line': () => 'Ce qui part est écrit ci-dessous. Sans compte, et rien d’autre.',
  'problem.what': () => 'Qu’est-ce qui cloche ?',
  'problem.kind.rule': () => 'Une règle',
  'problem.kind.stuck': () => 'La table est bloquée',
  'problem.kind.display': () => 'L’affichage',
  'problem.kind.words': () => 'Un texte',
  'problem.kind.other': () => 'Autre chose',
  'problem.expected': () => 'Qu’attendiez-vous ?',
  'problem.contact': () => 'Une adresse, si vous voulez une réponse',
  'problem.optional': () => 'facultatif',
  'problem.said': v => `La table dit : « ${v.words} ».`,
  'problem.ruleFirst': () => 'Si la règle vous donne tort, inutile d’envoyer.',
  'problem.choice': () => 'La partie, à ce choix précis',
  'problem.where': v => `${v.game}, ${v.seats < 2 ? `${v.seats} siège` : `${v.seats} sièges`}`,
  'problem.at': v => (v.round > 0 ? `${capital(round(v))}, choix nº ${v.picks}` : `Choix nº ${v.picks}`),
  'problem.leaves': () => 'Part avec le rapport',
  'problem.stays': () => 'Ne part pas',
  'problem.game': () => 'La partie jusqu’ici :',
  'problem.gameHere': v =>
    `graine, options et ${v.picks} choix, pour la rejouer à l’identique (${v.size} ko)`,
  'problem.gameFar': () =>
    'le serveur la garde pour qui le tient, et personne d’autre ; vous n’envoyez que ce que vous pouvez savoir, et de quel choix il s’agit',
  'problem.versions': () => 'Les versions :',
  'problem.versionsLine': v => `Tablée ${v.version}, règles, navigateur`,
  'problem.text': () => 'Votre texte',
  'problem.textLine': () => 'et l’adresse si vous la donnez',
  'problem.names': () => 'Votre nom et ceux des autres :',
  'problem.namesLine': v => (v.seats < 2 ? 'remplacé par Siège 1' : `remplacés par Siège 1 à ${v.seats}`),
  'problem.chat': () => 'La discussion de la table',
  'problem.picture': () => 'Joindre une image de mon écran',
  'problem.pictureFile': () => 'Joindre une image',
  'problem.size': v => `${v.size} ko`,
  'problem.read': () => 'Lire le fichier',
  'problem.download': () => 'Garder le fichier',
  'problem.offline': () => 'Hors ligne, le rapport attend la connexion.',
  'problem.send': () => 'Envoyer',
  'problem.sent': () => 'Merci. Le rapport est chez qui tient ce serveur.',
  'problem.waits': () =>
    'Aucun serveur ne répond : le rapport est gardé dans ce navigateur, et partira dès qu’il y en aura un. Vous pouvez aussi garder le fichier : « tablee replay » l’ouvre.',
  'problem.done': () => 'Revenir à la table',
}
