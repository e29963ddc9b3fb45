import type { SameMessages } from '@tablee/kernel'
import type { peopleEn } from './people-en.ts'

const hours = (ms: number) => Math.max(1, Math.round(ms / 3_600_000))

/** What the server says to those who come in, in French. */
export const peopleFr: SameMessages<typeof peopleEn> = {
  // Requests
  'server.tooLarge': () => 'C’est trop d’un coup.',
  'server.tooMany': v =>
    v.seconds === 1
      ? 'C’était trop souvent. Réessayez dans une seconde.'
      : `C’était trop souvent. Réessayez dans ${v.seconds} secondes.`,
  'server.notFound': () => 'Il n’y a rien à cette adresse.',
  'server.foreign': () => 'Cette demande ne vient pas d’une page de ce serveur.',
  'server.fault': () => 'Quelque chose s’est mal passé sur le serveur. Réessayez dans un instant.',

  // People
  'server.whoAreYou': () => 'Dites d’abord qui vous êtes.',
  'server.name': () => 'Ce nom ne convient pas : donnez de 1 à 24 caractères lisibles.',
  'server.account': () =>
    'Un nom de compte a de 3 à 32 lettres, chiffres, points, traits d’union ou tirets bas.',
  'server.password': v =>
    `Un mot de passe a au moins ${v.shortest} caractères, et n’est pas de ceux que tout le monde essaie d’abord.`,
  'server.accountTaken': () => 'Ce nom de compte est pris : choisissez-en un autre.',
  'server.hasAccount': () => 'Vous avez déjà un compte.',
  'server.noAccount': () => 'Vous jouez sans compte : il n’y a pas de mot de passe à changer.',
  'server.noEntry': () => 'Ce nom de compte et ce mot de passe ne vont pas ensemble.',
  'server.wrongPassword': () => 'Ce n’est pas votre mot de passe.',
  'server.banned': () => 'Le propriétaire de ce serveur vous en a exclu.',
  'server.noPerson': () => 'Cette personne n’existe pas.',
  'server.manyTables': v =>
    `Vous avez ${v.most} tables qui ne sont pas terminées : terminez ou quittez-en une d’abord.`,
  'server.manyBots': v =>
    `Vous avez ${v.most} tables avec des robots qui ne sont pas terminées : terminez-en une d’abord, ou jouez entre personnes.`,
  'server.manyBotsHere': () =>
    'Trop de parties avec des robots se jouent depuis votre adresse : terminez-en une d’abord, ou jouez entre personnes.',

  'server.noCompanion': () => 'On invite les personnes avec qui on a joué, tant qu’elles le veulent bien.',

  // Problems
  'server.inboxFull': () =>
    'La boîte de qui tient ce serveur est pleine : gardez le fichier du rapport, et prévenez-le.',
  'server.noProblem': () => 'Ce rapport n’existe pas.',

  // Databases and backups
  'server.newerDatabase': () =>
    'Cette base a été faite par une version plus récente de Tablée : lancez cette version, ou une plus récente encore.',
  'server.alreadyServed': v =>
    `Un autre serveur utilise ${v.file} : un fichier SQLite est servi par un seul programme à la fois.`,
  'server.notEmpty': () => 'Cette base sert déjà : une sauvegarde se restaure dans une base vide.',
  'server.notABackup': () => 'Ce n’est pas une sauvegarde de Tablée, ou elle n’est pas entière.',

  // Notices
  'server.email': () => 'Ce n’est pas une adresse électronique.',
  'server.webhook': () => 'Un webhook est une adresse publique qui commence par https://.',
  'server.channelOff': () => 'Ce serveur n’est pas réglé pour ce genre d’avis.',
  'server.subscription': () => 'Ce navigateur ne peut pas recevoir d’avis.',
  'server.badLink': () => 'Ce lien n’est plus valable.',
  'server.turn.title': v => `À vous de jouer : ${v.table}`,
  'server.turn.body': v => {
    if (v.left === null) return 'Les autres vous attendent.'
    const left = hours(v.left)
    return `Les autres vous attendent. Il vous reste ${left === 1 ? 'une heure' : `${left} heures`}.`
  },
  'server.invited.title': v => `${v.name} vous invite à jouer`,
  'server.invited.body': v => `Un siège vous attend : ${v.table}. Prenez-le, ou déclinez.`,
  'server.joined.title': v => `Une place est prise : ${v.table}`,
  'server.joined.body': v => `${v.name} a rejoint la table.`,
  'server.over.title': v => `La partie est terminée : ${v.table}`,
  'server.over.body': () => 'Voyez comment elle s’est terminée, et revoyez-la coup par coup.',
  'server.forgot.title': () => 'Un nouveau mot de passe pour Tablée',
  'server.forgot.body': v =>
    `Bonjour ${v.name}, quelqu’un, vous peut-être, a oublié le mot de passe du compte ${v.account}. Le lien ci-dessous, valable une heure et une seule fois, permet d’en choisir un autre. Sinon, ne faites rien : rien n’a changé.`,
  'server.confirm.title': () => 'Tablée : est-ce bien votre adresse ?',
  'server.confirm.body': v =>
    `${v.name} souhaite recevoir ici un avis quand vient son tour. Si c’est vous, suivez le lien. Sinon, oubliez cette lettre : il n’y en aura pas d’autre.`,
  'server.letterFoot': () => 'Vous pouvez arrêter ces lettres sur votre page.',
}
