import type { MonsterId } from '../../data/monsters.ts'
import type { MonsterLands, Zone } from '../../state.ts'

/** What an attack of a monster is made of. */
export interface AttackDice {
  readonly printed: number
  /** In a region of its affinity. */
  readonly home: number
  readonly turn: number
  readonly gates: number
  /** What it rolls against everybody of the zone, whoever is attacked included. */
  readonly splash: number
  readonly total: number
  /** Hits that need no die. */
  readonly automatic: number
}

/** battle.8 to battle.10, gates-fight.3, gates-fight.9: the dice that a monster attacks with in a zone. */
export function attackDice(
  { data, difficulty, turn }: Pick<MonsterLands, 'data' | 'difficulty' | 'turn'>,
  zone: Pick<Zone, 'id' | 'region'>,
  monster: MonsterId,
): AttackDice {
  const { attack, affinity, power } = data.monsters[monster]
  const atHome = zone.region !== null && data.regions[zone.region].affinity === affinity
  const home = !atHome ? 0 : power.verb === 'homeBonus' ? power.n : 1
  const extra = data.extraAttack[difficulty][turn]
  const gates = zone.id === 'gates' && power.verb === 'gatesBonus' ? power.n : 0
  const splash = power.verb === 'splash' ? power.n : 0
  return {
    printed: attack,
    home,
    turn: extra,
    gates,
    splash,
    total: attack + home + extra + gates + splash,
    automatic: power.verb === 'autoHit' ? power.n : 0,
  }
}
