import type { SameMessages } from '@tablee/kernel'
import type { invitation as en } from '../en/invitation.ts'
import { duration, list, of, some } from './phrase.ts'

const bots = (count: number) => some(count, 'robot', 'robots')
const seats = (count: number) => (count === 0 ? '' : some(count, 'siège libre', 'sièges libres'))

/** Tables to join or to watch, and invitations, in French. */
export const invitation: SameMessages<typeof en> = {
  'lists.counts': v =>
    `${v.open < 2 ? `${v.open} table ouverte` : `${v.open} tables ouvertes`}, ${v.live < 2 ? `${v.live} partie` : `${v.live} parties`} à regarder`,
  'lists.link': () => 'J’ai un lien',
  'lists.make': () => 'Ouvrir une table',
  'lists.all': () => 'Tous les jeux',
  'lists.gameFilter': () => 'Quel jeu',
  'lists.seatForMe': () => 'Un siège pour moi',
  'lists.pace': () => 'Rythme',
  'lists.pace.any': () => 'Tous les rythmes',
  'lists.pace.live': () => 'En direct',
  'lists.pace.turns': () => 'Coup par coup',
  'lists.invites': () => 'vous invite',
  'lists.here': () => 'en ligne',
  'lists.away': () => 'hors ligne',
  'lists.hints.yes': () => 'Conseils permis',
  'lists.hints.no': () => 'Sans conseils',
  'lists.sit': () => 'M’asseoir',
  'lists.sitAt': v => `M’asseoir : ${v.table}, table ${of(v.owner)}`,
  'lists.look': () => 'Voir',
  'lists.untitled': () => 'Sans titre',
  'lists.watch': () => 'À regarder',
  'lists.watchAll': v => `Les ${v.count}`,
  'lists.watchNone': () => 'Aucune partie publique ne se joue à cette heure.',
  'lists.spectators': v => (v.count < 2 ? `${v.count} spectateur` : `${v.count} spectateurs`),
  'lists.scores': v => `points : ${v.scores}`,
  'lists.none.title': () => 'Pas de table ouverte à cette heure',
  'lists.none.line': () =>
    'Ouvrez-en une : elle paraît dans cette liste, et vous jouez avec des robots en attendant.',
  'lists.filtered.title': () => 'Pas de table de cette sorte',
  'lists.filtered.line': () => 'D’autres jeux et d’autres rythmes ont peut-être un siège pour vous.',
  'lists.filtered.out': () => 'Voir toutes les tables',

  'pace.live': () => 'En direct',
  'pace.turns': () => 'Coup par coup',
  'pace.free': () => 'sans pendule',
  'pace.line': v =>
    v.more === 0 ? `${duration(v.bank)} chacun` : `${duration(v.bank)}, puis ${duration(v.more)} par tour`,
  'pace.whole': v =>
    v.more === 0 ? `${duration(v.bank)} chacun` : `${duration(v.bank)}, ${duration(v.more)} de plus par tour`,

  'invitation.by': v => `${v.name} vous invite`,
  'invitation.byTo': v => `${v.name} vous invite à jouer à`,
  'invitation.watchBy': v => `${v.name} vous invite à regarder`,
  'invitation.title': v => (v.title === '' ? v.game : `${v.game}, « ${v.title} »`),
  'invitation.quote': v => `« ${v.text} »`,
  'invitation.seat': () => 'Votre siège',
  'invitation.seatNumber': v => `Siège ${v.seat}`,
  'invitation.onlySeat': () => 'le seul siège libre',
  'invitation.keptSeat': () => 'gardé pour vous',
  'invitation.freeSeat': () => 'libre',
  'invitation.anySeat': () => 'un des sièges libres',
  'invitation.people': () => 'À la table',
  'invitation.atTable': v => list([...v.names, bots(v.bots), seats(v.free)].filter(Boolean)),
  'invitation.withYou': v =>
    `${v.seats} sièges : ${list([...v.names, bots(v.bots), seats(v.free), 'vous'].filter(Boolean))}`,
  'invitation.game': () => 'Partie',
  'invitation.pace': () => 'Rythme',
  'invitation.late': () => 'Si le temps manque',
  'invitation.late.bot': () => 'un robot joue ce tour',
  'invitation.late.forfeit': () => 'le siège passe à un robot pour de bon',
  'invitation.timeUp': v => `Temps écoulé : ${v.what}`,
  'invitation.guided': () => 'Jamais joué ? Une partie guidée',
  'invitation.take': () => 'Prendre le siège',
  'invitation.watch': () => 'Regarder',
  'invitation.watchOnly': () => 'Regarder seulement',
  'invitation.decline': () => 'Décliner',
  'invitation.declined': v => `Vous avez décliné l’invitation ${of(v.name)}.`,
  'invitation.full': () => 'Tous les sièges sont pris : vous pouvez regarder.',
  'invitation.begun': () => 'La partie a commencé : vous pouvez regarder.',
  'invitation.takeOver': v => `Prendre la suite ${of(v.name)}, qu’un robot remplace`,
  'invitation.invalid.title': () => 'Cette invitation n’est plus valable',
  'invitation.invalid.line': () => 'La table a été fermée, ou la partie est finie. Demandez un nouveau lien.',
  'invitation.invalid.out': () => 'Voir les tables ouvertes',

  'lobby.watchLink': () => 'Lien pour regarder',
  'lobby.watchLine': () => 'Qui ouvre celui-ci regarde, et ne peut pas s’asseoir.',
  'lobby.awaits': v => `Attend ${v.name}`,
  'lobby.again': () => 'La revanche commence quand chacun s’est assis.',
  'newTable.message': () => 'Un mot à qui vous invitez',
  'newTable.messagePlaceholder': () => 'Il nous manque une Marquise. On joue doucement, un tour par jour.',
  'newTable.messageLine': () => 'Facultatif : montré avec l’invitation.',
  'notices.invited': () => 'quand quelqu’un m’invite à jouer',
}
