import type { SameMessages } from '@tablee/kernel'
import type { history as en } from '../en/history.ts'
import { duration, list, of, round } from './phrase.ts'

const ORDER = ['', 'Première', 'Deuxième', 'Troisième', 'Quatrième', 'Cinquième', 'Sixième']

/** What one has played, with whom, and what one asks of others at a table, in French. */
export const history: SameMessages<typeof en> = {
  'history.line': v =>
    [
      v.going > 0 && `${v.going} en cours${v.waiting > 0 ? `, dont ${v.waiting} à vous` : ''}`,
      v.over > 0 && `${v.over} ${v.over < 2 ? 'finie' : 'finies'}`,
    ]
      .filter(Boolean)
      .join(' ; '),
  'history.going': () => 'En cours',
  'history.goingLine': () => 'à vous d’abord',
  'history.here': () => 'dans ce navigateur',
  'history.play': () => 'Jouer',
  'history.goOn': () => 'Reprendre',
  'history.open': () => 'Ouvrir',
  'history.paused': () => 'En pause',
  'history.over': () => 'Finies',
  'history.search': () => 'Chercher un nom, un titre',
  'history.date': () => 'Date',
  'history.game': () => 'Jeu',
  'history.as': () => 'Camp et scénario',
  'history.result': () => 'Résultat',
  'history.points': () => 'Points',
  'history.with': () => 'Avec',
  'history.look': () => 'Revoir',
  'history.lookAt': v => `Revoir ${v.game}`,
  'history.more': v => (v.count === 1 ? 'Une autre' : `Les ${v.count} autres`),
  'history.won': () => 'Victoire',
  'history.lost': v => (v.round > 0 ? `Perdue, ${round(v)}` : 'Perdue'),
  'history.left': () => 'Quittée',
  'history.ended': () => 'Arrêtée',
  'history.rank': v => (v.rank === v.of ? `Dernière sur ${v.of}` : `${ORDER[v.rank] ?? v.rank} sur ${v.of}`),
  'history.none.title': () => 'Aucune partie finie',
  'history.none.line': () =>
    'Celles que vous finirez, et celles que vous quitterez, resteront ici avec leur résultat.',
  'history.none.out': () => 'Choisir un jeu',
  'history.statistics': () => 'Statistiques',
  'history.nothing.title': () => 'Rien à compter encore',
  'history.nothing.line': () => 'Après une première partie finie : victoires, points et camps joués.',
  'history.nothing.out': v => `Partie guidée ${of(v.game)}, 10 min`,
  'history.count': v =>
    v.count < 2 ? `${v.count} partie ${of(v.game)}` : `${v.count} parties ${of(v.game)}`,
  'history.scenarios': () => 'Scénarios',
  'history.played': () => 'Jouées',
  'history.wonShare': () => 'Gagnées',
  'history.mean': () => 'Moyenne',
  'history.share': v => `${v.share}\u202f%`,
  'history.companions': () => 'Compagnons récents',
  'history.allCompanions': () => 'Tous',
  'history.seen': v => `vu il y a ${duration(v.ms)}`,
  'history.together': v => (v.games < 2 ? `${v.games} partie ensemble` : `${v.games} parties ensemble`),
  'history.inviteWho': v => `Inviter ${v.name}`,
  'history.asked': v => `Invitation envoyée : ${v.table}.`,
  'history.publicPage': () => 'Page publique',
  'history.edit': () => 'Modifier',

  'profile.since': v =>
    `depuis ${v.date}, ${v.games < 2 ? `${v.games} partie publique` : `${v.games} parties publiques`}`,
  'profile.none.title': () => 'Personne à cette adresse',
  'profile.none.line': () => 'La personne est partie, ou le lien n’est pas entier.',
  'profile.mute': () => 'Ne plus lire',
  'profile.mute.off': () => 'Lire de nouveau',
  'profile.mute.line': v => `Vous ne voyez plus ce que ${v.name} écrit.`,
  'profile.block': () => 'Bloquer',
  'profile.block.off': () => 'Débloquer',
  'profile.block.line': v => `${v.name} ne peut plus rejoindre vos tables, y écrire, ni vous inviter.`,
  'profile.report': () => 'Signaler',
  'profile.reportLine': v => `Qu’a fait ${v.name} ? Qui tient ce serveur le lira.`,
  'profile.reported': () => 'C’est chez qui tient ce serveur.',

  'wish.pause': () => 'Demander une pause',
  'wish.time': () => 'Demander du temps',
  'wish.pause.asks': v => `${v.name} demande une pause.`,
  'wish.time.asks': v => `${v.name} demande ${duration(v.ms)} de plus.`,
  'wish.pause.mine': v => `Vous demandez une pause. On attend ${list(v.names)}.`,
  'wish.time.mine': v => `Vous demandez ${duration(v.ms)} de plus. On attend ${list(v.names)}.`,
  'wish.paused': () => 'La partie est en pause : aucune pendule ne tourne.',
  'wish.resume': () => 'Reprendre la partie',
}
