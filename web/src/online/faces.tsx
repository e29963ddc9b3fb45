import type { Chair } from '@tablee/table/wire.ts'
import type { CSSProperties } from 'react'
import { useSettings } from '../settings.tsx'
import { chairName } from './names.ts'
import './faces.css'

const INKS = [
  '#2c5a4b',
  '#8a3b5c',
  '#2f5d8c',
  '#8c5a1c',
  '#5a4a86',
  '#a0432b',
  '#4f5b2c',
  '#1f6670',
  '#7a4a2c',
]

/** The ink of a name: always the same, so that somebody is known by it from list to list. */
function inkOf(name: string): string {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return INKS[sum % INKS.length]
}

/** A person: a disc with an initial. */
export function Face({ name, large = false }: { readonly name: string; readonly large?: boolean }) {
  const [initial = '?'] = name
  return (
    <span
      className={large ? 'face large' : 'face'}
      style={{ '--p': inkOf(name) } as CSSProperties}
      aria-hidden="true"
    >
      {initial.toUpperCase()}
    </span>
  )
}

function BotFace() {
  return (
    <span className="face bot" aria-hidden="true">
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M10 3v3M5 7h10v8H5ZM8 10.500v.1M12 10.500v.1M8 13h4" />
      </svg>
    </span>
  )
}

/** Who sits at a table, one disc per seat; a free seat is dashed. */
export function Faces({ chairs }: { readonly chairs: readonly Chair[] }) {
  const { tell } = useSettings()
  return (
    <span className="faces" role="img" aria-label={chairs.map(chair => chairName(chair, tell)).join(', ')}>
      {chairs.map((chair, seat) => {
        // A seat is its place.
        const key = `${seat} ${chair.kind}`
        if (chair.kind === 'bot') return <BotFace key={key} />
        if (chair.kind === 'open') return <span key={key} className="face free" aria-hidden="true" />
        return <Face key={key} name={chair.name} />
      })}
    </span>
  )
}
