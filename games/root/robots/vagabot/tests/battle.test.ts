import { describe, expect, test } from 'vitest'
import { CARDS, cardNumber } from '../../../data/cards.ts'
import { isForest } from '../../../data/map.ts'
import { battle } from '../../../rules/battle.ts'
import { canBuildIn, freeSlots } from '../../../rules/pieces.ts'
import {
  asked,
  offered,
  type Position,
  pick,
  position,
  type RootMatch,
  reported,
  told,
} from '../../../tests/position.ts'
import { robotTurn } from '../../../tests/robots.ts'
import { fight } from '../rules/battle.ts'
import { special } from '../rules/special.ts'
import { alone, as, boardIn, fought, type Lying, lies, lying, walked } from './wandering.ts'

const answer = (rule: Generator<unknown, unknown, number>): string[] => {
  const prompts: string[] = []
  for (let step = rule.next(0); !step.done; step = rule.next(0))
    prompts.push((step.value as { id: string }).id)
  return prompts
}

const three = (items: Lying, pawn: number, ...traits: string[]): Position =>
  lying(position('marquise', 'eyrie').robot('vagabot', 'normal', ...traits), 2, pawn, items)

const fights = (p: Position, dice: [number, number] = [0, 0], party = 2): RootMatch => {
  const match = robotTurn(p.dice(...dice), party, 'rabbit')
  answer(fight(match, party))
  return match
}

describe('Battle', () => {
  test('goes to the nearest clearing of who has the most points, for an item [robot.7.5.4.a] [robot.7.5.4.b]', () => {
    const p = three([2, 0, 0, 0], 1)
      .warriors('marquise', 3, 9, 12)
      .warriors('eyrie', 1, 1)
      .score('marquise', 5)
    const match = fights(p)
    expect(walked(match)).toEqual([9])
    expect(fought(match)).toEqual(['9:0'])
    expect(lies(match, 2)).toEqual([0, 2, 0, 0])
  })

  test('whose pieces stand nowhere in a clearing is passed over [robot.7.5.4.a]', () => {
    const p = lying(position('vagabond', 'marquise').robot('vagabot'), 2, 1, [2, 0, 0, 0])
      .pawn('vagabond', 21)
      .score('vagabond', 9)
      .warriors('marquise', 3, 9)
    expect(fought(fights(p))).toEqual(['9:1'])
  })

  test('of two equally near, where the target has more buildings and tokens, then fewer warriors, then by priority [robot.7.5.4.I] [robot.7.5.4.II]', () => {
    const p = () => three([2, 0, 0, 0], 1).score('marquise', 5)
    expect(walked(fights(p().warriors('marquise', 3, 5, 9).building('marquise', 'sawmill', 9)))).toEqual([9])
    expect(walked(fights(p().warriors('marquise', 3, 5, 9).token('marquise', 'wood', 9)))).toEqual([9])
    expect(walked(fights(p().warriors('marquise', 3, 5).warriors('marquise', 2, 9)))).toEqual([9])
    expect(walked(fights(p().warriors('marquise', 3, 5, 9)))).toEqual([5])
  })

  test('the nearest comes before what the target has farther on [robot.7.5.4.a]', () => {
    const p = three([4, 0, 0, 0], 1).score('marquise', 5)
    const match = fights(p.warriors('marquise', 3, 9).building('marquise', 'sawmill', 12))
    expect(walked(match)).toEqual([9])
  })

  test('again for two items, as long as the target has pieces there and it can pay [robot.7.5.4.c]', () => {
    expect(fought(fights(three([4, 0, 0, 0], 9).warriors('marquise', 3, 9)))).toHaveLength(2)
    expect(fought(fights(three([5, 0, 0, 0], 9).warriors('marquise', 3, 9)))).toHaveLength(3)
    const over = fights(three([5, 0, 0, 0], 9).warriors('marquise', 1, 9), [1, 0])
    expect(fought(over)).toHaveLength(1)
    expect(lies(over, 2)).toEqual([4, 1, 0, 0])
  })

  test('an Adventurer battles once only [robot.trait.vagabot.adventurer]', () => {
    expect(fought(fights(three([5, 0, 0, 0], 9, 'adventurer').warriors('marquise', 3, 9)))).toHaveLength(1)
  })

  test('a point for each enemy warrior as attacker, besides those for buildings and tokens [robot.7.5.4.d] [robot.7.5.4.f]', () => {
    const p = three([7, 0, 2, 0], 9).warriors('marquise', 2, 9).building('marquise', 'sawmill', 9)
    const match = robotTurn(p.dice(3, 0), 2, 'rabbit')
    answer(battle(match, 2, 0, 9))
    expect(match.state.players[2].score).toBe(3)
    expect(match.state.players[0].built[9]).toBe(0)
  })

  test('none for warriors as defender, but for tokens and buildings all the same [robot.7.5.4.e] [robot.7.5.4.f]', () => {
    const match = three([7, 0, 2, 0], 9)
      .warriors('marquise', 2, 9)
      .building('marquise', 'sawmill', 9)
      .dice(3, 3)
      .begin(['turn', 0])
    answer(battle(match, 0, 2, 9))
    expect(match.state.players[0].warriors[9]).toBe(0)
    expect(match.state.players[0].built[9]).toBe(0)
    expect(match.state.players[2].score).toBe(1)
  })

  test('a person it fights keeps every effect of cards, but no ambush [robot.flow.human-windows]', () => {
    const p = three([2, 0, 0, 0], 9)
      .warriors('marquise', 3, 9)
      .effects('marquise', 'armorers')
      .hand('marquise', 'ambushBird')
    const match = robotTurn(p.dice(3, 0), 2, 'rabbit')
    const prompts = answer(battle(match, 2, 0, 9))
    expect(prompts).toContain('battle.effect')
    expect(prompts).not.toContain('battle.ambush')
  })
})

describe('traits in battle', () => {
  test('a Berserker goes where the most pieces are, against who has most of them there [robot.trait.vagabot.berserker]', () => {
    const p = three([4, 0, 0, 0], 1, 'berserker')
      .warriors('marquise', 3, 9)
      .warriors('marquise', 1, 12)
      .warriors('eyrie', 4, 12)
      .score('marquise', 9)
    const match = fights(p)
    expect(walked(match)).toEqual([9, 12])
    expect(fought(match)[0]).toBe('12:1')
  })

  test('where as many are, to the nearest, then by priority [robot.trait.vagabot.berserker.c]', () => {
    expect(walked(fights(three([3, 0, 0, 0], 4, 'berserker').warriors('marquise', 3, 1, 8)))).toEqual([8])
    expect(walked(fights(three([3, 0, 0, 0], 4, 'berserker').warriors('marquise', 3, 8, 9)))).toEqual([8])
  })

  test('a Marksman hits once before the dice, a point for a warrior [robot.trait.vagabot.marksman]', () => {
    const attack = (...traits: string[]) => {
      const match = robotTurn(
        three([4, 0, 0, 0], 9, ...traits)
          .warriors('marquise', 3, 9)
          .dice(1, 0),
        2,
        'rabbit',
      )
      answer(battle(match, 2, 0, 9))
      return match.state.players
    }
    expect(attack('marksman')[0].warriors[9]).toBe(1)
    expect(attack('marksman')[2].score).toBe(2)
    expect(attack()[0].warriors[9]).toBe(2)
    const token = robotTurn(
      three([4, 0, 0, 0], 9, 'marksman')
        .token('marquise', 'wood', 9)
        .building('marquise', 'sawmill', 9)
        .dice(0, 0),
      2,
      'rabbit',
    )
    answer(battle(token, 2, 0, 9))
    expect(token.state.players[2].score).toBe(2) // by the hit before, and by the one on the defenceless
  })

  test('whoever has nothing left then is not fought with dice [robot.trait.vagabot.marksman.b]', () => {
    const match = robotTurn(
      three([4, 0, 0, 0], 9, 'marksman').warriors('marquise', 1, 9).dice(0, 3),
      2,
      'rabbit',
    )
    answer(battle(match, 2, 0, 9))
    expect(reported(match)).not.toContain('battle.rolled')
    expect(lies(match, 2)).toEqual([4, 0, 0, 0])
  })

  test('as defender it does not shoot [robot.trait.vagabot.marksman]', () => {
    const match = three([4, 0, 0, 0], 9, 'marksman').warriors('marquise', 3, 9).dice(0, 0).begin(['turn', 0])
    answer(battle(match, 0, 2, 9))
    expect(match.state.players[0].warriors[9]).toBe(3)
  })
})

describe('Special', () => {
  const acts = (p: Position, party = 2): RootMatch => {
    const match = robotTurn(p, party, 'rabbit')
    answer(special(match, party))
    return match
  }

  test('costs an item; what would do nothing costs none [robot.7.5.6.a] [robot.7.5.6.b]', () => {
    expect(
      lies(acts(three([2, 0, 0, 0], 9).warriors('marquise', 1, 9).hand('marquise', 'anvil')), 2),
    ).toEqual([1, 1, 0, 0])
    expect(lies(acts(three([2, 0, 0, 0], 9).warriors('marquise', 1, 9)), 2)).toEqual([2, 0, 0, 0])
  })

  test('a Thief takes a card of who leads here, then of who has most pieces; it is discarded for a point [robot.7.7.1.a] [robot.7.7.1.b] [robot.ruling.20]', () => {
    const p = () =>
      three([2, 0, 0, 0], 9)
        .warriors('marquise', 1, 9)
        .warriors('eyrie', 2, 9)
        .hand('marquise', 'anvil')
        .hand('eyrie', 'bakeSale')
    const leads = acts(p().score('marquise', 3).score('eyrie', 2))
    expect(leads.state.players.map(({ hand }) => hand.length)).toEqual([0, 1, 0])
    expect(leads.state.discard.map(card => CARDS[card].name)).toEqual(['anvil'])
    expect(leads.state.players[2]).toMatchObject({ score: 1, hand: [] })
    expect(acts(p()).state.discard.map(card => CARDS[card].name)).toEqual(['bakeSale'])
  })

  test('a Thief takes any card of the hand, and nothing of a robot [robot.7.7.1.a] [robot.ruling.20]', () => {
    const taken = new Set<string>()
    for (let seed = 0; seed < 8; seed++)
      taken.add(
        CARDS[
          acts(
            three([2, 0, 0, 0], 9)
              .warriors('marquise', 1, 9)
              .hand('marquise', 'anvil', 'bakeSale')
              .seed(seed),
          ).state.discard[0]
        ].name,
      )
    expect(taken.size).toBe(2)
    const robots = lying(position('eyrie').robot('mechanicalMarquise').robot('vagabot'), 2, 9, [2, 0, 0, 0])
    expect(lies(acts(robots.warriors(1, 3, 9).score(1, 9)), 2)).toEqual([2, 0, 0, 0])
  })

  test('a Tinker crafts the topmost discarded card whose item is left, for a point [robot.7.7.2]', () => {
    const p = as(three([2, 0, 0, 0], 9), 'tinker', 2)
      .discard('bakeSale', 'anvil', 'rootTeaFox', 'cobbler')
      .items('marquise', 'tea', 'tea')
    const match = acts(p)
    expect(boardIn(match.state, 2).satchel.at(-1)).toEqual({ item: 'hammer', exhausted: false })
    expect(match.state.players[2].score).toBe(1)
    expect(match.state.supply.hammer).toBe(0)
    expect(match.state.discard.at(-1)).toBe(cardNumber('anvil'))
    expect(lies(acts(as(three([2, 0, 0, 0], 9), 'tinker', 2).discard('cobbler')), 2)).toEqual([2, 0, 0, 0])
  })

  test('a Ranger slips into an adjacent forest with three damaged items, not with two [robot.7.7.3]', () => {
    const hides = acts(as(three([2, 0, 0, 3], 9), 'ranger', 2))
    expect(isForest(hides.state.players[2].pawn)).toBe(true)
    expect(lies(hides, 2)).toEqual([1, 1, 0, 3])
    expect(acts(as(three([2, 0, 0, 2], 9), 'ranger', 2)).state.players[2].pawn).toBe(9)
  })

  test('a Scoundrel clears a crowded clearing, covers a slot for good, and scores [robot.7.7.5.a] [robot.7.7.5.b] [robot.7.7.5.c]', () => {
    const p = as(three([2, 0, 0, 0], 9), 'scoundrel', 2)
      .warriors('marquise', 1, 9)
      .building('marquise', 'workshop', 9)
      .warriors('eyrie', 1, 9)
    const match = acts(p)
    const { players, covered } = match.state
    expect([players[0].warriors[9], players[0].built[9], players[1].warriors[9]]).toEqual([0, 0, 0])
    expect(players[2].score).toBe(2)
    expect(covered).toEqual([{ clearing: 9, item: 'torch' }])
    expect(freeSlots(match.state, 9)).toBe(1)
    expect(lies(match, 2)).toEqual([1, 0, 0, 0])
    match.state.players[0].buildings.workshop[9] = 1
    match.state.players[0].built[9] = 1
    expect(canBuildIn(match.state, 0, 9)).toBe(false)
  })

  test('not among two pieces, nor where there is neither building nor token [robot.7.7.5.a]', () => {
    const warriors = acts(as(three([2, 0, 0, 0], 9), 'scoundrel', 2).warriors('marquise', 3, 9))
    expect(warriors.state.players[0].warriors[9]).toBe(3)
    expect(lies(warriors, 2)).toEqual([2, 0, 0, 0])
    const few = acts(
      as(three([2, 0, 0, 0], 9), 'scoundrel', 2)
        .warriors('marquise', 1, 9)
        .token('marquise', 'wood', 9),
    )
    expect(few.state.players[0].warriors[9]).toBe(1)
  })

  test('it gives up what is of the least use, and nothing where no slot is free [robot.ruling.27]', () => {
    const given = (items: Lying): Lying => {
      const p = as(three(items, 9), 'scoundrel', 2).warriors('marquise', 3, 9).token('marquise', 'wood', 9)
      return lies(acts(p), 2)
    }
    expect(given([2, 1, 0, 1])).toEqual([1, 2, 0, 0]) // damaged and face down
    expect(given([2, 1, 0, 0])).toEqual([1, 1, 0, 0]) // exhausted
    const p = as(three([2, 0, 0, 0], 1), 'scoundrel', 2)
      .warriors('marquise', 3, 1)
      .token('marquise', 'wood', 1)
    p.state.covered = [{ clearing: 1, item: 'bag' }]
    const full = acts(p)
    expect(full.state.covered).toHaveLength(1)
    expect(full.state.players[0].warriors[1]).toBe(0)
    expect(full.state.players[2].score).toBe(2)
    expect(lies(full, 2)).toEqual([1, 1, 0, 0])
  })

  test('a Vagrant has two others fight, each by the order of set-up, and removes what falls of both [robot.7.7.4.a] [robot.7.7.4.b]', () => {
    const p = lying(position('alliance', 'eyrie', 'marquise').robot('vagabot'), 3, 9, [2, 0, 0, 0])
    const match = robotTurn(
      as(p, 'vagrant', 3)
        .warriors('marquise', 2, 9)
        .warriors('alliance', 2, 9)
        .building('eyrie', 'roost', 9)
        .warriors('eyrie', 1, 9)
        .dice(3, 1),
      3,
      'rabbit',
    )
    answer(special(match, 3))
    expect(told(match, 'battle.starts')).toEqual([{ attacker: 2, defender: 1, clearing: 9 }])
    expect(match.state.players[1].built[9]).toBe(0)
    expect(match.state.players.map(({ score }) => score)).toEqual([0, 0, 0, 1])
    expect(match.state.players[2].warriors[9]).toBe(1)
  })

  test('who attacks needs a warrior or pawn; with fewer than two it is skipped [robot.ruling.28]', () => {
    const p = as(three([2, 0, 0, 0], 9), 'vagrant', 2)
      .token('marquise', 'wood', 9)
      .warriors('eyrie', 2, 9)
    expect(told(acts(p.dice(0, 0)), 'battle.starts')).toEqual([{ attacker: 1, defender: 0, clearing: 9 }])
    const one = acts(as(three([2, 0, 0, 0], 9), 'vagrant', 2).warriors('eyrie', 2, 9))
    expect(told(one, 'battle.starts')).toEqual([])
    expect(lies(one, 2)).toEqual([2, 0, 0, 0])
  })

  test('two people whom it has fight may ambush and use their effects [robot.choice.vagrant]', () => {
    const p = as(three([2, 0, 0, 0], 9), 'vagrant', 2)
      .warriors('marquise', 3, 9)
      .warriors('eyrie', 3, 9)
      .hand('eyrie', 'ambushBird')
      .effects('eyrie', 'armorers')
    const match = robotTurn(p.dice(2, 0), 2, 'rabbit')
    const prompts = answer(special(match, 2))
    expect(prompts).toContain('battle.ambush')
    const robots = lying(position('eyrie').robot('mechanicalMarquise').robot('vagabot'), 2, 9, [2, 0, 0, 0])
    const other = robotTurn(
      as(robots, 'vagrant', 2)
        .warriors(1, 3, 9)
        .warriors('eyrie', 3, 9)
        .hand('eyrie', 'ambushBird')
        .effects('eyrie', 'armorers')
        .dice(2, 0),
      2,
      'rabbit',
    )
    const asked = answer(special(other, 2))
    expect(asked).not.toContain('battle.ambush')
    expect(asked).toContain('battle.effect')
  })

  test('an Arbiter has none [robot.character.arbiter]', () => {
    const match = acts(
      as(three([2, 0, 0, 0], 9), 'arbiter', 2)
        .warriors('marquise', 3, 9)
        .hand('marquise', 'anvil'),
    )
    expect(lies(match, 2)).toEqual([2, 0, 0, 0])
  })
})

describe('an Arbiter', () => {
  const beside = (clearing: number) =>
    as(three([5, 0, 1, 0], clearing), 'arbiter', 2)
      .warriors('marquise', 3, 9)
      .warriors('eyrie', 1, 9)
      .hand('marquise', 'anvil')

  test('may be enlisted by a person who defends where it stands: a point, and its track for the most hits [robot.7.7.6.a] [robot.7.7.6.b]', () => {
    const match = beside(9).dice(3, 3).begin(['turn', 0])
    const rule = battle(match, 0, 1, 9)
    let step = rule.next(0)
    while (!step.done && (step.value as { id: string }).id !== 'vagabot.enlist') step = rule.next(0)
    expect(step.done).toBe(false)
    step = rule.next(0)
    while (!step.done) step = rule.next(0)
    expect(match.state.players[2].score).toBe(1)
    expect(match.state.players[0].warriors[9]).toBe(1) // one warrior, and one item on the track
  })

  test('or not; and not elsewhere [robot.7.7.6.a]', () => {
    const match = beside(9).dice(3, 3).begin(['turn', 0])
    const rule = battle(match, 0, 1, 9)
    for (let step = rule.next(0); !step.done; )
      step = rule.next((step.value as { id: string }).id === 'vagabot.enlist' ? 1 : 0)
    expect(match.state.players[2].score).toBe(0)
    expect(match.state.players[0].warriors[9]).toBe(2)
    const far = beside(8).dice(3, 3).begin(['turn', 0])
    expect(answer(battle(far, 0, 1, 9))).not.toContain('vagabot.enlist')
  })

  test('not in a battle of his own [robot.7.7.6.a]', () => {
    for (const [attacker, defender] of [
      [2, 1],
      [0, 2],
    ]) {
      const match = beside(9).dice(3, 3).begin(['turn', 0])
      expect(answer(battle(match, attacker, defender, 9))).not.toContain('vagabot.enlist')
      expect(told(match, 'vagabot.enlisted')).toEqual([])
    }
  })

  test('is enlisted by a robot that lacks hits, faces more pieces and leads it, as any Arbiter [robot.7.7.6.c] [robot.7.7.6.I] [robot.7.7.6.II] [robot.7.7.6.III] [robot.example.arbiter]', () => {
    const enlisted = (own: number, attackers: number, points: number, arbiter: number): boolean => {
      const p = lying(position('eyrie').robot('mechanicalMarquise').robot('vagabot'), 2, 6, [5, 0, 1, 0])
      const match = as(p, 'arbiter', 2)
        .warriors(1, own, 6)
        .warriors('eyrie', attackers, 6)
        .score(1, points)
        .score(2, arbiter)
        .dice(0, 0)
        .begin(['turn', 0])
      answer(battle(match, 0, 1, 6))
      return match.state.players[2].score !== arbiter
    }
    expect(enlisted(2, 3, 12, 10)).toBe(true)
    expect(enlisted(3, 5, 12, 10)).toBe(false)
    expect(enlisted(2, 2, 12, 10)).toBe(false)
    expect(enlisted(1, 4, 9, 9)).toBe(false)
  })
})

describe('with people', () => {
  test('a Vagabond who aids it discards the card, it scores a point, and no relation grows [robot.human-effect.aid]', () => {
    const p = lying(position('vagabond', 'marquise').robot('vagabot'), 2, 9, [4, 0, 0, 0]).pawn('vagabond', 9)
    p.player('vagabond').vagabond?.items.push({
      item: 'boots',
      exhausted: false,
      damaged: false,
      ruin: false,
    })
    const vagabond = p.player('vagabond').vagabond
    if (vagabond) vagabond.relations = [null, 'indifferent', null]
    const match = p.hand('vagabond', 'sword').turn('vagabond', 'daylight')
    expect(offered(match)).toContain('aid')
    pick(match, 'aid')
    while (asked(match) !== 'vagabond.day') match.pick(0, 0)
    expect(match.state.players[2].score).toBe(1)
    expect(match.state.players[0].hand).toEqual([])
    expect(vagabond?.relations[2]).toBeNull()
  })

  test('one who crafts nothing for it has nothing taken [robot.7.5.3.a]', () => {
    expect(alone('marquise', 9, [4, 0, 0, 0]).state.players[1].items).toEqual([])
  })
})
