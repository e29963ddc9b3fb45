import { LOOT } from '../../data/loot.ts'
import { REROLLS } from '../../data/paths.ts'
import { COLOURS, type Colour, type Space } from '../../data/types.ts'
import type { Die, Expedition, Zone } from '../../state.ts'
import type { Trial } from './effects.ts'
import { abilityOf, forbids, mercenaryOf, SOURCES, takes } from './expedition.ts'
import { REROLL, type Reroller, type Step, USE } from './steps.ts'

/** An expedition that rolls for something, and where it is. */
export interface Venture extends Trial {
  readonly zone: Zone
  readonly path: number
}

/** What may be done about dice that lie rolled: rerolls of every source, then loot of the clan. */
export function offerHelp(venture: Venture, offers: Step[]): void {
  offerRerolls(venture, offers)
  offerLoot(venture, offers)
}

function offerRerolls(venture: Venture, offers: Step[]): void {
  const { state, expedition, monster } = venture
  const mercenary = mercenaryOf(state, expedition)
  for (const source of SOURCES) {
    if (source === 'weapon' && forbids(state, monster, 'weapons')) continue // monster.21
    const ability = abilityOf(state, mercenary, source)
    if (ability.verb === 'reroll' && ability.n > mercenary.spent[source])
      offerDice(expedition, source, ability.dice, offers)
  }
  const advantage = rerollsOfPath(venture)
  if (advantage !== null && expedition.rerolls > 0) offerDice(expedition, 'path', advantage, offers)
  for (const { id, rerolls } of expedition.used) {
    const { effect } = LOOT[id]
    if (effect.verb === 'reroll' && rerolls > 0) offerDice(expedition, id, effect.dice, offers)
  }
}

/** advantage.1: the dice that the expedition's own advantage lets roll again; null for none. */
function rerollsOfPath({ state, zone, path }: Venture): Space | null {
  return zone.face === null ? null : REROLLS[state.data.paths[zone.face][path].advantage.kind]
}

/** Each rolled die of the colours, those that show the same once. */
function offerDice({ dice, tokens }: Expedition, by: Reroller, space: Space, offers: Step[]): void {
  const first = offers.length
  offerAmong(dice, by, space, offers, first)
  for (const token of tokens) offerAmong(token.dice, by, space, offers, first)
}

function offerAmong(dice: readonly Die[], by: Reroller, space: Space, offers: Step[], first: number): void {
  for (const { colour, value } of dice) {
    if (value === 0 || !takes(space, colour)) continue
    const step = REROLL[by][colour][value]
    if (offers.indexOf(step, first) < 0) offers.push(step)
  }
}

/** loot.3, loot.4: loot that bears on these dice or on this total. */
function offerLoot(venture: Venture, offers: Step[]): void {
  const { state, expedition, deed } = venture
  for (const id of state.clans[expedition.owner].loot) {
    const { effect } = LOOT[id]
    if (effect.verb === 'reroll') {
      if (COLOURS.some(colour => takes(effect.dice, colour) && hasDie(expedition, colour, 1)))
        offers.push(USE[id])
    } else if (effect.verb === 'dieMod') {
      if (effect.deeds.includes(deed) && hasDie(expedition, effect.colour, 0)) offers.push(USE[id])
    } else if (effect.verb === 'totalMod' && effect.deeds.includes(deed)) offers.push(USE[id])
  }
}

/** Whether there is a die of a colour that shows at least so much: 1 for one that was rolled. */
function hasDie({ dice, tokens }: Expedition, colour: Colour, least: number): boolean {
  const fits = (die: Die) => die.colour === colour && die.value >= least
  return dice.some(fits) || tokens.some(token => token.dice.some(fits))
}
