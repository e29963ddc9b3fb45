import type { SameMessages } from '@tablee/kernel'
import type { campaign as en } from '../en/campaign.ts'
import { list, round, some } from './phrase.ts'

const NTH = ['Premier', 'Deuxième', 'Troisième', 'Quatrième', 'Cinquième']
const nth = (number: number): string => NTH[number - 1] ?? `${number}e`

/** Campaigns, in French. */
export const campaign: SameMessages<typeof en> = {
  'campaign.title': () => 'Campagnes',
  'campaign.one': () => 'Campagne',
  'campaign.line': () => 'Ce qui se garde d’une partie à l’autre',
  'campaign.map': v => `${v.won} scénarios gagnés sur ${v.of}`,
  'campaign.unplayed': () => 'À jouer',
  'campaign.won': v => `Gagné, ${round(v)}`,
  'campaign.lost': v => `Perdu, ${round(v)}`,
  'campaign.stage': v => `Scénario ${v.number} sur ${v.of}`,
  'campaign.best': () => 'Votre meilleur',
  'campaign.tries': () => 'Parties jouées',
  'campaign.lives': () => 'Vies',
  'campaign.livesLeft': v => `${v.left} sur ${v.of}`,
  'campaign.score': () => 'En tout',
  'campaign.play': () => 'Prendre la mer',
  'campaign.again': () => 'Reprendre la mer',
  'campaign.goOn': () => 'Continuer la partie',
  'campaign.setup': v => `Une partie de votre campagne : ${v.stage}.`,
  'campaign.fresh': () => 'Repartir de zéro, emporter',
  'campaign.freshLine': () =>
    'L’ancienne campagne reste. Votre nom les amène toutes sur vos autres appareils.',
  'campaign.new': () => 'Nouvelle campagne',
  'campaign.export': () => 'Enregistrer un fichier',
  'campaign.import': () => 'Ouvrir un fichier…',
  'campaign.forget': () => 'Supprimer cette campagne',
  'campaign.forgetSure': v =>
    v.games < 2
      ? 'Supprimer cette campagne et ses résultats ? Ses parties restent.'
      : `Supprimer cette campagne et les résultats de ses ${v.games} parties ? Les parties restent.`,
  'campaign.forgetYes': () => 'Supprimer la campagne',
  'campaign.online': () => 'La jouer en ligne à plusieurs',
  'campaign.which': () => 'Campagne',
  'campaign.of': v => `${v.day}, ${v.games < 2 ? `${v.games} partie` : `${v.games} parties`}`,
  'site.campaigns': () => 'Campagnes',

  'campaign.all': () => 'Toutes',
  'campaign.chart': v => `Carte de la campagne : ${v.won} parties gagnées sur ${v.of}`,
  'campaign.column': v =>
    v.number === 1 ? 'Premier scénario' : v.number === v.of ? `${nth(v.number)} et fin` : nth(v.number),
  'campaign.halt.won': () => 'gagné',
  'campaign.halt.next': () => 'à jouer maintenant',
  'campaign.halt.open': () => 'encore possible',
  'campaign.halt.closed': () => 'fermé',
  'campaign.key.taken': () => 'route suivie',
  'campaign.key.open': () => 'encore possible',
  'campaign.key.closed': () => 'fermée',
  'campaign.youAre': v => `Vous voilà ${v.way}.`,
  'campaign.over': v =>
    v.title === null ? 'La campagne est gagnée.' : `La campagne est gagnée. Votre titre : ${v.title}.`,
  'campaign.fallen': () =>
    'La dernière vie est perdue : la campagne recommence, sans rien de ce qui était acquis.',
  'campaign.step': v => `Étape ${v.number} :`,
  'campaign.ways': v =>
    v.count === 1
      ? 'Une issue :'
      : `${some(v.count, 'issue', 'issues')} :`.replace(/^./, one => one.toUpperCase()),
  'campaign.way': v =>
    `${v.way}${v.brings.length > 0 ? ` (${list(v.brings)})` : ''}, ${v.to === null ? 'et la campagne est gagnée' : `puis « ${v.to} »`}`,
  'campaign.wonAs': v => `Gagné, ${round(v)} : ${v.way}.`,
  'campaign.wonBy': v => `${v.way}, ${v.tries > 1 ? `au ${nth(v.tries).toLowerCase()} essai` : round(v)}`,
  'campaign.notOpen': () => 'Pas ouvert maintenant dans cette campagne.',
  'campaign.alone': () => 'Jouer hors campagne',
  'campaign.back': () => 'Retour à la campagne',
  'campaign.log': () => 'Carnet de campagne',
  'campaign.chosen': v => `${v.option} : ${v.value}`,
  'campaign.wins': v => (v.won < 2 ? `${v.won} victoire sur ${v.of}` : `${v.won} victoires sur ${v.of}`),
  'campaign.depends': () => 'selon votre prochaine issue',
  'campaign.or': () => ' ou ',
  'campaign.bonuses': () => 'Bonus acquis',
  'campaign.noBonus': () => 'Aucun pour l’instant.',
  'campaign.titleNow': () => 'aujourd’hui',
  'campaign.titleWon': () => 'votre titre',
  'campaign.titleFrom': v => `dès ${v.from}`,
  'campaign.choices': () => 'Choisi maintenant, pour toute la campagne.',
  'campaign.given': () => 'Par votre campagne',
}
