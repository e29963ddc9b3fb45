import type { SameMessages } from '@tablee/kernel'
import type { online as en } from '../en/online.ts'

/** Playing with people far away, in French. */
export const online: SameMessages<typeof en> = {
  'online.title': () => 'Jouer en ligne',
  'online.nav': () => 'En ligne',
  'online.navWaiting': v => (v.count === 1 ? '1 table vous attend' : `${v.count} tables vous attendent`),
  'online.line': () => 'Avec des amis ailleurs, en direct ou coup par coup sur des jours. Un nom suffit.',
  'online.none': () => 'Cette page a été ouverte sans serveur : pas de tables en ligne ici.',
  'online.away': () => 'Le serveur ne répond pas. Ce qui se joue dans ce navigateur continue sans lui.',
  'online.lost': () => 'La connexion s’est perdue. Regardez si c’est fait, sinon réessayez.',
  'online.closed': () => 'Cette table a été fermée avant le début de la partie.',
  'online.retry': () => 'Réessayer',

  'online.mine': () => 'Mes tables',
  'online.mineNone': () =>
    'Vous n’êtes à aucune table. Ouvrez-en une, ou prenez un siège à une table ouverte.',
  'online.public': () => 'Tables ouvertes',
  'online.publicNone': () => 'Aucune table ouverte n’a de siège libre pour l’instant.',
  'online.finished': () => 'Parties finies',
  'online.new': () => 'Nouvelle table',
  'online.join': () => 'Invité à une table ?',
  'online.joinPaste': () => 'Collez le lien reçu',
  'online.joinGo': () => 'Rejoindre',
  'online.joinBad': () => 'Ce n’est pas le lien d’une invitation.',
  'online.all': () => 'Toutes mes tables',

  'online.state.yours': () => 'À vous',
  'online.state.start': () => 'Prête à commencer',
  'online.state.turnOf': v => `Au tour de ${list(v.names)}`,
  'online.state.bot': () => 'Un robot réfléchit',
  'online.state.free': v => (v.count === 1 ? '1 siège libre' : `${v.count} sièges libres`),
  'online.state.ready': () => 'Va commencer',
  'online.state.over': () => 'Finie',
  'online.with': v => {
    const bots = v.bots === 0 ? [] : [v.bots === 1 ? 'un robot' : `${v.bots} robots`]
    const all = [...v.names, ...bots]
    return all.length === 0 ? '' : `avec ${list(all)}`
  },
  'online.round': v => `manche ${v.round}`,
  'online.leftToYou': v => `reste ${duration(v.ms)}`,
  'online.left': v => duration(v.ms),
  'online.openSeat': () => 'siège libre',

  'who.title': () => 'Comment les autres vous appellent-ils ?',
  'who.line': () => 'Un nom suffit. Ce navigateur est reconnu ensuite ; un compte est facultatif.',
  'who.name': () => 'Votre nom',
  'who.watch': () => 'Regarder sans donner de nom',
  'who.go': () => 'Continuer',
  'who.have': () => 'Vous avez un compte ?',
  'who.signIn': () => 'Se connecter',
  'who.asGuest': () => 'Jouer comme invité',
  'who.you': v => `Vous êtes ${v.name}`,

  'account.title': () => 'Ma page',
  'account.name': () => 'Nom',
  'account.nameLine': () => 'Ce que les autres voient à la table.',
  'account.save': () => 'Enregistrer',
  'account.saved': () => 'Enregistré.',
  'account.account': () => 'Compte',
  'account.guestLine': () =>
    'Vous jouez comme invité : seul ce navigateur vous connaît. Avec un compte, vos parties vous suivent sur tous vos appareils.',
  'account.isLine': v => `Vous vous connectez sous le nom « ${v.account} ».`,
  'account.user': () => 'Nom de compte',
  'account.password': () => 'Mot de passe',
  'account.passwordLine': v => `${v.shortest} caractères au moins.`,
  'account.make': () => 'Créer un compte',
  'account.change': () => 'Changer de mot de passe',
  'account.old': () => 'Mot de passe actuel',
  'account.new': () => 'Nouveau mot de passe',
  'account.changed': () => 'Le mot de passe est changé. Les autres navigateurs sont déconnectés.',
  'account.out': () => 'Se déconnecter',
  'account.outLine': () => 'Un invité ne peut pas revenir : vos tables seraient perdues pour vous.',
  'account.outSure': () => 'Se déconnecter et quitter mes tables',
  'account.outAll': () => 'Se déconnecter partout',
  'account.data': () => 'Mes données',
  'account.export': () => 'Exporter mes données',
  'account.delete': () => 'Supprimer mon compte et mes données',
  'account.deleteLine': () =>
    'Votre nom, vos messages et vos sessions disparaissent. Les parties que d’autres jouent encore continuent, un robot à votre place.',
  'account.deleteSure': () => 'Tout supprimer pour de bon ?',
  'account.deleteYes': () => 'Supprimer pour de bon',
  'account.cancel': () => 'Annuler',

  'notices.title': () => 'Avis',
  'notices.line': () => 'Pour être averti loin d’une table qui se joue coup par coup.',
  'notices.none': () => 'Ce serveur n’envoie pas d’avis.',
  'notices.turn': () => 'quand c’est à moi de jouer',
  'notices.joined': () => 'quand quelqu’un prend un siège à une de mes tables',
  'notices.over': () => 'quand une de mes parties est finie',
  'notices.email': () => 'Par courriel',
  'notices.emailWaits': () => 'Suivez le lien de la lettre envoyée là : rien d’autre ne part avant.',
  'notices.webhook': () => 'Par webhook',
  'notices.webhookLine': () => 'Une adresse appelée avec un message signé.',
  'notices.secret': () => 'Le secret qui le signe',
  'notices.push': () => 'Dans ce navigateur',
  'notices.pushOn': () => 'M’avertir dans ce navigateur',
  'notices.pushDone': () => 'Ce navigateur vous avertira.',
  'notices.pushNo': () => 'Ce navigateur ne le permet pas : voyez ses réglages pour ce site.',

  'newTable.title': () => 'Une nouvelle table en ligne',
  'newTable.game': () => 'Jeu',
  'newTable.name': () => 'Titre',
  'newTable.namePlaceholder': () => 'Jeudi soir',
  'newTable.nameLine': () => 'Facultatif : le nom de la table dans les listes.',
  'newTable.seatsLine': () =>
    'Qui s’assoit où : vous, des personnes qui prennent un siège libre, et des robots.',
  'newTable.me': () => 'Moi',
  'newTable.open': () => 'Un siège libre',
  'newTable.how': () => 'Comment on joue',
  'newTable.access': () => 'Qui peut venir',
  'newTable.access.invitation': () => 'Seulement avec le lien',
  'newTable.access.public': () => 'Tout le monde',
  'newTable.access.line': () => 'Qui a le lien peut prendre un siège libre, ou regarder.',
  'newTable.clock': () => 'Rythme',
  'newTable.clock.live': () => 'En direct, sans pendule',
  'newTable.clock.evening': () => 'En direct : 1 h chacun, 30 s de plus par tour',
  'newTable.clock.day': () => 'Coup par coup : 24 h, 4 h de plus par tour',
  'newTable.clock.days': () => 'Coup par coup : 3 jours, 12 h de plus par tour',
  'newTable.clock.week': () => 'Coup par coup : 7 jours, 24 h de plus par tour',
  'newTable.clock.line': () => 'Avec une pendule, chacun a un temps total, et un peu plus à chaque tour.',
  'newTable.late': () => 'Quand le temps est écoulé',
  'newTable.late.bot': () => 'Un robot joue ce tour',
  'newTable.late.forfeit': () => 'Le siège passe à un robot pour de bon',
  'newTable.late.line': () => 'Décidé maintenant, le même pour tous.',
  'newTable.hints': () => 'Conseils',
  'newTable.hints.line': () => 'Si les joueurs peuvent demander à un robot ce qu’il ferait.',
  'newTable.make': () => 'Ouvrir la table',
  'newTable.needsMe': () =>
    'Prenez un siège, ou laissez-en un libre : une table est faite pour des personnes.',

  'lobby.title': v => `${v.title}, avant la partie`,
  'lobby.by': v => `Table de ${v.owner}`,
  'lobby.seats': () => 'Sièges',
  'lobby.free': () => 'Libre',
  'lobby.sit': () => 'M’asseoir ici',
  'lobby.sitAt': v => `Prendre le siège ${v.seat}`,
  'lobby.rise': () => 'Me lever',
  'lobby.you': v => `${v.name} (vous)`,
  'lobby.here': () => 'en ligne',
  'lobby.gone': () => 'hors ligne',
  'lobby.giveTo': v => `Le siège ${v.seat} revient à`,
  'lobby.leaveFree': () => 'Le laisser libre',
  'lobby.invite': () => 'Inviter',
  'lobby.inviteLine': () => 'Qui ouvre ce lien peut prendre un siège libre.',
  'lobby.link': () => 'Lien de l’invitation',
  'lobby.copy': () => 'Copier',
  'lobby.copied': () => 'Copié',
  'lobby.share': () => 'Partager',
  'lobby.shareText': v => `Une partie de ${v.game} ?`,
  'lobby.start': () => 'Commencer la partie',
  'lobby.waitSeats': () => 'La partie peut commencer quand aucun siège n’est libre.',
  'lobby.waitOwner': v => `${v.owner} lance la partie.`,
  'lobby.cancel': () => 'Fermer la table',
  'lobby.leave': () => 'Quitter la table',
  'lobby.facts': () => 'La table',
  'lobby.late.bot': () => 'Quand le temps est écoulé, un robot joue le tour.',
  'lobby.late.forfeit': () => 'Quand le temps est écoulé, le siège passe à un robot pour de bon.',
  'lobby.clockOwn': v => `Coup par coup : ${duration(v.bank)}, ${duration(v.more)} de plus par tour`,
  'lobby.hints.yes': () => 'Les conseils sont permis.',
  'lobby.hints.no': () => 'Sans conseils.',

  'chat.title': () => 'Discussion',
  'chat.open': v => (v.unread === 0 ? 'Discussion' : `Discussion, ${v.unread} non lus`),
  'chat.empty': () => 'Personne n’a encore écrit.',
  'chat.write': () => 'Écrire à la table',
  'chat.send': () => 'Envoyer',
  'chat.close': () => 'Fermer la discussion',
  'chat.line': v => `${v.name} : ${v.text}`,
  'chat.watcher': v => `${v.name}, qui regarde`,

  'strip.label': () => 'Qui est là',
  'strip.lost': () => 'Reconnexion…',
  'strip.lostPending': () => 'Reconnexion… votre choix partira ensuite.',
  'strip.sending': () => 'Envoi…',
  'strip.watching': () => 'Vous regardez : on ne vous montre que ce que tous peuvent savoir.',
  'strip.watchers': v => (v.count < 2 ? `${v.count} spectateur` : `${v.count} spectateurs`),
  'strip.acts': () => 'Cette table',
  'strip.gone': () => 'remplacé par un robot',
  'strip.takeOver': () => 'Prendre la suite',
  'strip.takeOverFor': v => `Prendre la suite du robot qui joue pour ${v.name}`,
  'strip.list': () => 'Mes tables',
  'strip.back': () => 'Proposer de revenir en arrière…',
  'strip.backHere': () => 'Proposer de revenir ici',
  'strip.backLine': () => 'Trouvez le moment avec les flèches ; tous à la table doivent accepter.',
  'strip.proposes': v =>
    v.count === 1
      ? `${v.name} propose de revenir d’un choix en arrière.`
      : `${v.name} propose de revenir de ${v.count} choix en arrière.`,
  'strip.proposed': v =>
    `Vous proposez de revenir ${v.count === 1 ? 'd’un choix' : `de ${v.count} choix`} en arrière. On attend ${list(v.names)}.`,
  'strip.agreed': v => `Vous acceptez. On attend ${list(v.names)}.`,
  'strip.look': () => 'Regarder',
  'strip.agree': () => 'Accepter',
  'strip.refuse': () => 'Refuser',
  'strip.withdraw': () => 'Retirer',
  'strip.leave': () => 'Quitter : un robot prend la suite',
  'strip.leaveSure': () =>
    'Quitter cette partie ? Un robot continue à votre place, jusqu’à ce que quelqu’un prenne la suite.',
  'strip.leaveYes': () => 'Quitter la partie',
  'strip.replace': v => `Remplacer ${v.name} par un robot`,
  'strip.replaceSure': v =>
    `${v.name} n’est pas là. Laisser un robot continuer à sa place, jusqu’à ce que quelqu’un prenne la suite ?`,
  'strip.replaceYes': () => 'Remplacer',
  'strip.end': () => 'Arrêter la partie pour tous',
  'strip.endSure': () => 'Arrêter la partie maintenant, pour tous, sans vainqueur ?',
  'strip.endYes': () => 'Arrêter la partie',
  'strip.ended': () => 'La partie a été arrêtée avant sa fin.',
  'strip.rematch': () => 'Revanche',
  'strip.rematchJoin': () => 'Vers la revanche',
}

function list(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? ''
  return `${names.slice(0, -1).join(', ')} et ${names[names.length - 1]}`
}

/** A time in its two largest units. */
function duration(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  const days = Math.floor(hours / 24)
  if (days > 0) return both(`${days} j`, hours % 24, 'h')
  if (hours > 0) return both(`${hours} h`, minutes % 60, 'min')
  if (minutes >= 10) return `${minutes} min`
  return minutes > 0 ? both(`${minutes} min`, seconds % 60, 's') : `${seconds} s`
}

function both(large: string, rest: number, unit: string): string {
  return rest === 0 ? large : `${large} ${rest} ${unit}`
}
