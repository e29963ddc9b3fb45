import type { SameMessages } from '@tablee/kernel'
import {
  capital,
  count,
  Does,
  dans,
  encore,
  from,
  la,
  PIECE,
  pieces,
  SUIT,
} from '../../../../text/fr/words.ts'
import type { Industry } from '../../data.ts'
import type { messages as en } from '../en/messages.ts'

const FIRST: { readonly [I in Industry]: string } = {
  sawmill: 'votre première Scierie',
  workshop: 'votre premier Atelier',
  recruiter: 'votre premier Recruteur',
}

const THE: { readonly [I in Industry]: string } = {
  sawmill: 'la Scierie',
  workshop: 'l’Atelier',
  recruiter: 'le Recruteur',
}

const ALL: { readonly [I in Industry]: string } = {
  sawmill: 'toutes vos Scieries sont déjà',
  workshop: 'tous vos Ateliers sont déjà',
  recruiter: 'tous vos Recruteurs sont déjà',
}

/** The Marquise de Cat, in French. */
export const messages: SameMessages<typeof en> = {
  'marquise.setup.keep': () => 'Dans quelle Patrie se dresse votre Donjon ?',
  'marquise.setup.building': v => `Où se dresse ${FIRST[v.kind]} ?`,
  'marquise.wood': () => 'Les jetons Bois manquent : quelle Scierie reçoit le prochain ?',
  'marquise.day': v => `Jour : ${encore(v.actions, 'action')}.`,
  'marquise.day.end': () => 'Terminer le Jour',
  'act.march': () => 'Marche : jusqu’à deux déplacements',
  'marquise.march.end': () => 'Terminer la marche',
  'act.overwork': () => 'Surmenage : une carte contre un jeton Bois à une Scierie',
  'act.bird': () => 'Dépenser une carte Oiseau pour une action de plus',
  'marquise.build.kind': () => 'Que construisez-vous ?',
  'marquise.build.offer': v => `${PIECE[v.kind]} : ${pieces(v.wood, 'wood')}, ${count(v.points, 'point')}`,
  'marquise.build.where': v => `Où construisez-vous ${THE[v.kind]} ?`,
  'marquise.build.wood': v => `Encore ${pieces(v.left, 'wood')} à payer : d’où ?`,
  'marquise.woodSpent': (v, cast) =>
    `${Does(cast, cast.indexOf('marquise'), 'dépense', 'dépensent', 'dépensez')} un jeton Bois ${from(v.clearing)}.`,
  'marquise.overwork': () => 'Quelle Scierie surmenez-vous ?',
  'marquise.fieldHospitals': v => `Hôpitaux de campagne pour ${la(v.clearing)}`,
  'marquise.healed': v =>
    `Hôpitaux de campagne : ${count(v.count, 'guerrier', 'guerriers')} ${from(v.from)} ${v.count < 2 ? 'rejoint' : 'rejoignent'} le Donjon ${dans(v.clearing)}.`,
  'hospital.spend': v =>
    `Hôpitaux de campagne : dépensez-vous une carte ${SUIT[v.suit]} pour sauver les guerriers ?`,
  'hospital.no': () => 'Ne pas les sauver',

  // Why not
  'marquise.why.noActions': () => 'Vous n’avez plus d’action ; une carte Oiseau en offre une de plus.',
  'marquise.why.recruit': () => 'Vous n’avez pas de Recruteur sur le plateau.',
  'marquise.why.recruited': () => 'Vous avez déjà recruté ce tour-ci.',
  'marquise.why.build': () =>
    'Aucune clairière contrôlée n’a à la fois un emplacement libre et assez de jetons Bois reliés.',
  'marquise.why.overwork': () =>
    'Il faut un jeton Bois en réserve et une carte de la couleur d’une de vos Scieries.',
  'marquise.why.noneLeft': v => `${capital(ALL[v.kind])} sur le plateau.`,
  'marquise.why.wood': () => 'Trop peu de jetons Bois y sont reliés par des clairières que vous contrôlez.',
  'marquise.why.notRuled': v => `Vous ne contrôlez pas ${la(v.clearing)}.`,
}
