import { expect, test } from '@jest/globals'
import { attachment } from './file-name.ts'

const day = '2026-11-21'

test.each([
  [{ title: 'Remises', language: 'fr' as const, asciiTitle: 'discounts' }, 'remises', 'remises'],
  [
    { title: 'Unités de mesure', language: 'fr' as const, asciiTitle: 'units' },
    'unites-de-mesure',
    'unit%C3%A9s-de-mesure',
  ],
  [{ title: 'وحدات القيس', language: 'ar' as const, asciiTitle: 'units' }, 'units', encodeURIComponent('وحدات-القيس')],
  [
    { title: '“Soldes” (été); 50%', language: 'fr' as const, asciiTitle: 'x' },
    'soldes-ete-50',
    'soldes-%C3%A9t%C3%A9-50',
  ],
])('a file is named in ASCII and in its own letters: %o', (named, ascii, own) => {
  const header = attachment({ ...named, day, extension: 'xlsx' })
  expect(header).toBe(`attachment; filename="${ascii}-${day}.xlsx"; filename*=UTF-8''${own}-${day}.xlsx`)
})
