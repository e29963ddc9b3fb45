import { roundOf } from '@tablee/games/shelf.ts'
import type { SameMessages } from '@tablee/kernel'
import type { table as english } from '../en/table.ts'

const and = new Intl.ListFormat('fr', { type: 'conjunction' })
const quoted = (file: string) => (/\s/.test(file) ? `"${file}"` : file)
const percent = (share: number) => `${Math.round(100 * share)} %`

/** Ce qui se dit à la table. */
export const table: SameMessages<typeof english> = {
  'cli.menu': () => 'À quoi jouez-vous ?',
  'cli.menuAgain': v => `Tapez un nombre de 1 à ${v.last}, ou q pour quitter.`,
  'cli.whoPlays': () =>
    'Qui joue ? Un nom par siège : you (vous), random, greedy, search:easy, search:medium, search:hard.',
  'cli.started': v => `${v.game} : ${v.seats.join(', ')}. Graine ${v.seed}. Tapez ? pour l’aide.`,
  'cli.withPack': v => `On joue avec le paquet de données « ${v.name} » (${v.mark}).`,
  'cli.resumed': v => `${v.game}, après ${v.picks} choix : ${v.seats.join(', ')}. Tapez ? pour l’aide.`,
  'cli.heading': v => `${v.title} · ${roundOf(v.game, 'fr')} ${v.round} · ${v.picks} choix · ? aide`,
  'cli.seat': v => `Siège ${v.seat + 1}`,
  'cli.moreNews': v => `… et ${v.more} autres avant (j pour tout lire)`,
  'cli.thinking': v => `${v.bot} réfléchit…`,
  'cli.handOver': v => `Au tour de ${v.who}. Passez l’écran, puis appuyez sur Entrée. `,
  'cli.group': v =>
    `Chacun du groupe peut répondre : ${v.others.join(', ')} ${v.others.length === 1 ? 'donne' : 'donnent'} la parole.`,
  'cli.sure': () => 'Ce choix vous engage. Sûr ? (o/n)',
  'cli.rule': v => (v.statement === '' ? `Règle ${v.rule}` : `Règle ${v.rule} : ${v.statement}`),
  'cli.refused': v => `${v.what} : ${v.why}${v.rule === '' ? '' : ` (règle ${v.rule})`}`,
  'cli.hint': v => `  ${v.place}  ${v.what} : ${percent(v.value)} de gagner (essayé ${v.visits} fois)`,
  'cli.hintOnly': v => `  ${v.place}  ${v.what} : rien à peser.`,
  'cli.playKeys': () =>
    `Tapez un nombre, une clé (=clé si elle ressemble à un nombre), ou des mots pour réduire la liste.
u annuler · r rétablir · restart recommencer votre tour · h conseil · j journal · ? cette aide
s fichier enregistrer · @2 laisser le siège 2 répondre pour le groupe · q quitter (la partie est gardée)`,
  'cli.overKeys': () => 's fichier enregistrer · u annuler · j journal · Entrée quitter',
  'cli.saved': v => `Enregistrée dans ${v.file}.`,
  'cli.left': v =>
    `La partie est gardée dans ${v.file}\nPour la reprendre : tablee play --resume ${quoted(v.file)}`,
  'cli.winners': v =>
    v.names.length === 0
      ? 'Personne ne gagne.'
      : `${and.format(v.names)} ${v.names.length === 1 ? 'gagne' : 'gagnent'}.`,
  'cli.scores': v => `Scores : ${v.scores.map(({ name, score }) => `${name} ${score}`).join(', ')}.`,
  'cli.position': v => `Choix ${v.at} sur ${v.last}`,
  'cli.chosen': v => `${v.who} a choisi « ${v.what} ».`,
  'cli.replayKeys': () => 'n suivant · p précédent · un nombre · q quitter',
}
