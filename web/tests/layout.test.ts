import { expect, test } from 'vitest'
import { layoutOf } from '../src/table/layout.ts'

test('a table stands as its own room allows, not as the device is called', () => {
  const layouts = [
    [375, 812, 'phone'],
    [390, 844, 'phone'],
    [667, 375, 'low'],
    [844, 390, 'low'],
    [768, 1024, 'portrait'],
    [820, 1180, 'portrait'],
    [1024, 1366, 'portrait'],
    [900, 700, 'landscape'],
    [1024, 768, 'landscape'],
    [1180, 820, 'landscape'],
    [1280, 720, 'desktop'],
    [1366, 768, 'desktop'],
    [1440, 900, 'desktop'],
    [1920, 1080, 'wide'],
  ] as const
  expect(layouts.map(([width, height]) => layoutOf({ width, height }))).toEqual(
    layouts.map(([, , layout]) => layout),
  )
})
