import { expect, test } from '@jest/globals'
import { LANGUAGES } from '@comptoir/i18n'
import { pictureOf, scan } from '../../../platform/export/testing/scan-print.ts'
import { badgeModel, makeBadgeCode } from './badge.rules.ts'

const TEMPLATE = new URL('./badge.typ', import.meta.url)
/** The least width of a module that scanners at a counter read, in millimetres (GS1, 80 %). */
const LEAST_MODULE = 0.264

test('a badge’s code has no sign that is taken for another, and is never twice the same', () => {
  const codes = Array.from({ length: 200 }, makeBadgeCode)
  expect(new Set(codes).size).toBe(200)
  for (const code of codes) expect(code).toMatch(/^BADGE[0-9A-HJKMNP-TV-Z]{16}$/)
})

test.each(LANGUAGES)('a printed badge is read by a scanner, however long the names are (%s)', async (language) => {
  const code = makeBadgeCode()
  const name = 'Mohamed Taïeb Ben Abdelkader El Trabelsi Zouaghi, محمد الطيب بن عبد القادر'
  const model = badgeModel({ code, name }, 'Société de distribution de produits alimentaires du Cap Bon', language)
  expect(await scan(await pictureOf(TEMPLATE, model))).toEqual([{ format: 'Code128', text: code }])
})

test('its bars are wide enough, whatever the code', () => {
  for (const code of ['BADGEAAAAAAAAAAAAAAAA', 'BADGEA1B2C3D4E5F6G7H8', 'BADGE0000000000000000']) {
    const { symbol } = badgeModel({ code, name: 'Hela' }, 'Comptoir', 'fr')
    expect(Math.min(...symbol.boxes.map(([, , width = 0]) => width))).toBeGreaterThanOrEqual(LEAST_MODULE)
  }
})
