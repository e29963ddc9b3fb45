import { told } from '@tablee/board/kit/told.ts'
import type { Language, Seat } from '@tablee/kernel'
import type { FC } from 'react'
import { EQUIPMENT_TYPES } from '../../data/equipment.ts'
import { COLOURS, type Dice } from '../../data/types.ts'
import type { Member, PoolDie } from '../../state.ts'
import { clanName, dieName } from '../contents.ts'
import { NAMES, properName, THINGS, WORDS } from '../words.ts'
import { Sign } from './art.tsx'
import { DieFace, PoolDieFace } from './dice.tsx'
import { type Props, usePart } from './part.tsx'

/** Dice by their colours, as cards give or take them. */
export const DiceOf: FC<{ readonly dice: Dice }> = ({ dice }) => {
  const { language } = usePart().props
  return (
    <span className="ml-dice" {...told(THINGS[language].dice(dice))}>
      {COLOURS.flatMap(colour =>
        Array.from({ length: dice[colour] }, (_, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: alike dice differ by their place alone.
          <DieFace key={`${colour}${n}`} colour={colour} />
        )),
      )}
    </span>
  )
}

/** Dice of a pool in a row, to be looked at. */
export const PoolRow: FC<{ readonly dice: readonly PoolDie[] }> = ({ dice }) => {
  const { language } = usePart().props
  return (
    <span className="ml-dice" {...told(diceWords(dice, language))}>
      {dice.map((die, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: alike dice differ by their place alone.
        <PoolDieFace key={n} die={die} />
      ))}
    </span>
  )
}

/** Dice of a pool in words. */
export const diceWords = (dice: readonly PoolDie[], language: Language): string =>
  dice.map(die => dieName(die, language)).join(', ') || WORDS[language].none

/** What somebody wears: filled where there is something. */
export const Worn: FC<{ readonly member: Member }> = ({ member: { worn } }) => {
  const { language } = usePart().props
  const { equipmentType } = NAMES[language]
  return (
    <span className="ml-worn">
      {EQUIPMENT_TYPES.map(type => {
        const piece = worn[type]
        if (piece === null)
          return (
            <i key={type} aria-hidden="true">
              <Sign name={type} />
            </i>
          )
        const name = WORDS[language].worn(equipmentType[type], properName(piece))
        return (
          <i key={type} className="is-worn" data-ref={`equipment:${piece}`} role="img" aria-label={name}>
            <Sign name={type} />
          </i>
        )
      })}
    </span>
  )
}

/** Who plays a clan, and what there is to say of them now. */
export function whoPlays({ view, facts, language }: Props, seat: Seat): string {
  const words = WORDS[language]
  const { kind, name } = facts.players[seat] ?? { kind: 'bot', name: '' }
  const who = seat === view.seat ? words.you : name === '' && kind === 'bot' ? words.robot : name
  const now =
    facts.thinking === seat
      ? words.thinking
      : facts.turnSeat === seat && view.phase === 'deployment'
        ? words.toPlay
        : view.clans[seat].passed && view.phase === 'deployment'
          ? words.passed
          : view.firstPlayer === seat && view.clans.length > 1
            ? words.firstPlayer
            : ''
  return [who, now].filter(one => one !== '').join(', ') || clanName(view, seat, language)
}
