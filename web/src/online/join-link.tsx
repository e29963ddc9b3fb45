import { useState } from 'react'
import { useLocation } from 'wouter'
import { useSettings } from '../settings.tsx'
import { Refused } from './trouble.tsx'
import './join-link.css'

/** The code of an invitation in whatever was pasted: its link, or the code alone. */
export function codeIn(pasted: string): string | null {
  const text = pasted.trim()
  const [, code] = /\/join\/([\w-]+)\/?(?:[?#].*)?$/.exec(text) ?? []
  return code ?? (/^[\w-]{6,}$/.test(text) ? text : null)
}

/** Takes the link of an invitation. */
export function JoinLink() {
  const { tell } = useSettings()
  const [, go] = useLocation()
  const [pasted, setPasted] = useState('')
  const [trouble, setTrouble] = useState<string | null>(null)
  return (
    <form
      className="join-link"
      onSubmit={event => {
        event.preventDefault()
        const code = codeIn(pasted)
        if (code === null) setTrouble(tell('online.joinBad'))
        else go(`/join/${code}`)
      }}
    >
      <label htmlFor="join-link">{tell('online.join')}</label>
      <input
        id="join-link"
        className="field"
        placeholder={tell('online.joinPaste')}
        autoComplete="off"
        spellCheck={false}
        value={pasted}
        onChange={({ target }) => setPasted(target.value)}
      />
      <button type="submit" className="outlined">
        {tell('online.joinGo')}
      </button>
      <Refused why={trouble} />
    </form>
  )
}
