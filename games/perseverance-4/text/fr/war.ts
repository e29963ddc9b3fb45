import type { SameMessages } from '@tablee/kernel'
import { ROMAN } from '@tablee/perseverance/text/roman.ts'
import type { war as en } from '../en/war.ts'
import { names } from './names.ts'
import {
  capital,
  count,
  crates,
  Does,
  de,
  dinos,
  effects,
  followers,
  glory,
  list,
  officer,
  ordinal,
  who,
  zone,
} from './words.ts'

const SOURCES = ['repair', 'voyages', 'followers', 'dinos', 'rescue', 'memoirs'] as const

/** Combats, assemblies, the end. */
export const war: SameMessages<typeof en> = {
  withdrawn: (v, cast) =>
    `Face au ${names.ancient[v.kind]} de ${zone(v.zone)}, ${dinos(v.dinos)} ${de(cast, v.owner)}, trop faible${v.dinos.length > 1 ? 's' : ''}, se ${v.dinos.length > 1 ? 'replient' : 'replie'}.`,
  combat: (v, cast) =>
    `Combat dans ${zone(v.zone)} : ${count(v.unfaced, 'unité')} sans opposition ; dégâts : ${list(v.damage.map(({ owner, n }) => `${n} par ${who(cast, owner)}`)) || 'aucun'}.`,
  victory: v => `Victoire dans ${zone(v.zone)}.`,
  breach: v => `Les Anciens percent dans ${zone(v.zone)} : brèche ${v.breaches} sur ${v.limit}.`,
  honour: v => `Que prenez-vous pour le ${names.ancient[v.kind]} de ${zone(v.zone)} ?`,
  'honour.courage': v => `Courage : ${followers(v.n)}`,
  'honour.rescue': v => `Sauvetage : ${count(v.n, 'étape')}`,
  reward: v => `Quelle récompense prenez-vous dans ${zone(v.zone)} ? (encore ${v.left})`,
  'reward.one': v =>
    v.reward === 'artefact'
      ? 'L’artefact le plus bas'
      : v.reward === 'trail'
        ? 'La figurine de sentier monte de 1'
        : capital(effects(v.effects)),
  'reward.taken': (v, cast) =>
    `${Does(cast, v.seat, 'prend', 'prenez')} une récompense dans ${zone(v.zone)}.`,
  wound: v => `Qui prend la blessure du ${names.ancient[v.kind]} dans ${zone(v.zone)} ? (encore ${v.left})`,
  'wound.on': v =>
    `${capital(names.species[v.species])}${v.glances ? ', indemne' : v.hurt ? ', qui est vaincu' : ''}`,
  'wound.glances': (v, cast) =>
    `Un shieldhead ${de(cast, v.seat)} encaisse sans mal le coup du ${names.ancient[v.kind]}.`,
  assembly: (v, cast) =>
    `Assemblée dans ${zone(v.zone)} avec la tuile ${ROMAN[v.tile]} : ${list(v.places.map((place, owner) => `${who(cast, owner)} ${place === 0 ? 'sans présence' : `en ${ordinal(place)} place`}`))}.`,
  negotiate: v =>
    v.may
      ? `Vous êtes en tête dans ${zone(v.zone)}, sans égal : le prix, ou négocier ?`
      : `Vous êtes en ${ordinal(v.place)} place dans ${zone(v.zone)} : voici votre prix.`,
  'claim.prize': v => `Prix : ${list([followers(v.followers), ...(v.crates > 0 ? [crates(v.crates)] : [])])}`,
  'claim.negotiate': v =>
    `Négocier : ${list([
      ...(v.lifts ? ['la figurine de sentier monte de 1'] : []),
      ...(v.artefact === null ? [] : [`vous prenez l’artefact ${names.artefact[v.artefact]}`]),
    ])}`,
  prize: (v, cast) =>
    `${Does(cast, v.seat, 'prend', 'prenez')} le ${v.place === 1 ? '1er' : `${v.place}e`} prix dans ${zone(v.zone)}.`,
  negotiated: (v, cast) => `${Does(cast, v.owner, 'négocie', 'négociez')} dans ${zone(v.zone)}.`,
  'crew.works': (v, cast) =>
    `${Does(cast, v.seat, 'a', 'avez')} ${count(v.n, names.crew[v.crew])} sous ${zone(v.zone)}.`,
  'officer.scored': (v, cast) =>
    `${Does(cast, v.seat, 'marque', 'marquez')} ${followers(v.n)} avec ${officer(v.officer)}${v.place === 0 ? ', sans cube' : `, en ${ordinal(v.place)} place`}.`,
  'tile.next': v => `La tuile assemblée ${ROMAN[v.tile]} entre en jeu.`,
  final: (v, cast) =>
    `${Does(cast, v.seat, 'a', 'avez')} ${glory(v.n)} : ${list(SOURCES.map(one => `${v.by[one]} (${names.source[one]})`))}.`,
  'final.dissenters': v => `Les dissidents ont ${glory(v.n)}.`,
  'win.alone': v => `${glory(v.yours)} contre ${v.theirs} pour les dissidents.`,
  'lost.alone': v => `${glory(v.yours)} contre ${v.theirs} pour les dissidents.`,
  'lost.breaches': () => 'Les Anciens ont percé trop souvent.',
  'win.glory': v => `Le plus de gloire : ${glory(v.n)}.`,
  'win.influence': v => `${glory(v.n)} chacun ; l’influence tranche.`,
  'no.rewardTaken': () => 'Vous l’avez déjà prise.',
  'no.rewardBest': () => 'Elle revient à qui a infligé le plus de dégâts.',
  'no.artefact': () => 'Il ne reste plus d’artefact dans cette zone.',
  'no.trail': () => 'La figurine de sentier est tout en haut.',
}
