import type { SameMessages } from '@tablee/kernel'
import type { setup as en } from '../en/setup.ts'
import { landmark } from './landmark.ts'
import { ALONE, PARTIES, TOO_MANY } from './names.ts'
import { capital, count, Does, dans, from, la, list, vers } from './words.ts'

/** Setting up Root, in French. */
export const setup: SameMessages<typeof en> = {
  'game.party': v => PARTIES[v.party]?.full ?? v.party,
  'setup.homeland': () => 'Où est votre Patrie ?',
  'setup.corners': () =>
    'Quatre factions au plus commencent dans les coins du plateau : donnez-en une autre à un siège, ou distribuez les cartes de mise en place.',
  'draft.dealt': v =>
    `Cartes de mise en place au centre : ${list(v.factions.map(one => PARTIES[one]?.full ?? one))}.`,
  'draft.pick': () => 'Quelle faction jouez-vous ?',
  'draft.card': v => PARTIES[v.faction]?.full ?? v.faction,
  'draft.picked': v => `Le siège ${v.seat + 1} joue ${theFaction(v.faction)}.`,
  'why.draftLocked': () => 'Elle est bloquée tant que personne n’a choisi une faction militante.',
  'hands.back': v =>
    v.left === 1
      ? 'Quelle carte rendez-vous encore ?'
      : `Quelles cartes rendez-vous ? ${v.left} en tout, vous gardez les autres.`,
  'hands.kept': v => `Chacun garde ${v.cards} cartes ; les autres sont mélangées à la pioche.`,
  'setup.corner': () => 'Dans quel coin commencez-vous ?',
  'setup.twice': v =>
    TOO_MANY[v.faction] ??
    `Un seul siège peut jouer ${theFaction(v.faction)} : donnez une autre faction aux autres.`,
  'setup.onlyWanderers': () => ALONE,
  'setup.landmarks': v =>
    `${count(v.wanted, 'monument')} à distribuer, mais il ne reste que ${count(v.cards, 'carte')} en plus de ce que le plateau porte déjà.`,
  'landmark.which': () => 'Quel monument installez-vous ?',
  'landmark.where': v => `Où installez-vous ${landmark(v.landmark)} ?`,
  'landmark.placed': (v, cast) =>
    `${Does(cast, v.seat, 'installe', 'installent', 'installez')} ${landmark(v.landmark)} ${dans(v.clearing)}.`,
  'landmark.moved': v => `${capital(landmark(v.landmark))} suit ${from(v.from)} ${vers(v.to)}.`,
  'landmark.swapped': (v, cast) =>
    `${Does(cast, v.seat, 'échange', 'échangent', 'échangez')} une carte contre la carte ${v.stall} (${landmark(v.landmark)}).`,
  'landmark.why.site': v => `Sa carte n’admet pas ${la(v.clearing)}.`,
  'landmark.why.occupied': v => `Un monument se dresse déjà ${dans(v.clearing)}.`,
  'landmark.why.beside': v => `${capital(la(v.clearing))} est adjacente à un autre monument.`,
  'setup.hirelings': v =>
    `Trois Nomades sont distribués, mais parmi les cartes gardées ${v.cards === 0 ? 'aucune ne convient' : count(v.cards, 'seule convient', 'seules conviennent')} à côté de ces factions.`,
  'setup.reach': v =>
    `La Valeur de ces factions est de ${v.reach} ; à partir de ${v.wanted}, la partie est meilleure.`,
}

function theFaction(faction: string): string {
  const { fullArticle = '', full = faction } = PARTIES[faction] ?? {}
  return fullArticle + full
}
