import type { SheetProps } from '@tablee/board'
import { type Fact, Facts } from '@tablee/perseverance/board/facts.tsx'
import type { Dissenter } from '@tablee/perseverance/data/dissenters.ts'
import type { FC } from 'react'
import { type OfficerId, OPTIONS, type Zone } from '../../data/types.ts'
import { SOURCES } from '../../rules/end/score.ts'
import type { Perseverance4View } from '../../view.ts'
import { dissenterOf, ownerName, ownersOf } from '../contents.ts'
import { DissenterWords } from '../parts/dissenter-words.tsx'
import { Part, useAbout, useView } from '../ui/part.tsx'
import { wordsIn } from '../words.ts'
import './sheet.css'

/** A sheet by what it explains. */
const Body: FC<SheetProps<Perseverance4View>> = props => {
  const { about, view, language } = props
  const [kind, id] = about.split(':')
  const dissenter = kind === 'leader' ? dissenterOf(view, Number(id)) : null
  return (
    <Part
      props={{ ...props, candidates: [], refused: [] }}
      className="p4-explains"
      label={wordsIn(language).sheets.label}
    >
      {kind === 'zone' ? (
        <ZoneSheet zone={id as Zone} />
      ) : kind === 'officer' ? (
        <OfficerSheet officer={id as OfficerId} />
      ) : dissenter !== null ? (
        <DissenterSheet of={dissenter} />
      ) : (
        <LeaderSheet seat={Number(id)} />
      )}
    </Part>
  )
}

export default Body

const LeaderSheet: FC<{ readonly seat: number }> = ({ seat }) => {
  const { view, data, board, names, sheets, things } = useView()
  const { leader, followers, defeated } = view.players[seat]
  const { ability, tamed, untamed, glowberries } = data.leaders[leader]
  const begins = [
    tamed === 'none' ? null : sheets.tamed(names.species[tamed]),
    untamed === 'none' ? null : sheets.untamed(names.species[untamed]),
    glowberries === 0 ? null : sheets.glowberries(glowberries),
  ].filter(one => one !== null)
  return (
    <>
      <h3>{sheets.abilityHead}</h3>
      <p>{sheets.ability[ability]}</p>
      <h3>{sheets.begins}</h3>
      <p>{things.capital(things.list(begins) || sheets.nothing)}.</p>
      <h3>{sheets.now}</h3>
      <Facts
        rows={[
          [board.followers, followers],
          [board.defeated(defeated), ''],
          ...SOURCES.map(
            (source): Fact => [
              `${board.glory}${board.colon}${board.source[source]}`,
              view.glory[seat][source],
            ],
          ),
        ]}
      />
    </>
  )
}

const DissenterSheet: FC<{ readonly of: Dissenter }> = ({ of }) => {
  const { view, data, names, sheets } = useView()
  if (!view.solo) return null
  const { program } = view.solo.dissenters[of]
  return (
    <>
      <h3>
        {sheets.program}: {names.program[program]}
      </h3>
      <DissenterWords of={of} />
      <h3>{sheets.order}</h3>
      <p>{data.programs[program].order.map(face => names.specialist[face]).join(', ')}</p>
      <h3>{sheets.howHead}</h3>
      <ol className="p4-explains-list">
        {sheets.how.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </>
  )
}

const ZoneSheet: FC<{ readonly zone: Zone }> = ({ zone }) => {
  const { view, data, sheets, things } = useView()
  const about = useAbout()
  const here = data.zones[zone]
  return (
    <>
      <p>{about(`zone:${zone}`)}</p>
      <h3>{sheets.options}</h3>
      <ol className="p4-explains-list">
        {OPTIONS.map(option => (
          <li key={option}>{about(`option:${zone}:${option}`)}</li>
        ))}
      </ol>
      <h3>{sheets.danger}</h3>
      <ol className="p4-explains-list">
        {here.dice.map((_, space) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: spaces of the zone
          <li key={space}>{about(`die:${zone}:${space}`)}</li>
        ))}
      </ol>
      <h3>{sheets.units}</h3>
      <ol className="p4-explains-list">
        {view.zones[zone].units.map((_, slot) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: slots of the battlefield
          <li key={slot}>{about(`slot:${zone}:${slot}`)}</li>
        ))}
      </ol>
      <h3>{sheets.bonus}</h3>
      <p>{things.capital(things.effects(here.bonus))}.</p>
    </>
  )
}

const OfficerSheet: FC<{ readonly officer: OfficerId }> = ({ officer }) => {
  const { view, data, board, sheets, things, words } = useView()
  const { favour, score } = data.officers[officer]
  const memoir = data.memoirs[`${officer}${view.memoirs[officer]}`]
  return (
    <>
      <h3>{board.favour}</h3>
      <p>{things.capital(things.branches(favour))}.</p>
      <h3>{sheets.atAssembly}</h3>
      <p>{things.tallies(score)}.</p>
      <h3>{sheets.memoirs}</h3>
      <p>
        {things.tallies(memoir.score)}. {sheets.places}
      </p>
      <h3>{board.influence}</h3>
      <Facts
        rows={ownersOf(view).map(
          (owner): Fact => [ownerName(view, owner, words), view.influence[officer][owner]],
        )}
      />
    </>
  )
}
