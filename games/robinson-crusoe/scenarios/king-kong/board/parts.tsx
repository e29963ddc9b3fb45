import type { Language } from '@tablee/kernel'
import type { FC } from 'react'
import { Head, Slots } from '../../../board/goal/bits.tsx'
import { goalValues } from '../../../board/goal/values.ts'
import { once } from '../../../board/sheet/tasks.ts'
import { usePart } from '../../../board/ui/part.tsx'
import { capital, effectWords, WORDS, wordsOf } from '../../../board/words.ts'
import type { Discovery } from '../../../data/types.ts'
import type { ScenarioParts } from '../../board/scenario.ts'
import { CREW, CREW_IDS, type CrewId } from '../data.ts'
import { crew as en } from '../text/en/sheet.ts'
import { crew as fr } from '../text/fr/sheet.ts'
import type { KingKongGoal } from './index.ts'

/** The film crew as the sheet tells of it. */
const SHEET = { en, fr } as const

const crewName = (id: CrewId, language: Language): string => capital(wordsOf('kingKong', language).crew[id])

const Strip: FC = () => {
  const { view, language } = usePart().props
  const words = wordsOf('kingKong', language)
  const { traps, of, captive } = goalValues<KingKongGoal>(view)
  const dead: readonly string[] = view.story.id === 'kingKong' ? view.story.dead : []
  return (
    <>
      <Head title={words.traps} />
      <Slots sign="trap" n={traps} of={of} label={words.traps} />
      <ol className="rc-crew" aria-label={words.film}>
        {CREW_IDS.map(id => (
          <li
            key={id}
            data-ref={`crew:${id}`}
            className={dead.includes(id) ? 'is-dead' : captive && id === 'actress' ? 'is-held' : undefined}
          >
            {crewName(id, language)}
          </li>
        ))}
      </ol>
    </>
  )
}

/** What a member of the crew would give. */
function crewBonus(id: CrewId, language: Language): string {
  const { power, pawn }: Discovery = CREW[id]
  if (power) return effectWords(power.effects, language)
  return pawn ? `${WORDS[language].pawnGiven} (${WORDS[language].neutral[pawn]})` : SHEET[language].noBonus
}

const Crew: FC = () => {
  const { view, language } = usePart().props
  const dead: readonly string[] = view.story.id === 'kingKong' ? view.story.dead : []
  return (
    <>
      <p>{SHEET[language].line}</p>
      <ol>
        {CREW_IDS.map(id => (
          <li key={id} className={dead.includes(id) ? 'is-dead' : undefined}>
            <span>
              <b>{crewName(id, language)}</b> : {crewBonus(id, language)}
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}

/** What draws King Kong Island. */
export const kingKong: ScenarioParts = {
  Strip,
  done(view) {
    const { traps, of, captive } = goalValues<KingKongGoal>(view)
    return [{ now: traps, of }, once(!captive), once(false)]
  },
  banner: 'gorilla',
  chips: [{ key: 'crew', sign: 'gorilla', name: language => SHEET[language].title, text: <Crew /> }],
  reports: { crew: 'gorilla' },
  explains: {
    crew: (id, language) =>
      `${crewName(id as CrewId, language)}. ${capital(crewBonus(id as CrewId, language))}`,
  },
}
