import { roundOf } from '@tablee/games/shelf.ts'
import type { Provenance, SameMessages } from '@tablee/kernel'
import type { reports as english } from '../en/reports.ts'

const number = new Intl.NumberFormat('fr')
const one = new Intl.NumberFormat('fr', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const percent = new Intl.NumberFormat('fr', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})
const and = new Intl.ListFormat('fr', { type: 'conjunction' })
const games = (n: number) => `${number.format(n)} ${n < 2 ? 'partie' : 'parties'}`

const origins: { readonly [P in Provenance]: string } = {
  rulebook: 'livret de règles',
  public: 'source publique',
  reconstructed: 'reconstituée',
}

/** Ce que rapportent les commandes. */
export const reports: SameMessages<typeof english> = {
  'cli.fault': v => `Quelque chose ne va pas dans Tablée même : ${v.reason}`,

  // games
  'cli.seatRange': v =>
    v.min === v.max ? `${v.min} ${v.min === 1 ? 'siège' : 'sièges'}` : `de ${v.min} à ${v.max} sièges`,
  'cli.optionLine': v =>
    `--option ${v.option}=… ${v.perSeat ? 'un par siège parmi ' : ''}${v.values} (${v.standard} par défaut)`,
  'cli.rulesShare': v => `${percent.format(v.share)} des règles testées (${v.covered} sur ${v.rules})`,
  'cli.rulesUncounted': () => 'règles non comptées : pas d’index des règles, ou pas de rapport de tests',
  'cli.dataShare': v => `${percent.format(v.share)} de ${number.format(v.data)} données reconstituées`,

  // rules
  'cli.later': () => 'plus tard',
  'cli.missing': () => 'manque',
  'cli.kind': () => 'genre',
  'cli.rules': () => 'règles',
  'cli.tested': () => 'testées',
  'cli.unknownRules': v => `Citées par des tests mais dans aucune ligne : ${v.ids.join(', ')}.`,
  'cli.coverage': v =>
    `${v.covered} règles sur ${v.rules} sont citées par un test réussi${v.later === 0 ? '' : ` ; ${v.later} des autres viendront plus tard`}.`,

  // data
  'cli.provenance': v =>
    v.at === '' ? origins[v.from] : `${origins[v.from]} (${v.from === 'public' ? '' : 'l. '}${v.at})`,
  'cli.noData': v => `${v.game} n’a pas de données.`,
  'cli.dataCount': v =>
    `${v.data} données : ${v.rulebook} du livret de règles, ${v.public} de sources publiques, ${v.reconstructed} reconstituées.`,
  'cli.packFits': v => `Le paquet convient : il remplace ${v.replaced} des ${v.data} données reconstituées.`,
  'cli.packName': () => 'Ma boîte',
  'cli.templateWritten': v => `Écrit : ${v.file}`,

  // campaign
  'cli.unplayed': () => 'à jouer',
  'cli.stageWon': v => `gagné, ${roundOf(v.game, 'fr')} ${v.round}`,
  'cli.stageLost': v => `perdu, ${roundOf(v.game, 'fr')} ${v.round}`,
  'cli.lives': v => `Vies : ${v.left} sur ${v.of}`,
  'cli.campaignScore': v => `En tout : ${v.score}`,
  'cli.campaignWon': () => 'La campagne est gagnée.',
  'cli.campaignLost': () => 'La campagne est perdue.',

  // simulate
  'cli.progress': v => `${number.format(v.done)}/${number.format(v.games)} parties, encore ${v.left} s`,
  'cli.simulated': v =>
    [
      `${v.game} : ${games(v.games)}`,
      ...v.seats,
      ...(v.mixed ? ['tables mélangées'] : []),
      `à partir de la graine ${v.seed}`,
    ].join(', '),
  'cli.party': () => 'camp',
  'cli.wins': () => 'victoires',
  'cli.share': () => 'part',
  'cli.meanScore': () => 'score moyen',
  'cli.percent': v => percent.format(v.share),
  'cli.decimal': v => one.format(v.value),
  'cli.reason': v => `${games(v.games)} : ${v.why}`,
  'cli.nobodyWon': v => `Personne n’a gagné ${games(v.games)}.`,
  'cli.lengths': v => `Manches : ${one.format(v.mean)} en moyenne, ${v.max} au plus.`,
  'cli.speed': v =>
    `${number.format(v.picks)} choix en ${one.format(v.seconds)} s : ${number.format(v.perSecond)} par seconde.`,
  'cli.errors': v => `Échec de ${games(v.errors)} sur ${number.format(v.games)}.`,
  'cli.failure': v =>
    `La partie de graine ${v.seed} a échoué après ${v.picks} choix : ${v.why} (à refaire : --games 1 --seed ${v.seed} --save <dossier>, puis tablee replay)`,

  // export
  'cli.exportTitle': v => `${v.title}, ${v.seats} sièges, graine ${v.seed}, version ${v.version} des règles`,
  'cli.onlyTo': v => `[${and.format(v.names)}] ${v.told}`,
  'cli.unfinished': v => `Pas finie : ${v.picks} choix jusqu’ici.`,

  // import
  'cli.imported': v => `${v.title} : ${v.picks} choix ont été joués et enregistrés dans ${v.file}.`,
  'cli.importStopped': v => [v.where, v.why, v.rule && `(Règle ${v.rule}.)`].filter(Boolean).join(' '),
}
