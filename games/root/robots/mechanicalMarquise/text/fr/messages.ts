import type { SameMessages } from '@tablee/kernel'
import { Does } from '../../../../text/fr/words.ts'
import type { messages as en } from '../en/messages.ts'

/** What the Mechanical Marquise says, in French. */
export const messages: SameMessages<typeof en> = {
  'mechanicalMarquise.expands': (v, cast) =>
    `${Does(cast, v.seat, 'n’a rien construit et prend', 'n’ont rien construit et prennent', 'n’avez rien construit et prenez')} un nouvel ordre : le Jour recommence.`,
  'mechanicalMarquise.hospitals': (v, cast) =>
    `${Does(cast, v.seat, 'ramène', 'ramènent', 'ramenez')} deux guerriers au Donjon.`,
}
