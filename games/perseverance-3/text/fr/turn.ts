import type { SameMessages } from '@tablee/kernel'
import type { turn as en } from '../en/turn.ts'
import { PROPER } from '../proper.ts'
import { names } from './names.ts'
import { count, Does, de, location, ofOfficer, ROW, unit, verb, zone } from './words.ts'

/** A turn: the primary action in the city, the secondary action, favours. */
export const turn: SameMessages<typeof en> = {
  'turn.begins': (v, cast) => `${Does(cast, v.seat, 'commence', 'commencez')} le tour ${v.turn} sur 8.`,
  primary: () => 'Où agissez-vous : sur une case dé de la ville ou à un emplacement de la nature sauvage ?',
  'primary.work': v => `Travailler dans ${zone(v.zone)}, case dé ${v.space + 1}`,
  'primary.explore': v => `Explorer ${location(v.location)}`,
  'work.die': v =>
    `Quel dé placez-vous dans ${zone(v.zone)} ?${v.calls ? ' Il y déclenche une assemblée en fin de tour.' : ''}`,
  'work.placed': (v, cast) => {
    const whose =
      v.owner < 0
        ? 'un dé neutre'
        : v.owner === v.seat
          ? `un de ${verb(cast, v.seat, 'ses', 'vos')} dés`
          : `un dé ${de(cast, v.owner)}`
    return `${Does(cast, v.seat, 'place', 'placez')} ${whose} (${names.specialist[v.face]}) dans ${zone(v.zone)}.`
  },
  'work.companion': () => 'Qui prend la case thunderhorn, pour une troisième option ?',
  'work.alone': () => 'Personne',
  'work.joined': (v, cast) =>
    `${Does(cast, v.seat, 'place', 'placez')} ${unit(v.unit)} sur la case thunderhorn, dans ${zone(v.zone)}.`,
  'work.which': v => `Quelle option résolvez-vous dans ${zone(v.zone)} ? (encore ${v.left})`,
  'work.anywhere': () => 'Quelle option de la ville résolvez-vous ?',
  'work.option': (v, cast) =>
    `${Does(cast, v.seat, 'résout', 'résolvez')} ${v.variant === null ? `${names.effect[v.zone]} ${v.option}` : PROPER[v.variant]}.`,
  secondary: () => 'Utilisez-vous une rangée de votre ranch ou la faveur d’un officier ?',
  'secondary.row': v =>
    `Utiliser la ${ROW[v.row]} : ${count(v.crates + 1, 'effet')}${v.crates === 0 ? ', gratuitement' : ` pour ${count(v.crates, 'caisse')}`}`,
  'secondary.favour': v => `Utiliser la faveur ${ofOfficer(v.officer)}`,
  'row.cell': v => `Quel effet de la rangée résolvez-vous ? (encore ${v.left})`,
  'row.more': () => 'Dépensez-vous une caisse d’une autre rangée pour l’un de ses effets ?',
  'favour.used': (v, cast) =>
    `${Does(cast, v.seat, 'utilise', 'utilisez')} la faveur ${ofOfficer(v.officer)}.`,
  'captain.where': v =>
    v.moves
      ? 'Où se déplace votre chef monté, pour 1 baie lumineuse ?'
      : 'Dans quelle zone votre chef travaille-t-il ?',
  'leader.works': (v, cast) =>
    `${Does(cast, v.seat, 'envoie', 'envoyez')} ${verb(cast, v.seat, 'son', 'votre')} chef travailler dans ${zone(v.zone)}.`,
  'steward.recall': () => 'Lequel de vos dinos reprenez-vous dans la zone Maison ?',
}
