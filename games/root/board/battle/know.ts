import type { Seat } from '@tablee/kernel'
import { CARDS } from '../../data/cards.ts'
import type { ForecastNote } from '../../rules/forecast.ts'
import { castOf } from '../contents.ts'
import { allFaces, FACES } from '../faces.ts'
import type { BattleTold, Note } from '../faction.ts'
import type { Props } from '../ui/spots.ts'
import { helpOf, MOMENTS, titleOf, WORDS } from '../words.ts'
import { type Engagement, nameOf, voiceOf } from './engagement.ts'

/** What may still come into a battle: as its question tells it, and what the attacker brings about. */
export function notesOn(props: Props, { fight, ranks, outlook }: Engagement): Note[] {
  const { view, language } = props
  const { attacker, defender } = fight
  const words = WORDS[language]
  const around: BattleTold = {
    view,
    language,
    defender,
    tone: seat => (seat === view.viewer ? 'good' : seat === attacker || seat === defender ? 'bad' : 'plain'),
    suitName: suit => words.suit[suit],
    name: seat => words.party[castOf(view)[seat]],
    voice: seat => voiceOf(view, seat),
  }
  const player = view.players[attacker]
  const men = ranks.defender.some(({ type }) => type === 'warrior')
  return [
    ...(outlook?.notes ?? []).flatMap(note => noteOf(props, note, around, attacker) ?? []),
    ...(FACES[player.faction].battle?.warns?.(player, defender, men, around) ?? []),
  ]
}

function noteOf(props: Props, note: ForecastNote, around: BattleTold, attacker: Seat): Note | null {
  const { language } = props
  const words = MOMENTS[language].note
  switch (note.id) {
    case 'ambush': {
      const suits = [...new Set(note.suits)].map(around.suitName).join(', ')
      return {
        key: note.id,
        tone: around.tone(note.seat),
        icon: 'battle',
        words: words.ambush(nameOf(props, note.seat), note.hand, suits),
      }
    }
    case 'noAmbush':
      return { key: note.id, tone: around.tone(attacker), icon: 'battle', words: words.noAmbush(note.why) }
    case 'option':
      return {
        key: `${note.option}${note.seat}`,
        tone: around.tone(note.seat),
        icon: 'crown',
        words: optionWords(props, note.option, around.name(note.seat)),
      }
    case 'firstHit':
      return {
        key: `${note.id}${note.seat}`,
        tone: around.tone(note.seat),
        icon: 'keep',
        words: words.firstHit(around.voice(note.seat)),
      }
    case 'coffinMakers':
      return { key: note.id, tone: 'plain', icon: 'bag', words: words.coffins(around.name(note.seat)) }
    default: {
      const own = allFaces()
        .map(({ battle }) => battle?.notes?.[note.id])
        .find(how => how !== undefined)
      return own?.(note as never, around) ?? null
    }
  }
}

/** An effect that may be used after the roll: a crafted card, or what a faction may do. */
function optionWords({ language, say }: Props, option: string, party: string): Note['words'] {
  const card = CARDS.find(({ name }) => name === option)
  const title = card ? titleOf(card, language) : say({ id: 'battle.option', values: { option } })
  return MOMENTS[language].note.effect(title, party, card ? helpOf(card, language) : '')
}
