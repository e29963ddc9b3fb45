import { Acts } from '../../../../text/en/voice.ts'
import { count } from '../../../../text/en/words.ts'
import type { FactionWords } from '../../../../text/faction-words.ts'
import type { Voice } from '../../../../text/voice.ts'
import type { Conspiracy } from '../../data.ts'
import { CONSPIRACY } from './conspiracy.ts'

/** What only the board of the Logical Lizards says. */
export interface LizardWords extends FactionWords {
  readonly fanatics: string
  readonly souls: string
  readonly soulsTip: (n: number) => string
  readonly acolytesTip: (n: number) => string
  readonly ordered: (suit: string) => string
  readonly conspiracy: { readonly [C in Conspiracy]: string }
  readonly marker: (last: string, next: string) => string
}

/** The Logical Lizards on the board. */
export const board: LizardWords = {
  rules: 'Rules of the robots',
  wins: '',
  orders: '',
  powers: [],
  own: 'Lost Souls',
  actions: {},
  scenes: {
    robotSanctify: {
      title: 'Sanctify',
      name: 'sanctification',
      told: (who: Voice): string => `${Acts(who, 'sanctifies', 'sanctify')} a building.`,
    },
    robotConvert: {
      title: 'Convert',
      name: 'conversion',
      told: (who: Voice): string => `${Acts(who, 'converts', 'convert')} a warrior.`,
    },
  },
  fanatics: 'fanatics',
  souls: 'Lost Souls',
  soulsTip: n =>
    `Lost Souls: ${count(n, 'card')}, open to all. The suit with most gives the next order; no single one: bird.`,
  acolytesTip: n => `${count(n, 'acolyte')}: each pays for a conspiracy.`,
  ordered: suit => `Order by the Lost Souls: ${suit}`,
  conspiracy: CONSPIRACY,
  marker: (last, next) => `Conspiracies: the marker lies on ${last}, the next is ${next}.`,
}
