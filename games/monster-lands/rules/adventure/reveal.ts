import { COLOURS } from '../../data/types.ts'
import type { Expedition, MonsterTable, Token, Zone } from '../../state.ts'
import { MADHALA } from '../../state.ts'

/** battle.3, gates-fight.2: every trap of the zone is turned up at once. */
export function revealAll(t: MonsterTable, zone: Zone): void {
  for (let path = 0; path < zone.paths.length; path++) {
    const expedition = zone.paths[path]
    if (expedition === null || expedition.owner === MADHALA) continue
    for (const token of expedition.tokens) if (!token.up) turnUp(t, zone, path, expedition, token)
  }
}

/** A trap is turned up for all to see; the dice that it gives come from the supply (battle.4). */
export function turnUp(
  t: MonsterTable,
  zone: Zone,
  path: number,
  expedition: Expedition,
  token: Token,
): void {
  if (token.id === 'defense') return
  token.up = true
  t.reveal()
  t.say('trap.revealed', { trap: token.id, zone: zone.id, path })
  const { effect } = t.state.data.traps[token.id]
  if (effect.verb !== 'addDice' || expedition.owner === MADHALA) return // scenario.29: hers do nothing.
  for (const colour of COLOURS)
    for (let left = effect.dice[colour]; left > 0; left--) token.dice.push({ colour, value: 0 })
}
