import { reads, type SameMessages } from '@tablee/kernel'
import type { cleanup as en } from '../en/cleanup.ts'
import { goods } from './core.ts'
import { building, capital, Does, de, equipment, list, member, Who, who } from './words.ts'

/** What is said in cleanup, and at the end. */
export const cleanup: SameMessages<typeof en> = {
  'panic.spread': v => `La panique ferme ${list(v.buildings.map(building))}.`,
  'leader.new': () => 'Qui mène désormais votre clan ?',
  'leader.promoted': (v, cast) =>
    `${capital(member(v.member))} prend la tête ${reads(cast, v.seat) ? 'de votre clan' : de(cast, v.seat)}.`,
  'free.wages': () => 'Avant les salaires : souhaitez-vous faire autre chose ?',
  'free.contract': () => 'Avant le contrat : souhaitez-vous faire autre chose ?',
  'free.pay': () => 'Payer les salaires',
  'free.go': () => 'Continuer',
  'wages.paid': (v, cast) => `${Does(cast, v.seat, 'paie', 'payez')} ${goods(v.gold, 'gold')} de salaires.`,
  'wages.short': (v, cast) =>
    `${Does(cast, v.seat, 'doit', 'devez')} ${v.due} en salaires et ${v.gold === 0 ? 'rien ne peut être payé' : `tout l’or y passe : ${goods(v.gold, 'gold')}`}.`,
  deserter: () => 'Qui déserte ?',
  deserted: (v, cast) =>
    `${capital(member(v.member))} déserte ${reads(cast, v.seat) ? 'votre clan' : who(cast, v.seat)}.`,
  'equipment.inherit': v => `Qui reprend ${equipment(v.equipment)} ?`,
  'first.player': (v, cast) => `${Does(cast, v.seat, 'devient', 'devenez')} premier joueur.`,
  'score.clan': (v, cast) =>
    `${Who(cast, v.seat)} : ${v.total} points de victoire (gloire ${v.glory}, réputation ${v.reputation}, trophées ${v.trophies}, affinités ${v.affinities}).`,
  'win.points': () => 'Le plus de points de victoire après le dernier tour.',
}
