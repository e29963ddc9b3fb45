import type { Dissenter } from '@tablee/perseverance/data/dissenters.ts'
import type { FC } from 'react'
import { Sign } from '../ui/art.tsx'
import { useView } from '../ui/part.tsx'

/** What the program of a Dissenter does: its two actions, and that of the reserve. */
export const DissenterWords: FC<{ readonly of: Dissenter }> = ({ of }) => {
  const { view, data, things } = useView()
  if (!view.solo) return null
  const { primary, secondary, reserve } = data.programSides[`${view.solo.dissenters[of].program}-${of}`]
  return (
    <>
      <p>
        <b>1</b> {things.deeds(primary)}
      </p>
      <p>
        <b>2</b> {things.deeds(secondary)}
      </p>
      <p>
        <b>
          <Sign name="program" />
        </b>{' '}
        {things.deeds(reserve)}
      </p>
    </>
  )
}
