import type { Reason, Why } from '../../rules/why.ts'
import { card } from './words.ts'

const REASON: { readonly [R in Exclude<Reason, 'card'>]: string } = {
  die: 'the wound die',
  adventure: 'instead of an adventure',
  danger: 'danger, and no weapons',
  missing: 'unfulfilled demand',
  fight: 'the fight',
  beast: 'the beast',
  animals: 'hungry animals',
  arrow: 'an arrow of the wound track',
  success: '',
  failure: 'the action has failed',
  reroll: 'for a reroll',
  arrange: 'camp arranged',
  rest: 'rest',
  personal: 'an invention of one’s own',
  saved: 'Economical Construction',
  morale: 'morale',
  alone: 'a new round alone',
  production: 'production',
  snow: 'snow',
  clouds: 'clouds above the roof',
  storm: 'storm',
  hunger: 'nothing to eat',
  openSky: 'no shelter',
  noTile: 'nowhere to go',
  place: 'what the tile holds',
  scenario: 'the scenario',
}

/** The end of a sentence that tells why: a card by its name, or the rules' own reason. */
export function because({ why, card: id }: Why): string {
  if (id !== '') return `: ${card(id)}`
  const reason = why === 'card' ? '' : REASON[why]
  return reason === '' ? '' : `: ${reason}`
}
