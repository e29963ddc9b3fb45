import { capital } from '@tablee/common/words/fr.ts'
import type { SameMessages } from '@tablee/kernel'
import type { SharedText } from '../en/messages.ts'
import { names } from './names.ts'
import { Does, followers, goods, officer } from './words.ts'

/** What both episodes say. */
export const messages: SameMessages<SharedText> = {
  species: v => capital(names.species[v.species]),
  resource: v => capital(names.resource[v.resource]),
  officer: v => capital(officer(v.officer)),
  gained: (v, cast) => `${Does(cast, v.seat, 'gagne', 'gagnez')} ${goods(v.what)}.`,
  paid: (v, cast) => `${Does(cast, v.seat, 'dépense', 'dépensez')} ${goods(v.what)}.`,
  'followers.gained': (v, cast) => `${Does(cast, v.seat, 'gagne', 'gagnez')} ${followers(v.n)}.`,
  'followers.lost': (v, cast) => `${Does(cast, v.seat, 'perd', 'perdez')} ${followers(v.n)}.`,
  'untamed.gained': (v, cast) =>
    `${Does(cast, v.seat, 'gagne', 'gagnez')} un ${names.species[v.species]} non dressé.`,
  'tamed.gained': (v, cast) =>
    `${Does(cast, v.seat, 'gagne', 'gagnez')} un ${names.species[v.species]} dressé.`,
  tamed: (v, cast) => `${Does(cast, v.seat, 'dresse', 'dressez')} un ${names.species[v.species]}.`,
  'gain.mix': v => `Quelle ressource gagnez-vous ? (encore ${v.left})`,
  'setup.leaderTwice': v => `Un seul joueur peut jouer ${names.leader[v.leader]}.`,
  'setup.colourTwice': v => `Un seul joueur peut avoir les pièces de couleur ${names.colour[v.colour]}.`,
}
