import { describe, expect, test } from '@jest/globals'
import { system } from '../system.ts'
import { type Appearance, contrast, hexOf } from '../testing/contrast.ts'
import { PALETTES, SEMANTIC_COLORS, SHADES } from './semantic-colors.ts'

const TEXT = 4.5
const EDGE = 3

/** Which colour is used on which, and how much they must differ: text 4.5, control edges and large marks 3. */
const PAIRS: [string, string, number][] = [
  ['fg.default', 'bg.page', TEXT],
  ['fg.default', 'bg.card', TEXT],
  ['fg.default', 'bg.raised', TEXT],
  ['fg.default', 'bg.selected', TEXT],
  ['fg.default', 'bg.hover', TEXT],
  ['fg.default', 'bg.sunken', TEXT],
  ['fg.muted', 'bg.card', TEXT],
  ['fg.muted', 'bg.page', TEXT],
  ['fg.muted', 'bg.sunken', TEXT],
  ['fg.muted', 'bg.hover', TEXT],
  ['fg.muted', 'bg.selected', TEXT],
  ['fg.muted', 'bg.raised', TEXT],
  ['fg.subtle', 'bg.card', TEXT],
  ['fg.subtle', 'bg.page', TEXT],
  ['fg.inverse', 'bg.inverse', TEXT],
  ['border.control', 'bg.card', EDGE],
  ['border.control', 'bg.page', EDGE],
  ['brand.solid', 'bg.card', EDGE],
  ['brand.fg', 'bg.card', TEXT],
  ['brand.fg', 'bg.page', TEXT],
  ['focus.ring', 'bg.card', EDGE],
  ['focus.ring', 'bg.page', EDGE],
  ['attention.fg', 'bg.selected', TEXT],
  ['pending.fg', 'bg.selected', TEXT],
  ['danger.fg', 'bg.selected', TEXT],
  ['danger.solid', 'bg.card', EDGE],
  ...SHADES.flatMap((shade): [string, string, number][] => [
    [`${shade}.fg`, `${shade}.subtle`, TEXT],
    [`${shade}.fg`, 'bg.card', TEXT],
    [`${shade}.solid`, 'bg.card', EDGE],
  ]),
  ...PALETTES.flatMap((palette): [string, string, number][] => [
    [`${palette}.fg`, `${palette}.subtle`, TEXT],
    [`${palette}.fg`, 'bg.card', TEXT],
    [`${palette}.onSolid`, `${palette}.solid`, TEXT],
    [`${palette}.onSolid`, `${palette}.solidHover`, TEXT],
  ]),
]

describe.each<Appearance>(['light', 'dark'])('contrast in the %s appearance', (appearance) => {
  test.each(PAIRS)('%s on %s is at least %d', (one, other, minimum) => {
    expect(contrast(one, other, appearance)).toBeGreaterThanOrEqual(minimum)
  })
})

test('black on white is the greatest contrast there is, and a colour on itself the least', () => {
  expect(contrast('#000000', 'white', 'light')).toBeCloseTo(21)
  expect(contrast('bg.page', 'bg.page', 'dark')).toBe(1)
})

test('the style sheet of the product carries every semantic colour, resolved for both appearances', () => {
  const css = JSON.stringify(system.getTokenCss())
  for (const name of Object.keys(SEMANTIC_COLORS)) {
    expect(system.token(`colors.${name}`)).toBeDefined()
    expect(hexOf(name.includes('scrim') ? 'white' : name, 'dark')).toMatch(/^#[0-9A-F]{6}$/)
  }
  expect(css).toContain('.dark')
})
