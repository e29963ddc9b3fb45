import type { SameMessages } from '@tablee/kernel'
import { MINISTER } from '../../../../factions/duchy/text/fr/ministers.ts'
import { capital, card, count, Does, de, from, un } from '../../../../text/fr/words.ts'
import type { messages as en } from '../en/messages.ts'

/** A minister with the article: « le Capitaine ». */
const the = (minister: keyof typeof MINISTER): string =>
  `${MINISTER[minister].article}${MINISTER[minister].name}`

/** Of a minister: « du Capitaine », « de la Duchesse de Boue ». */
const ofThe = (minister: keyof typeof MINISTER): string => {
  const { article, name } = MINISTER[minister]
  return article === 'le ' ? `du ${name}` : `de la ${name}`
}

/** What the Drillbit Duchy says, in French. */
export const messages: SameMessages<typeof en> = {
  'drillbitDuchy.drawn': (v, cast) =>
    `${Does(cast, v.seat, 'pioche', 'piochent', 'piochez')} ${card(v.card)} pour un ministre.`,
  'drillbitDuchy.swayed': (v, cast) =>
    `${Does(cast, v.seat, 'couronne', 'couronnent', 'couronnez')} ${the(v.minister)}.`,
  'drillbitDuchy.lost': (v, cast) =>
    `${Does(cast, v.seat, 'perd', 'perdent', 'perdez')} la couronne ${ofThe(v.minister)}.`,
  'drillbitDuchy.acts': v => `${capital(the(v.minister))} agit.`,
  'drillbitDuchy.notBuilt': (v, cast) =>
    `${Does(cast, v.seat, 'ne peut', 'ne peuvent', 'ne pouvez')} construire ${un(v.kind)}.`,
  'drillbitDuchy.withdrawn': (v, cast) =>
    `${Does(cast, v.seat, 'retire', 'retirent', 'retirez')} ${count(v.count, 'guerrier')} ${from(v.clearing)} vers le Terrier.`,
  'drillbitDuchy.trigger.errors': () => 'Coût de l’erreur',
  'drillbitDuchy.investors': (v, cast) =>
    `Investisseurs ${de(cast, v.party)} : quelle carte défaussez-vous ?`,
  'drillbitDuchy.unpaid': (v, cast) =>
    `${Does(cast, v.payer, 'n’a', 'n’ont', 'n’avez')} aucune carte pour les investisseurs.`,
  'battle.drillbitCaptain': (v, cast) =>
    `${Does(cast, v.seat, 'inflige', 'infligent', 'infligez')} une perte de plus, menée par le Capitaine depuis un Tunnel.`,
}
