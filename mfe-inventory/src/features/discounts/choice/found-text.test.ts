import { expect, test } from '@jest/globals'
import { foundParts } from './found-text.ts'

/** The text with what was found in brackets. */
const marked = (text: string, search: string): string =>
  foundParts(text, search)
    .map(({ text: part, isFound }) => (isFound ? `[${part}]` : part))
    .join('')

test.each([
  ['Extra virgin olive oil', 'olive', 'Extra virgin [olive] oil'],
  ['Café moulu', 'CAFE', '[Café] moulu'],
  ['Cafe\u0301 moulu', 'café', '[Café] moulu'],
  ['Thé vert 250 g', 'vert the', '[Thé] [vert] 250 g'],
  ['زيت زيتون', 'زيتون', 'زيت [زيتون]'],
  ['Prix (1.5 L)', '(1.5', 'Prix [(1.5] L)'],
  ['Harissa', '', 'Harissa'],
  ['Harissa', 'olive', 'Harissa'],
  ['İstanbul', 'stan', 'İ[stan]bul'],
])('in “%s” a search for “%s” finds “%s”', (text, search, expected) => {
  expect(marked(text, search)).toBe(expected)
})
