import type { Cast, Text } from '@tablee/kernel'
import type { Species } from '@tablee/perseverance/ids.ts'
import { ROMAN } from '@tablee/perseverance/text/roman.ts'
import type { Effect } from '../../data/effects.ts'
import type { Ancient, ArtefactId, Crew, OfficerId, RewardId, Zone } from '../../data/types.ts'
import { names } from './names.ts'
import {
  capital,
  count,
  crates,
  Does,
  dinos,
  effects,
  followers,
  list,
  officer,
  ordinal,
  who,
  zone,
} from './words.ts'

type Glory = { readonly [S in keyof typeof names.source]: number }

const reward = (one: RewardId, all: readonly Effect[]): string =>
  one === 'artefact' ? 'the lowest artefact' : one === 'trail' ? 'the trail figure up 1' : effects(all)

/** Combats, assemblies, the end. */
export const war = {
  withdrawn: (v: { owner: number; zone: Zone; kind: Ancient; dinos: readonly Species[] }, cast: Cast) =>
    `Too weak for the ${names.ancient[v.kind]} in ${zone(v.zone)}, ${dinos(v.dinos)} of ${who(cast, v.owner)} ${v.dinos.length > 1 ? 'withdraw' : 'withdraws'}.`,
  combat: (v: { zone: Zone; unfaced: number; damage: readonly { owner: number; n: number }[] }, cast: Cast) =>
    `Combat in ${zone(v.zone)}: ${count(v.unfaced, 'unit')} unfaced; damage ${list(v.damage.map(({ owner, n }) => `${n} by ${who(cast, owner)}`)) || 'none'}.`,
  victory: (v: { zone: Zone }) => `Victory in ${zone(v.zone)}.`,
  breach: (v: { zone: Zone; breaches: number; limit: number }) =>
    `The Ancients break through in ${zone(v.zone)}: breach ${v.breaches} of ${v.limit}.`,
  honour: (v: { zone: Zone; kind: Ancient }) =>
    `What do you take for the ${names.ancient[v.kind]} in ${zone(v.zone)}?`,
  'honour.courage': (v: { n: number }) => `Courage: ${followers(v.n)}`,
  'honour.rescue': (v: { n: number }) => `Rescue: ${count(v.n, 'step')}`,
  reward: (v: { zone: Zone; left: number }) =>
    `Which reward do you take in ${zone(v.zone)}? (${v.left} left)`,
  'reward.one': (v: { reward: RewardId; effects: readonly Effect[] }) => capital(reward(v.reward, v.effects)),
  'reward.taken': (v: { seat: number; zone: Zone; reward: RewardId }, cast: Cast) =>
    `${Does(cast, v.seat, 'takes', 'take')} a reward in ${zone(v.zone)}.`,
  wound: (v: { zone: Zone; kind: Ancient; left: number }) =>
    `Who takes the wound of the ${names.ancient[v.kind]} in ${zone(v.zone)}? (${v.left} left)`,
  'wound.on': (v: { species: Species; hurt: boolean; glances: boolean }) =>
    `${capital(names.species[v.species])}${v.glances ? ', unhurt' : v.hurt ? ', which is defeated' : ''}`,
  'wound.glances': (v: { seat: number; kind: Ancient }, cast: Cast) =>
    `A shieldhead of ${who(cast, v.seat)} takes the blow of the ${names.ancient[v.kind]} unhurt.`,
  assembly: (v: { zone: Zone; tile: number; places: readonly number[] }, cast: Cast) =>
    `Assembly in ${zone(v.zone)} with tile ${ROMAN[v.tile]}: ${list(v.places.map((place, owner) => `${who(cast, owner)} ${place === 0 ? 'absent' : `in ${ordinal(place)} place`}`))}.`,
  negotiate: (v: { zone: Zone; place: number; may: boolean }) =>
    v.may
      ? `You are alone in first place in ${zone(v.zone)}: the prize, or negotiate?`
      : `You are in ${ordinal(v.place)} place in ${zone(v.zone)}: this is your prize.`,
  'claim.prize': (v: { followers: number; crates: number }) =>
    `Prize: ${list([followers(v.followers), ...(v.crates > 0 ? [crates(v.crates)] : [])])}`,
  'claim.negotiate': (v: { artefact: ArtefactId | null; lifts: boolean }) =>
    `Negotiate: ${list([
      ...(v.lifts ? ['the trail figure moves up 1'] : []),
      ...(v.artefact === null ? [] : [`you take the ${names.artefact[v.artefact]} artefact`]),
    ])}`,
  prize: (v: { seat: number; zone: Zone; place: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'takes', 'take')} the ${ordinal(v.place)} prize in ${zone(v.zone)}.`,
  negotiated: (v: { owner: number; zone: Zone }, cast: Cast) =>
    `${Does(cast, v.owner, 'negotiates', 'negotiate')} in ${zone(v.zone)}.`,
  'crew.works': (v: { seat: number; zone: Zone; crew: Crew; n: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'has', 'have')} ${count(v.n, names.crew[v.crew])} below ${zone(v.zone)}.`,
  'officer.scored': (v: { seat: number; officer: OfficerId; place: number; n: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'scores', 'score')} ${followers(v.n)} with ${officer(v.officer)}${v.place === 0 ? ', without a cube' : `, in ${ordinal(v.place)} place`}.`,
  'tile.next': (v: { tile: number }) => `Assembly tile ${ROMAN[v.tile]} comes into play.`,
  final: (v: { seat: number; by: Glory; n: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'has', 'have')} ${v.n} glory: ${list((Object.keys(v.by) as (keyof Glory)[]).map(one => `${v.by[one]} for ${names.source[one]}`))}.`,
  'final.dissenters': (v: { n: number }) => `The Dissenters have ${v.n} glory.`,
  'win.alone': (v: { yours: number; theirs: number }) =>
    `${v.yours} glory against ${v.theirs} of the Dissenters.`,
  'lost.alone': (v: { yours: number; theirs: number }) =>
    `${v.yours} glory against ${v.theirs} of the Dissenters.`,
  'lost.breaches': () => 'The Ancients have broken through too often.',
  'win.glory': (v: { n: number }) => `The most glory: ${v.n}.`,
  'win.influence': (v: { n: number }) => `${v.n} glory each; influence decides.`,
  'no.rewardTaken': () => 'You have taken it.',
  'no.rewardBest': () => 'It is for whoever dealt most damage.',
  'no.artefact': () => 'No artefact is left in this zone.',
  'no.trail': () => 'The trail figure is at the top.',
} satisfies Text
