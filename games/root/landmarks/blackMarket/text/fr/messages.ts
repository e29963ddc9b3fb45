import type { SameMessages } from '@tablee/kernel'
import { card } from '../../../../text/fr/words.ts'
import type { messages as en } from '../en/messages.ts'

/** The Black Market, in French. */
export const messages: SameMessages<typeof en> = {
  'act.blackMarket': () => 'Marché noir : échanger une carte',
  'blackMarket.give': () => 'Quelle carte laissez-vous au Marché noir ?',
  'blackMarket.stall': () => 'Laquelle de ses cartes prenez-vous, sans la voir ?',
  'blackMarket.stall.nth': v => `Carte ${v.stall}`,
  'blackMarket.stall.own': v => `Carte ${v.stall} : ${card(v.card)}, la vôtre`,
  'blackMarket.swapped.which': v => `Vous laissez ${card(v.given)} et prenez ${card(v.taken)}.`,
  'blackMarket.why.absent': () => 'Vous n’avez pas de pièce au Marché noir.',
  'blackMarket.why.used': () => 'Vous avez déjà échangé une carte ce tour-ci.',
  'blackMarket.why.noCard': () => 'Vous n’avez pas de carte à y laisser.',
}
