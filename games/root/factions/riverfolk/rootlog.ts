import { discards } from '../../rootlog/cards.ts'
import type { FactionLog } from '../../rootlog/faction.ts'
import { cardOf, WARRIOR } from '../../rootlog/vocabulary.ts'
import type { Writers } from '../../rootlog/writers.ts'
import type { Service } from './data.ts'

/** The tracks of the prices. */
const PRICE: { readonly [S in Service]: string } = {
  handCard: '$_h',
  riverboats: '$_r',
  mercenaries: '$_m',
}

/** Payments, funds, services and prices. */
const writers: Writers = {
  'riverfolk.paid': (line, { seat, owner, count }) =>
    line.move(line.owner(owner) + WARRIOR, '', line.board(seat), count),
  'riverfolk.protected': (line, { seat, count }) =>
    line.move(line.owner(seat) + WARRIOR, '', line.board(seat), count),
  'riverfolk.sold': (line, { seat, buyer, card }) =>
    line.move(cardOf(card), line.letter(seat), line.letter(buyer)),
  // The notation tells neither what is committed nor what was hired: both are remarks.
  'riverfolk.committed': (line, { owner, suit }) =>
    line.comment(`commits ${suit === null ? '' : `${suit} `}${line.letter(owner)}`),
  'riverfolk.serves': (line, { service }) => line.comment(`hires ${service}`),
  'riverfolk.spent': (line, { seat, owner, count }) =>
    line.move(line.owner(owner) + WARRIOR, line.board(seat), '', count),
  'riverfolk.exported': (line, { seat, card, count }) => {
    discards(line, line.letter(seat), card)
    if (count > 0) line.move(line.owner(seat) + WARRIOR, '', line.board(seat), count)
  },
  'riverfolk.priced': (line, { service, price }) => line.write(`${PRICE[service]}->${price}`),
  'riverfolk.disrupted': (line, { funds }) => line.write(`$_f->${funds}`),
  'riverfolk.remains': (line, { funds }) => line.write(`$_f->${funds}`),
}

/** A price may be told that is what it was. */
const holds: FactionLog['holds'] = ({ what, to }, { players }) => {
  const prices = players.find(({ riverfolk }) => riverfolk)?.riverfolk?.prices
  return (Object.keys(PRICE) as Service[]).every(
    service => PRICE[service] !== what || prices?.[service] === Number(to),
  )
}

/** The Riverfolk in Rootlog. */
export const rootlog: FactionLog = {
  letters: ['O'],
  pieces: { foxPost: 't_f', rabbitPost: 't_r', mousePost: 't_m' },
  writers: () => writers,
  holds,
}
