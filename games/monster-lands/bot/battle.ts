import { PRICES } from '../data/board.ts'
import { LOOT, type LootId } from '../data/loot.ts'
import type { MonsterId } from '../data/monsters.ts'
import type { Colour } from '../data/types.ts'
import { allDice, unrolled } from '../rules/adventure/expedition.ts'
import type { Step } from '../rules/adventure/steps.ts'
import { attackOn, dieChange, valued } from '../rules/adventure/totals.ts'
import type { Expedition, Zone } from '../state.ts'
import { context, type Opinions, type Scene } from './opinion.ts'
import { keeping, lootWorth } from './prices.ts'
import { type Handful, reach } from './sums.ts'
import { TUNING } from './tuning.ts'

/** Where an attack stands, as its prompt tells. */
interface Stand {
  readonly monster: MonsterId
  readonly base: number
  readonly captureBonus: number
  readonly killBonus: number
  readonly capture: number
  readonly kill: number
  readonly trapped: boolean
}

/** An attack as its owner weighs it: what each end is worth, from which total, and with which dice. */
interface Attempt {
  readonly now: number
  readonly captureFrom: number
  readonly killFrom: number
  /** The total from which a capture is no longer possible. */
  readonly kill: number
  readonly captured: number
  readonly killed: number
  readonly failed: number
  readonly dice: Handful
}

const expeditionIn = ({ state }: Scene): { zone: Zone; expedition: Expedition } => {
  const { battle, zones } = state
  const zone = zones.find(({ id }) => id === battle?.zone) as Zone
  return { zone, expedition: zone.paths[battle?.path ?? 0] as Expedition }
}

function attemptOf(scene: Scene): Attempt {
  const { prices, state } = scene
  const { zone, expedition } = expeditionIn(scene)
  const stand = context<Stand>(scene)
  const { left } = prices
  const attack = attackOn(state, expedition, stand.monster)
  return {
    now: stand.base,
    captureFrom: stand.trapped ? stand.capture - stand.captureBonus : Number.POSITIVE_INFINITY,
    killFrom: stand.kill - stand.killBonus,
    kill: stand.kill,
    ...prizes(scene, stand.monster),
    failed: zone.id === 'gates' ? 0 : left > 0 ? TUNING.loot : TUNING.lastLoot,
    dice: {
      force: unrolled(expedition, 'force'),
      magic: unrolled(expedition, 'magic'),
      forceChange: dieChange(attack, 'force'),
      magicChange: dieChange(attack, 'magic'),
    },
  }
}

/** What a monster is worth, captured and killed. */
function prizes({ state, prices: { aim, gold } }: Scene, monster: MonsterId) {
  const { captureGold, captureGlory, killGlory, killGold, trophy } = state.data.monsters[monster]
  return {
    captured: aim.glory * captureGlory + gold * captureGold,
    killed: aim.glory * killGlory + gold * killGold + Math.max(aim.trophy, gold * PRICES.trophy) * trophy,
  }
}

/** What an attack is worth that ends at a total. */
function endAt({ captureFrom, killFrom, kill, captured, killed, failed }: Attempt, total: number): number {
  const captures = total >= captureFrom && total < kill
  if (total >= killFrom) return captures ? Math.max(captured, killed) : killed
  return captures ? captured : failed
}

/** What it is worth to roll all that is left, from a total. */
function rollAll(attempt: Attempt, total: number, dice: Handful): number {
  const { captureFrom, killFrom, captured, killed, failed } = attempt
  const kills = reach(dice, killFrom - total)
  const beats = Math.max(
    kills,
    captureFrom === Number.POSITIVE_INFINITY ? 0 : reach(dice, captureFrom - total),
  )
  return kills * killed + (beats - kills) * captured + (1 - beats) * failed
}

/** The better of stopping and rolling on. */
const bestFrom = (attempt: Attempt, total: number, dice: Handful): number =>
  Math.max(
    endAt(attempt, total),
    dice.force + dice.magic > 0 ? rollAll(attempt, total, dice) : Number.NEGATIVE_INFINITY,
  )

function stepGain(scene: Scene, step: Step): number {
  const attempt = attemptOf(scene)
  const { now, dice } = attempt
  switch (step.do) {
    case 'stop':
      return endAt(attempt, now)
    case 'all':
      return rollAll(attempt, now, dice) - 0.02
    case 'roll': {
      const change = step.colour === 'force' ? dice.forceChange : dice.magicChange
      const rest = { ...dice, [step.colour]: dice[step.colour as 'force' | 'magic'] - 1 }
      return overSides(side => bestFrom(attempt, now + valued(side, change), rest))
    }
    case 'reroll': {
      const change = step.colour === 'force' ? dice.forceChange : dice.magicChange
      const without = now - valued(step.value, change)
      return overSides(side => bestFrom(attempt, without + valued(side, change), dice)) - 0.05
    }
    case 'venom':
      return (
        bestFrom(attempt, now + PRICES.venom, dice) -
        (scene.prices.left > 0 ? 0.4 : 0.05) -
        keeping(scene.prices, 'venom')
      )
    case 'loot':
      return withLoot(scene, attempt, step.loot)
  }
}

function overSides(worth: (side: number) => number): number {
  let sum = 0
  for (let side = 1; side <= 6; side++) sum += worth(side)
  return sum / 6
}

function withLoot(scene: Scene, attempt: Attempt, id: LootId): number {
  const { effect } = LOOT[id]
  const { now, dice } = attempt
  const cost = Math.max(0.1, lootWorth(scene.prices, id))
  if (effect.verb === 'dieMod') {
    const rolled = rolledOf(expeditionIn(scene).expedition, effect.colour)
    const changed = {
      ...dice,
      forceChange: dice.forceChange + (effect.colour === 'force' ? effect.n : 0),
      magicChange: dice.magicChange + (effect.colour === 'magic' ? effect.n : 0),
    }
    return bestFrom(attempt, now + rolled * effect.n, changed) - cost
  }
  if (effect.verb === 'totalMod')
    return bestFrom({ ...attempt, killFrom: attempt.killFrom - effect.n }, now, dice) - cost
  if (effect.verb === 'reroll') return bestFrom(attempt, now + Math.min(4, effect.n + 1), dice) - cost
  return 0
}

const rolledOf = (expedition: Expedition, colour: Colour): number =>
  allDice(expedition).filter(die => die.colour === colour && die.value > 0).length

/** After the roll of a mission or a conquest: what may still help. */
function helpGain(scene: Scene, step: Step): number {
  const { total, target } = context<{ total: number; target: number }>(scene)
  const missing = target - total
  if (missing <= 0) return -0.5
  if (step.do === 'reroll') {
    const above = 6 - step.value - missing + 1
    return (TUNING.reached * Math.max(0, above)) / 6 + 0.1 * (3.5 - step.value)
  }
  if (step.do !== 'loot') return 0
  const { effect } = LOOT[step.loot]
  const cost = Math.max(0.1, lootWorth(scene.prices, step.loot))
  if (effect.verb === 'dieMod') {
    const reached = rolledOf(expeditionIn(scene).expedition, effect.colour) * effect.n
    return (reached >= missing ? TUNING.reached : 0) - cost
  }
  if (effect.verb === 'reroll') return (missing <= 4 ? 0.6 : 0.2) * TUNING.reached - cost
  return -1
}

const reached = (scene: Scene): number => {
  const { total, target } = context<{ total: number; target: number }>(scene)
  return total >= target ? TUNING.reached : 0
}

/** How an attack on a monster, a conquest and a mission are rolled. */
export const rollingOpinions: Opinions = {
  'attack.step': { weigh: stepGain, doubt: 0.08 },
  'capture.or.kill': {
    weigh(scene: Scene, end: 'capture' | 'kill') {
      const { monster } = context<{ monster: MonsterId }>(scene)
      return prizes(scene, monster)[end === 'capture' ? 'captured' : 'killed']
    },
  },
  'conquest.step': { weigh: helpGain, pass: reached, doubt: 0.1 },
  'mission.step': { weigh: helpGain, pass: reached, doubt: 0.1 },
}
