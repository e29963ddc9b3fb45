import type { Row, Section } from '@tablee/board'
import type { Language } from '@tablee/kernel'
import type { PlanAction } from '../../state.ts'
import type { SectionWords } from '../../text/en/sections.ts'
import type { RobinsonView } from '../../view.ts'
import { deedTitle, outlookOf } from '../contents.ts'
import { explain, pawnName } from '../explain.ts'
import { cardName, thingName, WORDS } from '../words.ts'
import { resourceWords } from './island.ts'

/** The planned actions, one a row. */
export function planSection(view: RobinsonView, language: Language, own: SectionWords): Section {
  const { actions } = view.plan
  return {
    place: 'hand',
    title: own.planTitle,
    columns: own.planColumns,
    rows: actions.map(action => row(view, action, language, own)),
    ...(actions.length === 0 && { note: own.nobodyYet }),
  }
}

function row(view: RobinsonView, action: PlanAction, language: Language, own: SectionWords): Row {
  const words = WORDS[language]
  const odds = outlookOf(view, action.id)?.odds
  const chances = odds
    ? (['success', 'wound', 'adventure'] as const).map(
        die => `${words.dieSays[die]} ${words.percent(odds[die])}`,
      )
    : []
  return {
    ref: `plan:${action.id}`,
    cells: [
      `${words.action[action.type]}${words.colon}${deedTitle(view, action, language)}`,
      action.pawns.map(pawn => pawnName(pawn, view, language)).join(', '),
      resourceWords(action.staked, language) || own.nothing,
      chances.join(', ') || own.nothing,
    ],
  }
}

/** Items and inventions, discoveries, equipment and treasures, each with what it does. */
export function thingsSection(view: RobinsonView, language: Language, own: SectionWords): Section {
  const thing = (ref: string, name: string, state: string): Row => ({
    ref,
    cells: [name, state, after(explain(ref, view, language) ?? '', WORDS[language].colon) || own.nothing],
  })
  return {
    place: 'board',
    title: own.thingsTitle,
    columns: own.thingColumns,
    rows: [
      ...view.items.map(id => thing(`invention:${id}`, thingName(id, language), own.item)),
      ...[...view.inventions, ...view.personal].map(id =>
        thing(`invention:${id}`, thingName(id, language), own.invention),
      ),
      ...view.discoveries.map(id => thing(`discovery:${id}`, thingName(id, language), own.kept)),
      ...view.treasures.map(({ id }) => thing(`treasure:${id}`, cardName(id, language), own.kept)),
      ...view.equipment.map(({ id, uses }) =>
        thing(`equipment:${id}`, thingName(id, language), own.uses(uses)),
      ),
    ],
  }
}

/** What stands after the name. */
function after(words: string, colon: string): string {
  const at = words.indexOf(colon)
  return at < 0 ? '' : words.slice(at + colon.length)
}
