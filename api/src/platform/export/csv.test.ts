import { describe, expect, test } from '@jest/globals'
import { parse } from 'csv-parse/sync'
import type { Language } from '@comptoir/i18n'
import fc from 'fast-check'
import { writeCsv } from './csv.ts'
import type { Cell, ColumnKind, Sheet } from './sheet.ts'

const sheetOf = (language: Language, kinds: readonly ColumnKind[]): Sheet => ({
  language,
  title: 'A list',
  company: 'A shop',
  currency: 'TND',
  exportedAt: '2026-11-21 14:30',
  columns: kinds.map((kind) => ({ header: kind, kind })),
})

async function written(language: Language, kinds: readonly ColumnKind[], steps: Cell[][][]): Promise<string> {
  async function* all(): AsyncGenerator<Cell[][]> {
    yield* steps
  }
  let text = ''
  for await (const piece of writeCsv(sheetOf(language, kinds), all())) text += piece
  return text
}

describe('a CSV file', () => {
  test('is what a spreadsheet of the language splits and counts by itself', async () => {
    const kinds: ColumnKind[] = ['text', 'number', 'percent', 'dateTime']
    const rows: Cell[][] = [
      ['Délice; lait', 1234.5, 12.5, '2026-11-21 14:30'],
      ['Cap "Bon"', -3, 15, null],
    ]
    expect(await written('fr', kinds, [rows])).toBe(
      '\uFEFFtext;number;percent;dateTime\r\n"Délice; lait";1234,5;12,5%;2026-11-21 14:30\r\n"Cap ""Bon""";-3;15%;\r\n',
    )
    expect(await written('en', kinds, [[rows[0] ?? []]])).toBe(
      '\uFEFFtext,number,percent,dateTime\r\nDélice; lait,1234.5,12.5%,2026-11-21 14:30\r\n',
    )
  })

  test('has its heads once, however many steps there are, and also when there are none', async () => {
    expect(await written('ar', ['text'], [[['a']], [['b']]])).toBe('\uFEFFtext\r\na\r\nb\r\n')
    expect(await written('ar', ['text'], [[]])).toBe('\uFEFFtext\r\n')
  })

  test('gives every text back, and none that a spreadsheet would run', async () => {
    const text = fc
      .tuple(fc.constantFrom('', '=', '+', '-', '@', '\t', '\r', '\n', '＝'), fc.string({ unit: 'grapheme' }))
      .map((parts) => parts.join(''))
    await fc.assert(
      fc.asyncProperty(
        fc.array(text, { minLength: 1, maxLength: 5 }),
        fc.constantFrom<Language>('en', 'fr', 'ar'),
        async (texts, language) => {
          const file = await written(
            language,
            texts.map(() => 'text' as const),
            [[texts]],
          )
          const [, row] = parse(file, {
            bom: true,
            delimiter: language === 'en' ? ',' : ';',
            record_delimiter: '\r\n',
          }) as string[][]
          expect(row?.map((cell) => cell.replace(/^'(?=[=+\-@\t\r\n\0＝＋－＠])/, ''))).toEqual(texts)
          for (const cell of row ?? []) expect(cell).not.toMatch(/^[=+\-@\t\r\n\0＝＋－＠]/)
        },
      ),
    )
  })
})
