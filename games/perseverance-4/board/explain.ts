import type { Language, Ref } from '@tablee/kernel'
import type { Dissenter } from '@tablee/perseverance/data/dissenters.ts'
import type { GameData } from '../data/shape.ts'
import type { ActionCardId } from '../data/solo/actions.ts'
import type { ArtefactId, Crew, OfficerId, OptionId, PreparationId, RepairId, Zone } from '../data/types.ts'
import { unfaced } from '../rules/combat/damage.ts'
import { damageOf, speciesOf } from '../rules/rally.ts'
import type { Perseverance4View } from '../view.ts'
import { asState, dataOf, dissenterOf, ownerName } from './contents.ts'
import { type GameWords, wordsIn } from './words.ts'

/** What a piece, card or place is, in a line or two. */
export function explain(ref: Ref, view: Perseverance4View, language: Language): string | null {
  const [kind, id, which] = ref.split(':')
  if (kind === 'tip') return ref.slice(4)
  return EXPLAIN[kind]?.({ id, which, view, data: dataOf(view), words: wordsIn(language) }) ?? null
}

interface Asked {
  readonly id: string
  readonly which: string
  readonly view: Perseverance4View
  readonly data: GameData
  readonly words: GameWords
}

const EXPLAIN: { readonly [kind: string]: ((asked: Asked) => string | null) | undefined } = {
  die: ({ id, which, data, words: { board, names } }) => {
    const { dice, dangers } = data.zones[id as Zone]
    const danger = dangers[Number(which)]
    const line = board.dieSpace(names.specialist[dice[Number(which)]], names.danger[danger])
    if (danger !== 'normalScout' && danger !== 'dangerousScout') return line
    const { faces } = data.scouts[danger]
    const combats = faces.filter(face => face.includes('combat')).length
    return `${line} (${board.odds(combats, faces.length)}). ${board.faces(faces.map(face => names.scoutFace[face]).join(', '))}`
  },
  option: ({ id, which, view, data, words }) => {
    const { board, things } = words
    const owner = view.zones[id as Zone].costs[which as OptionId]
    const cost =
      owner === null
        ? board.cost(things.cost(data.costs[which as OptionId]))
        : board.covered(ownerName(view, owner, words))
    return `${things.capital(things.effects(data.zones[id as Zone].options[which as OptionId]))}. ${cost}`
  },
  crate: ({ id, which, view, data, words: { board, things } }) => {
    if (which === 'battlefield') {
      const space = data.boards[view.side].crates[view.zones[id as Zone].crates.length]
      return space ? board.crateHere(things.effects(space)) : board.fullCrates
    }
    if (which === 'voyage') {
      const n = data.voyageSpaces[view.zones[id as Zone].shipped.length]
      return n === undefined ? board.fullCrates : board.crateHere(things.effects([{ verb: 'followers', n }]))
    }
    return board.crateHere(things.cost(data.costs[which as OptionId]))
  },
  slot: ({ id, which, view, data, words }) => slotTip(id as Zone, Number(which), view, data, words),
  cabin: ({ id, which, view, data, words }) => {
    const { board, names, things } = words
    const zone = data.zones[id as Zone]
    const built = view.zones[id as Zone].section[which as Crew]
    const rows = data.boards[view.side].cabins
    const next = rows[built.length]
    return [
      things.capital(board.cabin(names.crew[which as Crew], names.section[zone.section])),
      built.map(owner => ownerName(view, owner, words)).join(', '),
      next ? board.cabinNext(built.length + 1, next.length > 0 ? things.effects(next) : '') : board.cabinFull,
      board.crewDoes(things.effects(data.crews[which as Crew])),
    ]
      .filter(Boolean)
      .join('. ')
  },
  officer: ({ id, view, data, words: { board, names, things } }) => {
    const { favour, score } = data.officers[id as OfficerId]
    const memoir = data.memoirs[`${id as OfficerId}${view.memoirs[id as OfficerId]}`]
    return `${names.officer[id as OfficerId]}. ${board.favour}${board.colon}${things.branches(favour)}. ${things.capital(board.officerScores(things.tallies(score)))}. ${board.memoirs}${board.colon}${things.tallies(memoir.score)}`
  },
  zone: ({ id, view, data, words: { board, names, things } }) => {
    const zone = id as Zone
    const alone = unfaced(asState(view), zone)
    return [
      names.zone[zone],
      things.capital(names.section[data.zones[zone].section]),
      things.capital(board.trailAt(view.zones[zone].trail)),
      alone > 0 ? board.unopposed(alone) : board.opposed,
      view.phase === 'start' ? things.capital(things.effects(data.zones[zone].bonus)) : '',
    ]
      .filter(Boolean)
      .join('. ')
  },
  voyage: ({ id, view, data, words: { board, names, things } }) => {
    const { voyage } = view.zones[id as Zone]
    return `${names.voyage[voyage]}${board.colon}${board.voyageScores(things.tallies(data.voyages[voyage].score), data.numbers.voyage)}`
  },
  artefact: ({ id, data, words: { board, names } }) =>
    board.artefact(
      names.artefact[id as ArtefactId],
      board.artefactDoes[id as ArtefactId](data.artefacts[id as ArtefactId].n),
    ),
  repair: ({ id, data, words: { board, things } }) =>
    `${board.repair}${board.colon}${things.goals(data.repairs[id as RepairId].lines)}`,
  preparation: ({ id, data, words: { names, board, things } }) => {
    const { stage1, stage2 } = data.preparations[id as PreparationId]
    return `${names.preparation[id as PreparationId]}${board.colon}${things.branches(stage1)}${board.semicolon}${board.later} ${things.branches(stage2)}`
  },
  action: ({ id, data, words: { board, names, things } }) => {
    const { zone, officer, primary, secondary } = data.actions[id as ActionCardId]
    const where = zone === 'program' || zone === 'none' ? board.program : names.zone[zone]
    const who = officer === 'program' || officer === 'none' ? board.ofProgram : names.officer[officer]
    return `${board.card(id)}${board.colon}${where}, ${who}. 1${board.colon}${things.deeds(primary)}. 2${board.colon}${things.deeds(secondary)}`
  },
  program: ({ id, view, data, words: { board, names, things } }) => {
    if (!view.solo) return null
    const { program } = view.solo.dissenters[id as Dissenter]
    const { primary, secondary, reserve } = data.programSides[`${program}-${id as Dissenter}`]
    return `${names.program[program]}. 1${board.colon}${things.deeds(primary)}. 2${board.colon}${things.deeds(secondary)}. ★${board.colon}${things.deeds(reserve)}`
  },
  deck: ({ view, words: { board } }) =>
    `${board.theirCards}${board.colon}${board.theirDeck(view.solo?.cards.deck ?? 0)}`,
  resource: ({ id, words: { names } }) => names.resource[id as keyof typeof names.resource] ?? null,
  home: ({ id, words }) => herdTip('home', id, words),
  untamed: ({ id, words }) => herdTip('untamed', id, words),
  infirmary: ({ id, words }) => herdTip('infirmary', id, words),
  dino: ({ id, words: { names } }) => names.species[id as keyof typeof names.species] ?? null,
  pool: ({ id, which, view, words }) =>
    words.board.dieOf(
      ownerName(view, Number(id), words),
      words.names.specialist[which as keyof typeof words.names.specialist],
    ),
}

const herdTip = (place: 'home' | 'untamed' | 'infirmary', id: string, { board, names }: GameWords): string =>
  `${board[place]}${board.colon}${names.species[id as keyof typeof names.species]}`

/** A unit slot: who stands there, who faces them with what damage, what the first dino gains. */
function slotTip(
  zone: Zone,
  slot: number,
  view: Perseverance4View,
  data: GameData,
  words: GameWords,
): string {
  const { board, names, things } = words
  const top = things.capital(board.topSpace(things.effects(data.boards[view.side].tops[slot])))
  const unit = view.zones[zone].units[slot]
  if (!unit) return `${board.slot(slot + 1)}${board.colon}${board.emptySlot}. ${top}`
  const { strength } = data.ancients[unit.kind]
  const who = things.capital(board.unit(names.ancient[unit.kind], strength))
  if (unit.owner === null) return `${who}, ${board.unfacedUnit}. ${top}`
  const damage =
    dissenterOf(view, unit.owner) === null
      ? damageOf(asState(view), unit.owner, zone, speciesOf(unit))
      : strength
  return `${who}, ${board.faced(ownerName(view, unit.owner, words), things.dinos(speciesOf(unit)), damage, strength)}`
}
