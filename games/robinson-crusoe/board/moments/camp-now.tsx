import type { FC } from 'react'
import { Sign, type SignName } from '../ui/art.tsx'
import { usePart } from '../ui/part.tsx'
import { signed, WORDS } from '../words.ts'
import { type Change, isChange, type Outcome, type What } from './changes.ts'
import { MOMENT } from './words.ts'

/** The camp as it stands after the step, with what has just changed in colour. */
export const CampNow: FC<{ readonly outcome: Outcome }> = ({ outcome: { rows, ledger } }) => {
  const { view, language } = usePart().props
  const words = WORDS[language]
  const { step, shelter, noShelter, campNow } = MOMENT[language]
  const changed = (what: What): string => {
    const last = rows.findLast((row): row is Change => isChange(row) && row.what === what)
    return last ? (last.to < last.from ? 'is-bad' : 'is-good') : ''
  }
  const one = (what: What, sign: SignName, name: string, n: string, brief = false) => (
    <li className={changed(what)} data-ref={`tip:${name} ${n}`}>
      <Sign name={sign} />
      {changed(what) !== '' && !brief && name}
      <b>{n}</b>
    </li>
  )
  return (
    <footer className="rc-mo-camp">
      <ul aria-label={campNow}>
        <li>
          <Sign name={view.sheltered ? 'hut' : 'tent'} />
          {view.sheltered ? shelter : noShelter}
        </li>
        {one('roof', 'roof', words.roof, String(ledger.roof))}
        {one('palisade', 'palisade', words.palisade, String(ledger.palisade))}
        {one('weapons', 'weapons', words.weapons, String(ledger.weapons))}
        {one('morale', 'flag', step.morale, signed(ledger.morale))}
        <li className="kit-grow" />
        {one('wood', 'wood', words.resource.wood ?? '', String(ledger.stock.wood), true)}
        {one('food', 'food', words.resource.food ?? '', String(ledger.stock.food), true)}
        {one('fur', 'fur', words.resource.fur ?? '', String(ledger.stock.fur), true)}
      </ul>
    </footer>
  )
}
