import type { SameMessages } from '@tablee/kernel'
import type { settings as en } from '../en/settings.ts'

/** Settings and keys, in French. */
export const settings: SameMessages<typeof en> = {
  'settings.title': () => 'Réglages',
  'settings.close': () => 'Fermer',
  'settings.motion': () => 'Mouvement sur le plateau',
  'settings.motion.line': () =>
    'Les pièces glissent, les dés se montrent un instant. Un clic ou une touche les passe.',
  'settings.motion.reduced': () => 'Votre appareil demande moins de mouvement : rien ne bouge.',
  'settings.motion.off': () => 'Aucun',
  'settings.motion.quick': () => 'Vif',
  'settings.motion.normal': () => 'Normal',
  'settings.motion.slow': () => 'Lent',
  'settings.pace': () => 'Rythme des robots',
  'settings.pace.line': () => 'Combien de temps ce que fait un robot reste à l’écran avant qu’il continue.',
  'settings.pace.fast': () => 'Immédiat',
  'settings.pace.usual': () => 'Normal',
  'settings.pace.slow': () => 'Posé',
  'settings.sound': () => 'Sons',
  'settings.sound.line': () => 'De brefs signaux : à vous, les dés, des points, la fin.',
  'settings.sound.off': () => 'Non',
  'settings.sound.on': () => 'Oui',
  'settings.confirm': () => 'Demander confirmation',
  'settings.confirm.line': () => 'Le choix attend alors « Confirmer », ou un second clic.',
  'settings.confirm.commits': () => 'Avant d’abandonner quelque chose',
  'settings.confirm.final': () => 'Avant tout choix sans retour',
  'settings.confirm.never': () => 'Jamais',

  'keys.title': () => 'Touches',
  'keys.number': () => 'choisir par le numéro ; deux chiffres à la suite, ou Entrée après le premier',
  'keys.tab': () => 'aller d’une possibilité à l’autre, aussi sur le plateau',
  'keys.undo': () => 'annuler',
  'keys.redo': () => 'rétablir',
  'keys.restart': () => 'recommencer le tour',
  'keys.enter': () => 'confirmer',
  'keys.escape': () => 'choisir autre chose ; fermer',
  'keys.list': () => 'toutes les possibilités en liste',
  'keys.zoom': () => 'agrandir, réduire, tout le plateau (quand le focus y est)',
  'keys.help': () => 'cette liste',
  'keys.places': () => 'dans la table en texte, vers une partie de la page',
  'keys.or': () => 'ou',
}
