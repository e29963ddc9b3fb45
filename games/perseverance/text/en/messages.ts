import { capital } from '@tablee/common/words/en.ts'
import type { Cast, Text } from '@tablee/kernel'
import type { Colour, Goods, LeaderId, OfficerId, Resource, Species } from '../../ids.ts'
import { names } from './names.ts'
import { Does, followers, goods, officer } from './words.ts'

/** What both episodes say. */
export const messages = {
  species: (v: { species: Species }) => capital(names.species[v.species]),
  resource: (v: { resource: Resource }) => capital(names.resource[v.resource]),
  officer: (v: { officer: OfficerId }) => capital(officer(v.officer)),
  gained: (v: { seat: number; what: Goods }, cast: Cast) =>
    `${Does(cast, v.seat, 'gains', 'gain')} ${goods(v.what)}.`,
  paid: (v: { seat: number; what: Goods }, cast: Cast) =>
    `${Does(cast, v.seat, 'spends', 'spend')} ${goods(v.what)}.`,
  'followers.gained': (v: { seat: number; n: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'gains', 'gain')} ${followers(v.n)}.`,
  'followers.lost': (v: { seat: number; n: number }, cast: Cast) =>
    `${Does(cast, v.seat, 'loses', 'lose')} ${followers(v.n)}.`,
  'untamed.gained': (v: { seat: number; species: Species }, cast: Cast) =>
    `${Does(cast, v.seat, 'gains', 'gain')} an untamed ${names.species[v.species]}.`,
  'tamed.gained': (v: { seat: number; species: Species }, cast: Cast) =>
    `${Does(cast, v.seat, 'gains', 'gain')} a tamed ${names.species[v.species]}.`,
  tamed: (v: { seat: number; species: Species }, cast: Cast) =>
    `${Does(cast, v.seat, 'tames', 'tame')} a ${names.species[v.species]}.`,
  'gain.mix': (v: { left: number }) => `Which resource do you gain? (${v.left} left)`,
  'setup.leaderTwice': (v: { leader: LeaderId }) => `Only one player can play ${names.leader[v.leader]}.`,
  'setup.colourTwice': (v: { colour: Colour }) =>
    `Only one player can have the ${names.colour[v.colour]} pieces.`,
} satisfies Text

/** The messages that both episodes say. */
export type SharedText = typeof messages
