import type { SameMessages } from '@tablee/kernel'
import type { mistakes as english } from '../en/mistakes.ts'

const list = (items: readonly string[]) => items.join(', ')

/** Ce qui se dit d’une entrée fautive. */
export const mistakes: SameMessages<typeof english> = {
  // The command line
  'cli.unknownCommand': v =>
    `La commande « ${v.command} » n’existe pas ; les commandes sont : ${list(v.known)}.`,
  'cli.unknownFlag': v => `Le drapeau « ${v.flag} » n’existe pas ici ; les drapeaux sont : ${list(v.known)}.`,
  'cli.missingValue': v => `${v.flag} demande une valeur.`,
  'cli.needlessValue': v => `${v.flag} ne prend pas de valeur.`,
  'cli.notANumber': v =>
    `« ${v.value} » n’est pas possible pour ${v.flag} : donnez un nombre entier de ${v.min} à ${v.max}.`,
  'cli.optionForm': v => `« ${v.value} » n’est pas une option : écrivez --option nom=valeur.`,
  'cli.unknownLanguage': v => `« ${v.language} » n’est pas une langue parlée ici : choisissez fr ou en.`,
  'cli.missingWord': v =>
    `Il manque quelque chose : « tablee help ${v.command} » montre ce qu’il faut à ${v.command}.`,
  'cli.needlessWord': v =>
    `« ${v.word} » est de trop : « tablee help ${v.command} » montre ce que prend ${v.command}.`,
  'cli.noJson': () =>
    'Une partie se joue entre gens : « play » n’a pas de JSON ; « simulate » et « replay » en ont.',
  'cli.unknownFormat': v =>
    `Le format « ${v.format} » n’existe pas pour ce jeu ; les formats sont : ${list(v.known)}.`,

  // Games and seats
  'cli.unknownGame': v => `Le jeu « ${v.game} » n’existe pas ; les jeux sont : ${list(v.known)}.`,
  'cli.seats': v =>
    `${v.game} se joue ici ${v.min === v.max ? `à ${v.min}` : `de ${v.min} à ${v.max}`}, pas à ${v.got}.`,
  'cli.noPeople': () => 'Personne ne s’assoit à une simulation : « you » est pour « tablee play ».',
  'cli.resumeAlone': v => `Une partie reprise garde sa mise en place : ${v.flag} ne peut pas la changer.`,
  'cli.nothingLeft': v => `Il n’y a pas de partie à reprendre dans ${v.dir}.`,
  'cli.saveWhere': () => 'Dites où l’enregistrer : s et le nom d’un fichier.',

  // Files
  'cli.noFile': v => `Le fichier ${v.file} n’existe pas.`,
  'cli.cannotRead': v => `${v.file} ne peut pas être lu (${v.reason}).`,
  'cli.cannotWrite': v => `${v.file} ne peut pas être écrit (${v.reason}).`,
  'cli.notOurs': v =>
    `${v.file} existe déjà et n’est pas un enregistrement de cette partie : choisissez un autre nom.`,
  'cli.noNotation': v =>
    `${v.file} n’est dans aucune notation connue ici ; un fichier se reconnaît à la fin de son nom : ${list(v.known)}.`,
  'cli.exists': v => `${v.file} existe déjà : choisissez un autre nom.`,

  // Replays
  'cli.unknownKey': v => `« ${v.key} » ne veut rien dire ici : n suivant, p précédent, un nombre, q quitter.`,
  'cli.pickMisfits': v =>
    `Le choix ${v.at}, « ${v.key} » par le siège ${v.seat + 1}, ne convient pas aux règles d’aujourd’hui.`,
  'cli.pickFails': v =>
    `Le choix ${v.at}, « ${v.key} » par le siège ${v.seat + 1}, met les règles en défaut : ${v.reason}`,

  // Rules and data
  'cli.noRules': v => `${v.game} n’a pas d’index des règles (${v.file}).`,
  'cli.noReport': () =>
    'Il n’y a pas encore de rapport des tests (reports/tests.json) : lancez d’abord « npm test ».',
  'cli.badReport': () =>
    'Le rapport des tests (reports/tests.json) ne peut pas être lu : relancez « npm test ».',
  'cli.emptyPack': v => `Il n’y a pas de fichier .json dans ${v.dir} : ce n’est pas un paquet de données.`,
  'cli.packTwice': v => `« ${v.id} » est déjà remplacée par ${v.before}.`,
  'cli.noCampaign': v => `${v.game} n’a pas de campagne.`,
  'cli.noStage': v =>
    `« ${v.stage} » ne peut pas se jouer maintenant ; on peut jouer : ${v.open.join(', ') || 'rien'}.`,
  'cli.nothingToReplace': v =>
    `Rien n’est reconstitué dans ${v.game} : un paquet de données n’aurait rien à remplacer.`,
}
