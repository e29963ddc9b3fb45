import { choose, maybe, type Rule, type Seat } from '@tablee/kernel'
import { discardToLimit } from '../../../rules/cards.ts'
import type { RootTable } from '../../../state.ts'
import { say } from '../../../text/say.ts'
import { PRICES, SERVICES, type Service } from '../data.ts'
import { total } from './purse.ts'
import { companyAt } from './state.ts'

/** 11.6.1 */
export function* discardCards(t: RootTable, seat: Seat): Rule<boolean> {
  yield* discardToLimit(t, seat, '11.6.1.a')
  return false
}

interface Price {
  readonly service: Service
  readonly price: number
}

const ALL_PRICES: readonly Price[] = SERVICES.flatMap(service =>
  PRICES.spaces.map(price => ({ service, price })),
)

const priceNaming = {
  key: ({ service, price }: Price) => `${service}:${price}`,
  say: ({ service, price }: Price) => say('riverfolk.price', { service, price }),
  at: ({ service, price }: Price) => `price:${service}.${price}`,
}

/** Each marker may be moved to another price; to be done with it ends the turn. 11.6.2 */
export function* setPrices(t: RootTable, seat: Seat): Rule<boolean> {
  const { prices } = companyAt(t.state, seat)
  const { notes } = t.state.turn
  const moves = ALL_PRICES.filter(({ service, price }) => !notes[service] && prices[service] !== price)
  const chosen = yield* maybe(t, seat, 'riverfolk.prices', moves, {
    like: priceNaming,
    pass: say('riverfolk.prices.end'),
    rule: '11.6.2',
  })
  if (chosen === null) {
    t.say('riverfolk.remains', { seat, funds: total(companyAt(t.state, seat).funds) })
    return false
  }
  notes[chosen.service] = 1
  setPrice(t, seat, chosen)
  return true
}

function setPrice(t: RootTable, seat: Seat, { service, price }: Price): void {
  companyAt(t.state, seat).prices[service] = price
  t.say('riverfolk.priced', { seat, service, price })
}

/** The markers start on spaces of its choice. 11.3.5 */
export function* firstPrices(t: RootTable, seat: Seat): Rule {
  for (const service of SERVICES)
    setPrice(
      t,
      seat,
      yield* choose(
        t,
        seat,
        'riverfolk.setup.price',
        ALL_PRICES.filter(one => one.service === service),
        { like: priceNaming, values: () => ({ service }), rule: '11.3.5' },
      ),
    )
}
