import type { Minister } from '../../../../factions/duchy/data.ts'
import { MINISTER } from '../../../../factions/duchy/text/en/ministers.ts'
import { count } from '../../../../text/en/words.ts'
import type { FactionWords } from '../../../../text/faction-words.ts'

/** What only the board of the Drillbit Duchy says. */
export interface DrillbitWords extends FactionWords {
  readonly burrow: string
  readonly burrowTip: (n: number) => string
  readonly minister: { readonly [M in Minister]: { readonly name: string; readonly short: string } }
  readonly does: { readonly [M in Minister]: string }
  readonly crowned: (names: readonly string[]) => string
  readonly captain: string
}

/** The Drillbit Duchy on the board. */
export const board: DrillbitWords = {
  rules: 'Rules of the robots',
  wins: '',
  orders: '',
  powers: [],
  own: 'Ministers',
  actions: {},
  scenes: {},
  burrow: 'Burrow',
  burrowTip: n => `Burrow: ${count(n, 'warrior')}. With four it digs a tunnel.`,
  minister: MINISTER,
  does: {
    captain: 'an extra hit where it attacks from a tunnel',
    marshal: 'a warrior beside the building with fewest',
    foremole: 'one more warrior in the Burrow',
    brigadier: 'digs again, with three in the Burrow',
    banker: 'builds again',
    mayor: 'a warrior removed for a point',
    earl: 'a point for each citadel on the map',
    baron: 'a point for each market on the map',
    duchess: '2 points with all three tunnels on the map',
  },
  crowned: names => (names.length > 0 ? `Crowned: ${names.join(', ')}` : 'No minister has a crown'),
  captain: 'Captain',
}
