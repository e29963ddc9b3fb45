import type { Reason, Why } from '../../rules/why.ts'
import { card } from './words.ts'

const REASON: { readonly [R in Exclude<Reason, 'card'>]: string } = {
  die: 'le dé Blessure',
  adventure: 'au lieu d’une aventure',
  danger: 'Grand péril, sans Armes',
  missing: 'requête non résolue',
  fight: 'le combat',
  beast: 'la bête',
  animals: 'animaux affamés',
  arrow: 'flèche de la piste de blessures',
  success: '',
  failure: 'l’action a échoué',
  reroll: 'pour relancer un dé',
  arrange: 'camp aménagé',
  rest: 'repos',
  personal: 'invention personnelle',
  saved: 'Construction économique',
  morale: 'le moral',
  alone: 'nouveau tour en solo',
  production: 'production',
  snow: 'neige',
  clouds: 'nuages au-delà du Toit',
  storm: 'tempête',
  hunger: 'rien à manger',
  openSky: 'pas d’abri',
  noTile: 'aucune tuile où aller',
  place: 'ce que recèle la tuile',
  scenario: 'le scénario',
}

/** The end of a sentence that tells why: a card by its name, or the rules' own reason. */
export function because({ why, card: id }: Why): string {
  if (id !== '') return ` : ${card(id)}`
  const reason = why === 'card' ? '' : REASON[why]
  return reason === '' ? '' : ` : ${reason}`
}
