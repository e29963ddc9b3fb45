import type { Cast, SameMessages } from '@tablee/kernel'
import type { Specialist } from '@tablee/perseverance/ids.ts'
import type { Branches } from '../../data/effects.ts'
import type { core as en } from '../en/core.ts'
import { goals } from './counters.ts'
import { names } from './names.ts'
import {
  capital,
  cost,
  count,
  crates,
  Does,
  de,
  Effects,
  effects,
  isSpare,
  list,
  officer,
  place,
  price,
  zone,
} from './words.ts'

const stage = (branches: Branches): string => list(branches.map(effects), 'ou')

const die = (cast: Cast, owner: number, face: Specialist): string => {
  const whose = owner < 0 ? 'Dé neutre' : isSpare(cast, owner) ? 'Dé libre' : `Dé ${de(cast, owner)}`
  return `${whose}, ${names.specialist[face]}`
}

/** What things are called where they can be chosen, and what is gained and lost. */
export const core: SameMessages<typeof en> = {
  zone: v => place(v.zone),
  slot: v => `${place(v.zone)}, emplacement ${v.slot + 1}`,
  effects: v => Effects(v.effects),
  preparation: v => `${names.preparation[v.card]} : ${stage(v.stage1)} ; puis ${stage(v.stage2)}`,
  repair: v => `Réparation : ${goals(v.lines)}`,
  'die.one': (v, cast) => die(cast, v.owner, v.face),
  'die.priced': (v, cast) => `${die(cast, v.owner, v.face)} : ${price(v.glowberries, v.followers)}`,
  'crates.gained': (v, cast) => `${Does(cast, v.seat, 'gagne', 'gagnez')} ${crates(v.n)}.`,
  tame: v => `Quel dino dressez-vous${v.free ? ' sans payer' : ''} ? (encore ${v.left})`,
  'tame.noMore': () => 'Ne plus dresser',
  heal: v => `Quel dino soignez-vous ? (encore ${v.left})`,
  'heal.noMore': () => 'Ne plus soigner',
  'dino.healed': (v, cast) => `${Does(cast, v.seat, 'soigne', 'soignez')} un ${names.species[v.species]}.`,
  'dino.wounded': (v, cast) => `Un ${names.species[v.species]} ${de(cast, v.seat)} va à l’infirmerie.`,
  'dino.defeated': (v, cast) => `Un ${names.species[v.species]} ${de(cast, v.seat)} retourne à la réserve.`,
  'infirmary.full': v =>
    `L’infirmerie déborde avec ce ${names.species[v.species]} : quel dino retourne à la réserve ?`,
  'saddle.free': v => `Plus de selle pour le ${names.species[v.species]} : quel dino abandonnez-vous ?`,
  'saddle.from': v =>
    `${capital(names.species[v.species])} ${v.place === 'home' ? 'à la Maison' : 'à l’infirmerie'}`,
  influence: v => `Sur quel officier placez-vous un cube ? (encore ${v.left})`,
  'influence.placed': (v, cast) =>
    `${Does(cast, v.seat, 'place', 'placez')} ${count(v.n, 'cube')} sur ${officer(v.officer)}.`,
  rescued: (v, cast) =>
    `${Does(cast, v.seat, 'avance', 'avancez')} de ${count(v.n, 'étape')} de sauvetage, jusqu’à ${v.at}.`,
  'artefact.gained': (v, cast) =>
    `${Does(cast, v.seat, 'prend', 'prenez')} l’artefact ${names.artefact[v.artefact]}.`,
  cabin: () => 'Où construisez-vous une cabine ?',
  'cabin.none': () => 'N’en construire aucune',
  'cabin.space': v =>
    `${capital(names.crew[v.crew])}, ${place(v.zone)}, rangée ${v.row + 1}${v.effects.length > 0 ? ` : ${effects(v.effects)}` : ''}`,
  'cabin.built': (v, cast) =>
    `${Does(cast, v.seat, 'construit', 'construisez')} une cabine de ${names.crew[v.crew]} sous ${zone(v.zone)}.`,
  'option.one': v => `${v.cost === null ? 'Gratuit' : capital(cost(v.cost))} : ${effects(v.effects)}`,
}
