import { Disc } from '@tablee/board/kit/disc.tsx'
import { PanelHead } from '@tablee/board/kit/panel.tsx'
import { FOCUSABLE } from '@tablee/board/kit/told.ts'
import { Track } from '@tablee/board/kit/track.tsx'
import { useSpotAttributes } from '@tablee/board/spot.tsx'
import type { FC } from 'react'
import { CAMP_COST } from '../../data/board.ts'
import { CLOUD_FACES } from '../../data/dice.ts'
import type { Level, Resource } from '../../data/types.ts'
import type { RobinsonView } from '../../view.ts'
import { sourcesAt } from '../contents.ts'
import { explain } from '../explain.ts'
import { tokenSign } from '../map/pieces.tsx'
import { Res, Sign, Weather } from '../ui/art.tsx'
import { Part, type Props, usePart } from '../ui/part.tsx'
import { signed, WORDS } from '../words.ts'

/** The camp: its levels, morale, resources, and what the night will ask for. */
export const Camp: FC<Props> = props => {
  const { view, language } = props
  const words = WORDS[language]
  const { wood, fur } = CAMP_COST[view.players]
  return (
    <Part props={props} className="kit-panel rc-camp" label={words.camp}>
      <PanelHead title={words.camp}>
        <span className="kit-row" data-ref={`tip:${words.costHelp}`} {...FOCUSABLE}>
          <Res of="wood" n={wood} />
          <span className="kit-label">{words.or}</span>
          <Res of="fur" n={fur} />
          <span className="kit-label">{words.perLevel}</span>
        </span>
      </PanelHead>
      <div className="rc-levels">
        <Shelter />
        <LevelOf level="roof" />
        <LevelOf level="palisade" />
        <LevelOf level="weapons" />
      </div>
      <Morale />
      <Stock />
      <Tonight />
    </Part>
  )
}

const planned = ({ plan }: RobinsonView, what: string): boolean =>
  plan.actions.some(action => action.type === 'build' && action.what === what)

/** A token that makes a part of the camp dearer. */
const Dear: FC<{ readonly what: string }> = ({ what }) => {
  const { view, language } = usePart().props
  return view.pieces.some(({ at, kind }) => at === `${what}Cost` && kind === 'extraWood') ? (
    <Res of="wood" tip={WORDS[language].piece.extraWood} className="rc-dear" />
  ) : null
}

const Shelter: FC = () => {
  const { view, language } = usePart().props
  const words = WORDS[language]
  const name = explain('level:shelter', view, language) ?? undefined
  const attributes = useSpotAttributes(
    ['build:shelter', 'invention:shelter'],
    `rc-level${planned(view, 'shelter') ? ' is-planned' : ''}`,
    name,
  )
  return (
    <div {...attributes}>
      <Sign name="hut" />
      <b>{view.sheltered ? <Sign name="ok" className="rc-yes" /> : '–'}</b>
      <span>{view.sheltered && !view.shelter ? words.natural : words.shelter}</span>
      <Dear what="shelter" />
    </div>
  )
}

const LevelOf: FC<{ readonly level: Level }> = ({ level }) => {
  const { view, language } = usePart().props
  const name = explain(`level:${level}`, view, language) ?? undefined
  const attributes = useSpotAttributes(
    [`build:${level}`, `invention:${level}`],
    `rc-level${planned(view, level) ? ' is-planned' : ''}`,
    name,
  )
  return (
    <div {...attributes}>
      <Sign name={level} />
      <b>{view[level]}</b>
      <span>{WORDS[language][level]}</span>
      <Dear what={level} />
    </div>
  )
}

const MORALES = [-3, -2, -1, 0, 1, 2, 3]

const Morale: FC = () => {
  const { view, language } = usePart().props
  return (
    <div className="rc-moral">
      <h3>
        <Sign name="flag" />
        {WORDS[language].morale}
      </h3>
      <Track
        className="is-wide"
        spaces={MORALES.map(n => ({
          key: n,
          print: signed(n),
          state: n === view.morale ? 'is-now' : n === 0 ? 'is-zero' : '',
          about: `morale:${n}`,
        }))}
      />
    </div>
  )
}

/** What is at hand, what the plan stakes, what comes later. */
const Stock: FC = () => {
  const { view, language } = usePart().props
  const words = WORDS[language]
  const staked = (what: Resource): number => view.plan.actions.reduce((sum, one) => sum + one.staked[what], 0)
  const expected = (what: Resource): number =>
    view.outlooks.reduce((sum, { id, yields }) => sum + (givesFor(view, id) === what ? yields : 0), 0)
  const rows: readonly Resource[] =
    view.available.nonPerishable + view.future.resources.nonPerishable + view.barrel > 0
      ? ['wood', 'food', 'nonPerishable', 'fur']
      : ['wood', 'food', 'fur']
  return (
    <table className="rc-stock">
      <thead>
        <tr>
          <th scope="col">{words.resources}</th>
          <th scope="col" data-ref={`tip:${words.availableHelp}`}>
            {words.available}
          </th>
          <th scope="col" data-ref={`tip:${words.stakedHelp}`}>
            {words.staked}
          </th>
          <th scope="col" data-ref={`tip:${words.futureHelp}`}>
            {words.future}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(what => {
          const later = view.future.resources[what]
          const hoped = expected(what)
          const barrel = what === 'food' && view.barrel > 0 ? ` +${view.barrel}` : ''
          return (
            <tr key={what} className={`k-${what}`}>
              <th scope="row">
                <Sign name={what} />
                {words.resource[what]}
              </th>
              <td>
                {view.available[what]}
                {barrel && <small>{barrel}</small>}
              </td>
              <td className={staked(what) === 0 ? 'is-nil' : undefined}>{staked(what) || '·'}</td>
              <td className={later > 0 ? undefined : hoped > 0 ? 'is-hoped' : 'is-nil'}>
                {later > 0 ? later : ''}
                {hoped > 0 ? `+${hoped}` : later > 0 ? '' : '·'}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** What a planned gather gives. */
function givesFor(view: RobinsonView, id: number): Resource | null {
  const action = view.plan.actions.find(one => one.id === id)
  if (action?.type !== 'gather' || action.node === '') return null
  const kind = sourcesAt(view, action.node).find(({ number }) => number === action.source)?.kind
  return kind === 'wood' ? 'wood' : 'food'
}

/** The least and the most clouds that the dice and tokens of this round bring. */
function cloudsTonight({ dice, pieces, sky, forecast }: RobinsonView): readonly [number, number] {
  if (sky) return [sky.rain + sky.snow, sky.rain + sky.snow]
  const tokens = pieces.filter(
    ({ at, kind }) => at === 'weather' && (kind === 'rain' || kind === 'snow'),
  ).length
  if (forecast) return [forecast.rain + forecast.snow + tokens, forecast.rain + forecast.snow + tokens]
  let [low, high] = [0, 0]
  for (const die of dice)
    if (die !== 'animals') {
      const faces = CLOUD_FACES[die].map(({ rain, snow }) => rain + snow)
      low += Math.min(...faces)
      high += Math.max(...faces)
    }
  return [low + tokens, high + tokens]
}

/** What the weather and the night are going to take. */
const Tonight: FC = () => {
  const { view, language, face } = usePart().props
  const words = WORDS[language]
  const isNight = view.phase === 'night'
  // The camp moves after the meal, and what is left of the night is the open sky.
  const hasEaten = isNight && (face === null || face === undefined || face.prompt.id === 'camp.move')
  const [low, high] = cloudsTonight(view)
  const tokens = view.pieces.filter(({ at }) => at === 'weather')
  const lost = (clouds: number): number => Math.max(0, clouds - view.roof)
  const food = view.available.food + view.available.nonPerishable + view.barrel
  const snows = view.dice.some(die => die !== 'animals') || tokens.some(({ kind }) => kind === 'snow')
  return (
    <div className="rc-tonight">
      <header>
        <h3>{words.tonight}</h3>
        <span>
          {(isNight ? [] : view.dice).map((die, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two dice of a kind differ by their place alone.
            <Weather key={i} die={die} tip={words.weatherDie[die]} />
          ))}
          {tokens.map(({ kind }) => (
            <Disc key={kind} className={`rc-wtok k-${kind}`} tip={words.piece[kind]}>
              <Sign name={tokenSign(kind)} />
            </Disc>
          ))}
        </span>
      </header>
      {isNight ? null : high === 0 ? (
        <p>{words.clouds(0, 0)}</p>
      ) : (
        <p>
          <b>{words.clouds(low, high)}</b> {words.againstRoof(view.roof)}
          {words.colon}
          {words.lostToClouds(lost(low), lost(high))}
          {snows && <br />}
          {snows && words.ifSnow}
        </p>
      )}
      {!hasEaten && (
        <p className={food < view.meals ? 'is-short' : undefined}>
          <b>{words.meals(view.meals)}</b> {words.toServe(food)}
        </p>
      )}
      {!view.sheltered && <p className="is-short">{words.noShelterNight}</p>}
    </div>
  )
}
