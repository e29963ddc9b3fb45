import { entryOf } from '@tablee/games'
import { isTitle, type Json, type Language, type Pack } from '@tablee/kernel'
import { useCallback } from 'react'
import { dataNamesOf } from '../games.ts'
import { useSettings } from '../settings.tsx'
import { useOfGame } from '../shell/use-of-game.ts'

/** What a pack replaces, each with the usual value. */
interface Change {
  readonly id: string
  readonly name: string | null
  readonly usual: string
  readonly now: string
}

const told = (value: Json): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([name, one]) => `${name} ${told(one)}`)
        .join(', ')
    : String(value)

async function changesOf(pack: Pack, game: string, language: Language): Promise<readonly Change[]> {
  const room = await entryOf(game)?.load()
  const nameOf = await dataNamesOf(game, language)
  const usual = new Map(room?.data?.().map(({ id, value }) => [id, value]))
  return Object.entries(pack.data).map(([id, value]) => ({
    id,
    name: isTitle(id) ? null : (nameOf?.(id, language) ?? id),
    usual: told(usual.get(id) ?? ''),
    now: told(value),
  }))
}

/** What a data pack replaces, for all who sit down with it. */
export function Replaced({ game, pack }: { readonly game: string; readonly pack: Pack }) {
  const { tell } = useSettings()
  const changes = useOfGame(
    useCallback((id: string, language: Language) => changesOf(pack, id, language), [pack]),
    game,
  )
  return (
    <details className="pack-replaced">
      <summary>{tell('pack.replaces', { count: Object.keys(pack.data).length })}</summary>
      <ul className="pack-list">
        {changes?.map(({ id, name, usual, now }) => (
          <li key={id}>
            {name && `${name} : `}
            <s>{usual}</s> → {now}
          </li>
        ))}
      </ul>
    </details>
  )
}
