import { describe, expect, test } from '@jest/globals'
import { LANGUAGES, type Language } from '@comptoir/i18n'
import { printInThread } from './print-in-thread.ts'
import { printModel } from './print-model.ts'
import type { Cell, Sheet } from './sheet.ts'
import { pagesOf, readSheet, serialOf } from './testing/read-sheet.ts'
import { writeXlsx } from './xlsx.ts'

const sheetIn = (language: Language): Sheet => ({
  language,
  title: { en: 'Discounts', fr: 'Remises', ar: 'التخفيضات' }[language],
  company: 'Épicerie de la Médina',
  currency: 'TND',
  exportedAt: '2026-11-21 14:30',
  columns: [
    { header: 'Name', kind: 'text' },
    { header: 'Start', kind: 'dateTime' },
    { header: 'Day', kind: 'date' },
    { header: 'Rate', kind: 'percent' },
    { header: 'Products', kind: 'number' },
  ],
})
const ROWS: Cell[][] = [
  ['=1+1', '2026-11-21 14:30', '2026-12-06', 12.5, 20_000],
  [' \u0001<b>&"رمضان', null, null, 15, -0.25],
]

async function built(format: 'xlsx' | 'pdf', language: Language, steps: Cell[][][]): Promise<Buffer> {
  async function* all(): AsyncGenerator<Cell[][]> {
    yield* steps
  }
  const write = { xlsx: writeXlsx, pdf: printInThread }[format]
  const pieces: Uint8Array[] = []
  for await (const piece of write(sheetIn(language), all())) pieces.push(piece)
  return Buffer.concat(pieces)
}

describe('a spreadsheet', () => {
  test('has texts, numbers and dates that are such', async () => {
    const { rows, ...sheet } = readSheet(await built('xlsx', 'fr', [ROWS.slice(0, 1), ROWS.slice(1)]))
    expect(sheet).toMatchObject({ hasFormula: false, isRightToLeft: false, frozenRows: 1 })
    // As wide as the first step needs: the others are not known yet.
    expect(sheet.widths).toEqual([12, 18, 12, 10, 10])
    expect(rows[0]?.map(({ value }) => value)).toEqual(['Name', 'Start', 'Day', 'Rate', 'Products'])
    const [name, start, day, rate, products] = rows[1] ?? []
    expect(name).toEqual({ value: '=1+1', isText: true, format: '' })
    expect(start).toMatchObject({
      value: expect.closeTo(serialOf('2026-11-21 14:30'), 6),
      isText: false,
      format: 'dd/mm/yyyy hh:mm',
    })
    expect(day).toMatchObject({ value: serialOf('2026-12-06 00:00'), format: 'dd/mm/yyyy' })
    expect(rate).toMatchObject({ value: 0.125, isText: false, format: '0.0%' })
    expect(products).toMatchObject({ value: 20_000, format: '#,##0' })
    expect(rows[2]).toMatchObject([
      { value: ' <b>&"رمضان', isText: true },
      { value: 0.15, format: '0%' },
      { value: -0.25, format: '#,##0.00' },
    ])
  })

  test('reads from the right in Arabic', async () => {
    expect(readSheet(await built('xlsx', 'ar', [ROWS])).isRightToLeft).toBe(true)
  })
})

describe('a printed list', () => {
  test.each(LANGUAGES)('has as many pages as it needs, in %s', async (language) => {
    const pdf = await built('pdf', language, [ROWS])
    expect(pdf.toString('latin1', 0, 5)).toBe('%PDF-')
    expect(pagesOf(pdf)).toBe(1)
    expect(pdf.includes('IBMPlexSansArabic')).toBe(true)
  })

  test('goes on over many pages, and says so when there is nothing', async () => {
    const many = Array.from({ length: 120 }, (_, index): Cell[] => [`Remise ${index}`, null, null, 10, index])
    expect(pagesOf(await built('pdf', 'fr', [many.slice(0, 100), many.slice(100)]))).toBe(3)
    expect(pagesOf(await built('pdf', 'fr', [[]]))).toBe(1)
  })

  test('sets each text in its own direction, with Latin digits', () => {
    const model = printModel(sheetIn('ar'), ROWS)
    expect(model).toMatchObject({
      direction: 'rtl',
      title: ['التخفيضات', 'rtl'],
      company: ['Épicerie de la Médina', 'ltr'],
      pageOf: 'الصفحة {page} من {pages}',
    })
    expect(model.rows[0]).toEqual([
      ['=1+1', 'ltr'],
      ['21/11/2026\u00A014:30', 'ltr'],
      ['06/12/2026', 'ltr'],
      ['12,5\u00A0%', 'ltr'],
      ['20\u00A0000', 'ltr'],
    ])
    expect(printModel(sheetIn('ar'), [['تخفيض Vitalait', null, null, null, null]]).rows[0]?.[0]).toEqual([
      'تخفيض Vitalait',
      'rtl',
    ])
  })

  test('shows money as lists do, and leaves out what is a detail', () => {
    const sheet: Sheet = {
      ...sheetIn('fr'),
      columns: [
        { header: 'Prix', kind: 'money' },
        { header: 'Rayon', kind: 'text', isDetail: true },
      ],
    }
    const { columns, rows } = printModel(sheet, [
      [1234.567891, 'A-1'],
      [4, 'A-2'],
    ])
    expect(columns).toMatchObject([{ header: 'Prix', isNumeric: true }])
    expect(rows).toEqual([[['1\u00A0234,568', 'ltr']], [['4,000', 'ltr']]])
  })

  test('breaks what would run out of its column', () => {
    const [[long = ''] = []] = printModel(sheetIn('fr'), [['x'.repeat(60), null, null, null, null]]).rows[0] ?? []
    expect(long.split('\u200B').map(({ length }) => length)).toEqual([9, 9, 9, 9, 9, 9, 6])
  })
})

test('a list that cannot be read ends its thread, and says why', async () => {
  async function* broken(): AsyncGenerator<Cell[][]> {
    yield ROWS
    throw new Error('the database is gone')
  }
  await expect(printInThread(sheetIn('fr'), broken()).next()).rejects.toThrow('the database is gone')
})

test('what the thread cannot write fails, and the server goes on', async () => {
  async function* odd(): AsyncGenerator<Cell[][]> {
    yield [['a', 'no date', null, 1, 1]]
  }
  await expect(printInThread(sheetIn('fr'), odd()).next()).rejects.toThrow('Invalid time value')
})
