import type { SameMessages } from '@tablee/kernel'
import type { setup as en } from '../en/setup.ts'

/** Setting up a table, in French. */
export const setup: SameMessages<typeof en> = {
  'setup.title': v => `Préparer une table de ${v.game}`,
  'setup.seats': () => 'Sièges',
  'setup.seatsLine': () => 'Qui s’assoit où : des personnes devant cet écran, et des robots.',
  'setup.seat': v => `Siège ${v.seat}`,
  'setup.who': v => `Qui joue le siège ${v.seat}`,
  'setup.name': v => `Nom du joueur du siège ${v.seat}`,
  'setup.faction': v => `${v.option}, siège ${v.seat}`,
  'setup.person': () => 'Une personne',
  'setup.add': () => 'Ajouter un siège',
  'setup.draw': () => 'Tirer au sort pour tous',
  'setup.leave': () => 'Chacun choisira',
  'setup.random': () => 'Au hasard',
  'setup.remove': v => `Retirer le siège ${v.seat}`,
  'setup.seatCount': v => (v.seats === 1 ? '1 siège' : `${v.seats} sièges`),
  'setup.options': () => 'Options',
  'setup.seed': () => 'Graine',
  'setup.seedLine': () =>
    'La même graine et les mêmes choix donnent la même partie. Laissez-la telle quelle pour une nouvelle.',
  'setup.go': () => 'Commencer la partie',
  'setup.number': v => `${v.option} : choisissez un nombre de ${v.min} à ${v.max}.`,
  'setup.yes': () => 'Oui',
  'setup.no': () => 'Non',

  'pack.title': () => 'Paquet de données',
  'pack.line': () =>
    'Vous avez la boîte ? Un paquet de données met ce qu’elle dit à la place de ce que nous avons dû reconstituer. La partie se joue et s’enregistre avec lui.',
  'pack.choose': () => 'Paquet de données de la partie',
  'pack.none': () => 'Aucun : les données de Tablée',
  'pack.named': v => `${v.name} (${v.mark})`,
  'pack.file': () => 'Choisir un fichier…',
  'pack.forget': () => 'Supprimer ce paquet',
  'pack.forgetSure': v =>
    `Supprimer « ${v.name} » de ce navigateur ? Les parties jouées avec lui le gardent.`,
  'pack.forgetYes': () => 'Supprimer le paquet',
  'pack.replaces': v => (v.count === 1 ? 'Il remplace une donnée' : `Il remplace ${v.count} données`),
  'pack.badge': () => 'Paquet de données : ',
  'pack.badgeLine': v =>
    v.count === 1
      ? 'Une donnée reconstituée est remplacée'
      : `${v.count} données reconstituées sont remplacées`,

  'player.you': () => 'Vous',
  'player.person': v => `Joueur ${v.seat}`,
  'player.bot': () => 'Robot',
  'bot.random': () => 'Robot, au hasard',
  'bot.search:easy': () => 'Robot facile',
  'bot.search:medium': () => 'Robot moyen',
  'bot.search:hard': () => 'Robot difficile',
}
