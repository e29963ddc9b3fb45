import type { Rule } from '@tablee/kernel'
import type { Expedition, Member, MonsterTable, Zone } from '../../state.ts'
import { changeGlory, putAway, removeMember, trimTraps } from '../clan.ts'
import { martyrGlory, mercenaryOf, SOURCES, whom } from './expedition.ts'

/** death.1 to death.8: a mercenary falls on a path. */
export function* die(t: MonsterTable, zone: Zone, path: number): Rule {
  const { state } = t
  const expedition = zone.paths[path] as Expedition
  const { owner } = expedition
  const mercenary = mercenaryOf(state, expedition)
  t.say('death', whom(expedition))
  strip(t, mercenary)
  removeMember(state, owner, mercenary)
  expedition.member = null
  leaveBelongings(t, expedition)
  if (expedition.fate === 'waiting') clearPath(t, zone, path) // death.2
  changeGlory(t, owner, martyrGlory(state, zone, path))
  yield* trimTraps(t, owner) // E71: who stored more may have been the one.
}

/** death.1: the equipment is discarded; death.8: the region stays with the clan. */
function strip({ state }: MonsterTable, { worn }: Member): void {
  for (const source of SOURCES) {
    if (source === 'talent') continue
    const equipment = worn[source]
    if (equipment !== null) state.bazaar.discard.push(equipment)
    worn[source] = null
  }
}

/** death.2, death.3: what was carried and was not used is lost, whether or not the mercenary has attacked. */
function leaveBelongings({ state: { supply } }: MonsterTable, expedition: Expedition): void {
  supply.potion += expedition.potion
  supply.venom += expedition.venom
  expedition.potion = expedition.venom = expedition.gold = expedition.guards = expedition.rerolls = 0
  expedition.dice = expedition.dice.filter(isRolled)
  for (const token of expedition.tokens) token.dice = token.dice.filter(isRolled)
  supply.defense += expedition.tokens.length
  expedition.tokens = expedition.tokens.filter(({ id }) => id !== 'defense')
  supply.defense -= expedition.tokens.length
}

const isRolled = ({ value }: { readonly value: number }): boolean => value > 0

/** Nothing stays on a path. */
function clearPath(t: MonsterTable, zone: Zone, path: number): void {
  const expedition = zone.paths[path]
  if (expedition === null) return
  clearExpedition(t, expedition)
  zone.paths[path] = null
}

/** battle-end.2: dice, traps and Defense tokens leave an expedition. */
export function clearExpedition({ state }: MonsterTable, expedition: Expedition): void {
  expedition.dice.length = 0
  for (const { id } of expedition.tokens)
    if (id === 'defense') state.supply.defense++
    else putAway(state, id)
  expedition.tokens.length = 0
}
