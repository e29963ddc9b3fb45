import type { MouseEvent } from 'react'
import { type RuleLine, ruleAt, withNumbers } from './index.ts'

/** What a rule says; the numbers of other rules in it lead to them. */
export function Statement({
  rule,
  rules,
  onFollow,
}: {
  readonly rule: RuleLine
  readonly rules: readonly RuleLine[]
  /** Where the page does something else than go to the number. */
  readonly onFollow?: (event: MouseEvent, id: string) => void
}) {
  return withNumbers(rule.statement).map((piece, index) => {
    const meant = index % 2 === 1 ? ruleAt(rules, piece) : undefined
    if (!meant) return piece
    return (
      <a key={piece} href={`#${meant.id}`} onClick={event => onFollow?.(event, meant.id)}>
        {piece}
      </a>
    )
  })
}
