import { DISSENTERS } from '@tablee/perseverance/data/dissenters.ts'
import { deckFaults } from '@tablee/perseverance/dissenters/unseen.ts'
import { SADDLE, type SaddleSize, SPECIES, type Species } from '@tablee/perseverance/ids.ts'
import type { Owner } from '@tablee/perseverance/owners.ts'
import { PIECES, SUPPLY } from './data/numbers.ts'
import { ACTION_CARDS, RESHUFFLE } from './data/solo/actions.ts'
import { DISSENTER_PIECES, RESERVE_TRACK, SHARED_CRATES } from './data/solo/levels.ts'
import { ARTEFACTS, CREWS, OFFICERS, OPTIONS, PREPARATIONS, REPAIRS, ZONES, type Zone } from './data/types.ts'
import { isDue } from './rules/assembly/assembly.ts'
import { breachLimit, cabinsIn, dissenterOf, fortsOf, herdSize, ownerOf, ownersOf } from './rules/query.ts'
import { damageOf, speciesOf } from './rules/rally.ts'
import type { Perseverance4, Solo, Unit } from './state.ts'

type Check = (holds: boolean, what: string) => void

/** What is wrong with a state, for developers; nothing, if the rules are right (spec 9.2). */
export function invariants(state: Perseverance4): string[] {
  const wrong: string[] = []
  const check: Check = (holds, what) => {
    if (!holds) wrong.push(what)
  }
  for (const species of SPECIES) {
    const n = dinos(state, species)
    check(n === SUPPLY[species], `there are ${n} ${species}s`)
  }
  for (let owner = 0; owner < ownersOf(state); owner++) pieces(state, owner, check)
  for (const [seat] of state.players.entries()) playerFaults(state, seat, check)
  boardFaults(state, check)
  cardFaults(state, check)
  if (state.solo !== null) wrong.push(...soloFaults(state, state.solo))
  return wrong
}

/** The dinos of a species that somebody has on battlefields; of all, if nobody is named. */
function onBattlefields({ zones }: Perseverance4, species: Species, owner?: Owner): number {
  let n = 0
  for (const zone of ZONES)
    for (const unit of zones[zone].units)
      if (unit !== null && (owner === undefined || unit.owner === owner))
        n += unit.dinos.filter(one => one.species === species).length
  return n
}

/** All dinos of a species, wherever they are (9.2.14). */
function dinos(state: Perseverance4, species: Species): number {
  let n = state.supply[species] + onBattlefields(state, species)
  for (const { home, infirmary, untamed } of state.players)
    n += home[species] + infirmary[species] + untamed[species]
  return n
}

/** Everybody’s crates on the main board. */
function cratesOnBoard({ zones }: Perseverance4, mine: (owner: Owner) => boolean): number {
  let n = 0
  for (const zone of ZONES) {
    const { crates, shipped, costs } = zones[zone]
    for (const owner of [...crates, ...shipped, ...OPTIONS.map(option => costs[option])])
      if (owner !== null && mine(owner)) n++
  }
  return n
}

/** Cabins, cubes and fortifications of each colour add up (9.2.5, e4.end.4). */
function pieces(state: Perseverance4, owner: Owner, check: Check): void {
  const dissenter = dissenterOf(state, owner)
  const stock = dissenter === null ? state.players[owner] : state.solo?.dissenters[dissenter]
  if (stock === undefined) return
  let cabins = stock.cabins
  let forts = stock.fortifications
  let cubes = stock.cubes + (dissenter === null ? 0 : 2)
  for (const zone of ZONES) {
    cabins += cabinsIn(state, owner, zone)
    forts += fortsOf(state, owner, zone)
  }
  for (const officer of OFFICERS) cubes += state.influence[officer][owner]
  check(stock.cabins >= 0 && cabins === PIECES.cabins, `owner ${owner} has ${cabins} cabins`)
  check(stock.cubes >= 0 && cubes === PIECES.cubes, `owner ${owner} has ${cubes} cubes`)
  check(forts === PIECES.fortifications, `owner ${owner} has ${forts} fortifications`)
}

function playerFaults(state: Perseverance4, seat: number, check: Check): void {
  const player = state.players[seat]
  const { resources, followers, crates, crateSupply, saddles, home, infirmary } = player
  check(Object.values(resources).every(n => n >= 0) && followers >= 0, `seat ${seat} owes something`)
  check(
    crates >= 0 && crates + crateSupply + cratesOnBoard(state, owner => owner === seat) === PIECES.crates,
    `the crates of seat ${seat} do not add up`, // e4.end.3
  )
  check(herdSize(infirmary) <= state.data.numbers.infirmary, `the infirmary of seat ${seat} is too full`)
  for (const size of ['large', 'small'] as const satisfies readonly SaddleSize[]) {
    let n = saddles[size]
    for (const species of SPECIES)
      if (SADDLE[species] === size)
        n += home[species] + infirmary[species] + onBattlefields(state, species, seat)
    check(saddles[size] >= 0 && n === PIECES[size], `seat ${seat} has ${n} ${size} saddles`)
  }
}

const TURN = ['primary', 'secondary', 'preparation'] as const

function boardFaults(state: Perseverance4, check: Check): void {
  const { zones, data, side, pool, players } = state
  const { neutralDice, ownDice, spareDice } = data.seats[players.length as 1 | 2 | 3 | 4]
  let dice = pool.length
  let artefacts =
    (state.solo?.artefacts.length ?? 0) + players.reduce((n, one) => n + one.artefacts.length, 0)
  for (const zone of ZONES) {
    const { units, crates, shipped, section, trail } = zones[zone]
    dice += zones[zone].dice.filter(die => die !== null).length
    artefacts += zones[zone].artefacts.length
    check(crates.length <= data.boards[side].crates.length, `too many crates on a battlefield`)
    check(shipped.length <= data.voyageSpaces.length, `too many crates on a voyage`)
    check(trail >= 1 && trail <= data.warpath.waves.length, `a trail figure is off its warpath`)
    for (const crew of CREWS)
      check(section[crew].length <= data.boards[side].cabins.length, `a column is too high`) // e4.end.5
    for (const unit of units) {
      if (unit !== null && unit.owner !== null) groupFaults(state, zone, unit, unit.owner, check)
    }
    if (state.phase === 'start') check(!zones[zone].flagged && !isDue(state, zone), `${zone} is not ready`)
  }
  const all = neutralDice + spareDice + ownDice * ownersOf(state)
  check(dice === all, `there are ${dice} dice of ${all}`) // e4.assembly.6
  check(artefacts === 2 * ARTEFACTS.length, `there are ${artefacts} artefacts`)
  if (state.phase !== 'over')
    check(state.breaches < breachLimit(state), `the game goes on after ${state.breaches} breaches`)
}

/** 9.2.13: a Dissenter sends one shieldhead; groups of players reach their unit’s strength, but for those of a combat. */
function groupFaults(state: Perseverance4, zone: Zone, unit: Unit, owner: Owner, check: Check): void {
  if (unit.dinos.length === 0 || state.phase === 'end' || state.phase === 'dissenters') return
  if (dissenterOf(state, owner) !== null) {
    check(unit.dinos.length === 1, `a Dissenter faces a ${unit.kind} with ${unit.dinos.length} dinos`)
    const [{ species }] = unit.dinos
    check(species === 'shieldhead', `a Dissenter faces a ${unit.kind} with a ${species}`)
  } else if (state.data.switches.ep4RallyOnlyFitGroups)
    check(
      damageOf(state, owner, zone, speciesOf(unit)) >= state.data.ancients[unit.kind].strength,
      `a group is too weak for its ${unit.kind}`,
    )
}

function cardFaults({ preparations, players, aside }: Perseverance4, check: Check): void {
  const prepared = [
    ...preparations.deck,
    ...preparations.open,
    ...players.flatMap(({ preparation }) => (preparation === null ? [] : [preparation.card])),
  ]
  check(
    prepared.length === PREPARATIONS.length && new Set(prepared).size === prepared.length,
    `there are ${prepared.length} preparations`,
  )
  const repairs = [...aside, ...players.flatMap(player => player.repairs)]
  check(
    repairs.length === REPAIRS.length && new Set(repairs).size === repairs.length,
    `there are ${repairs.length} repair cards`,
  )
}

/** What is wrong with the game alone. */
function soloFaults(state: Perseverance4, solo: Solo): string[] {
  const wrong = deckFaults(solo.cards, ACTION_CARDS, RESHUFFLE)
  const check: Check = (holds, what) => {
    if (!holds) wrong.push(what)
  }
  const crates = solo.crates + 1 + cratesOnBoard(state, owner => dissenterOf(state, owner) !== null)
  check(solo.crates >= 0 && crates === SHARED_CRATES, `the Dissenters have ${crates} crates`)
  if ((TURN as readonly string[]).includes(state.phase)) {
    check(!solo.cards.row.includes(null), 'the row is not filled')
    check(solo.cards.deck.length > 0, 'the action deck is empty')
  }
  for (const dissenter of DISSENTERS) {
    const { reserve, rally, large } = solo.dissenters[dissenter]
    const owner = ownerOf(dissenter)
    check(
      reserve.space >= 0 && reserve.space <= RESERVE_TRACK.last,
      `${dissenter}’s reserve is off the track`,
    )
    check(
      rally >= state.data.rallyTrack.units.raider && rally <= state.data.rallyTrack.last,
      `${dissenter}’s rally marker is off the track`, // s4.rally.22
    )
    const n = large + onBattlefields(state, 'shieldhead', owner)
    check(large >= 0 && n === DISSENTER_PIECES.large, `${dissenter} has ${n} saddles`)
  }
  return wrong
}
