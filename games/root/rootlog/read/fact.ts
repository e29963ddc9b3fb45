/** Something that a line of a log tells, however it was written: one thing that changed, so many times. */
export interface Fact {
  /** The action as it was written. */
  readonly raw: string
  /** What changed: a piece, a card, an item, points, a craft, a battle, or something else that is told by its words. */
  readonly kind: 'piece' | 'card' | 'item' | 'points' | 'craft' | 'battle' | 'note'
  /** Whose it is: a letter. */
  readonly owner: string
  /** The piece, the name of a card, the item, what was crafted; empty where that is not told. */
  readonly what: string
  /** The suit of a card; empty where it is not told. */
  readonly suit: string
  /** Whence and where to; empty for the usual place. */
  readonly from: string
  readonly to: string
  readonly count: number
  /** The ambush, the foil and the dice of a battle, as far as they are told. */
  readonly fight?: { readonly ambush: string; readonly foil: string; readonly dice: string }
  /** Some logs leave such facts out; what is idle they may even tell where nothing comes of it. */
  readonly soft?: Soft
}

/**
 * What some logs leave out: draws, items refreshed, quests laid out, prices, funds, cards that are shown, how
 * hirelings are set up, remarks; and what is idle.
 */
export type Soft = 'draw' | 'refresh' | 'quest' | 'price' | 'funds' | 'show' | 'arrival' | 'remark' | 'idle'

/** What a log that tells such a fact once tells always: of remarks those of the same kind. */
export const habitOf = ({ soft, what }: Fact): string =>
  soft === 'remark' ? `remark ${what.split(' ')[0]}` : (soft ?? '')

/** Whether a log may tell it although nothing comes of it: a price may be told that is what it was. */
export const mayBeIdle = ({ soft, kind }: Fact): boolean =>
  soft === 'idle' || soft === 'price' || soft === 'funds' || (soft === 'show' && kind === 'card')

/** Whether what a log tells is what happened; what it does not tell may be anything, in which state an item was if `freely`. */
export function tells(told: Fact, happened: Fact, freely: boolean): boolean {
  if (told.kind !== happened.kind || told.owner !== happened.owner) return false
  if (told.to !== happened.to) return false
  // By which card an item was crafted is not always told.
  const mayBeUntold = told.from === '' && (told.kind === 'craft' || (told.kind === 'item' && freely))
  if (told.from !== happened.from && !mayBeUntold && !isUntoldPlace(told)) return false
  // Who goes together is told together, unless people count otherwise.
  const goes = told.kind === 'piece' && told.from !== '' && told.to !== ''
  if (goes && !freely && told.count !== happened.count) return false
  switch (told.kind) {
    case 'card':
      return fits(told.what, happened.what) && fits(told.suit, happened.suit)
    case 'piece':
      return told.what === happened.what || (told.what !== 'w' && happened.what.startsWith(`${told.what}_`))
    case 'craft':
      return told.what === happened.what && fits(told.suit, happened.suit)
    case 'battle':
      return tellsFight(told, happened)
    case 'item':
      return told.what === '_' || told.what === happened.what
    default:
      // To which space a fund is committed is not always told.
      return (
        told.what === happened.what || (told.soft === 'remark' && happened.what.startsWith(`${told.what} `))
      )
  }
}

/** As `tells`, but that another card was drawn. */
export const tellsAnother = (told: Fact, happened: Fact): boolean =>
  told.kind === 'card' &&
  told.from === '' &&
  happened.kind === 'card' &&
  told.owner === happened.owner &&
  told.from === happened.from &&
  told.to === happened.to

/** How many control markers a hireling got, and which stall a card, is not always told. */
const isUntoldPlace = ({ what, from }: Fact): boolean => what === 'joins' && from === ''

const fits = (told: string, happened: string): boolean => told === '' || told === happened

function tellsFight({ fight: told }: Fact, { fight: happened }: Fact): boolean {
  if (!told || !happened) return false
  // What happens in a battle is written as it goes on: so far nothing may be known of it.
  if (told.dice !== '' && happened.dice !== '' && told.dice !== happened.dice) return false
  return fitsSoFar(told.ambush, happened.ambush, happened) && fitsSoFar(told.foil, happened.foil, happened)
}

const fitsSoFar = (told: string, happened: string, { dice }: { readonly dice: string }): boolean =>
  told === happened || (told === '@' && happened !== '') || (happened === '' && dice === '' && told !== '')
