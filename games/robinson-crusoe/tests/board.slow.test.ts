import { type PartName, refsOf } from '@tablee/board'
import type { Language } from '@tablee/kernel'
import { createElement } from 'react'
import { beforeAll, describe, expect, test } from 'vitest'
import { Dialog } from '../board/cards/dialog.tsx'
import { board } from '../board/index.ts'
import { sections } from '../board/sections.ts'
import { fetchRest } from '../board/ui/later.tsx'
import { robinson } from '../game.ts'
import { SCENARIO_IDS } from '../scenarios/data.ts'
import { draw, propsOf, watch } from './drawing.ts'

beforeAll(fetchRest)

describe('while random games go by, in every scenario', () => {
  for (const [number, scenario] of SCENARIO_IDS.entries())
    test(`${scenario}: what the board covers it shows, with its sentence`, () => {
      const game = { seats: 1 + (number % 4), seed: number + 1, options: { scenario } }
      watch(robinson, { ...game, every: 9, answers: 400 }, (match, seat, face) => {
        const language: Language = number % 2 ? 'en' : 'fr'
        const props = propsOf(match, seat, { language })
        const parts: { readonly [P in PartName]: string } = {
          Map: draw(board.Map, props),
          Seats: draw(board.Seats, props),
          Common: draw(board.Common, props),
          Mine: draw(board.Mine, props),
          Hand: draw(board.Hand, props),
          Goal: draw(board.Goal, props),
          Accord: draw(board.Accord, props),
          Pool: '',
        }
        if (board.poses?.(face, props.view))
          expect(draw(() => createElement(Dialog, { props, face }), props)).toContain('rc-dialog')
        for (const candidate of face.candidates) {
          const covered = refsOf(candidate).filter(ref => board.covers(ref, props.view))
          for (const ref of covered) {
            const part = board.partOf?.(ref, props.view) ?? 'Map'
            if (part === 'Accord') continue
            const sentence = props.say(candidate.say).replaceAll('"', '&quot;')
            expect(parts[part].includes(sentence), `${part} shows ${ref}: ${sentence}`).toBe(true)
          }
        }
        for (const Part of [board.Hand, board.Score])
          expect(draw(Part, { ...props, size: 'phone' })).not.toBe('')
        expect(sections(props.view, props.facts, language)).toHaveLength(5)
      })
    })
})
