import { describe, expect, test } from '@jest/globals'
import fs from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { aFolder } from '../fixtures/folder.ts'
import { catalogueOf } from './catalogue.ts'
import { sortOut } from './documents.ts'
import { quantile } from './report.ts'
import { readRetailFile } from './retail-file.ts'
import { byDay } from './worker.ts'

const folder = aFolder()
const HEAD = 'InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country'
const ROWS = [
  '536366,22633,HAND WARMER,6,2010-12-01 08:28:00,1.85,17850.0,United Kingdom',
  '536365,85123A,"LANTERN, WHITE",6,2010-12-01 08:26:00,2.55,17850.0,United Kingdom',
  '536367,85123a,,1,2010-12-02 09:00:00,0.0,,France',
  '536368,POST,POSTAGE,1,2010-12-02 09:00:00,18.0,,France',
  'C536369,22633,HAND WARMER,-1,2010-12-02 08:00:00,1.85,17850.0,United Kingdom',
]

function aFile(name: string, text: string): string {
  const file = path.join(folder, name)
  fs.writeFileSync(file, name.endsWith('.gz') ? gzipSync(text) : text)
  return file
}

describe('the file', () => {
  test('is read packed or not', async () => {
    const text = [HEAD, ...ROWS].join('\n')
    const [plain, packed] = [await readRetailFile(aFile('a.csv', text)), await readRetailFile(aFile('a.csv.gz', text))]
    expect(plain).toEqual(packed)
    expect(plain).toHaveLength(5)
    expect(plain[1]).toEqual({
      InvoiceNo: '536365',
      StockCode: '85123A',
      Description: 'LANTERN, WHITE',
      Quantity: '6',
      InvoiceDate: '2010-12-01 08:26:00',
      UnitPrice: '2.55',
      CustomerID: '17850.0',
    })
  })

  test.each([
    ['is not there', path.join(folder, 'nowhere.csv'), 'There is no file'],
    ['lacks a column', aFile('b.csv', 'InvoiceNo,StockCode\n1,2'), 'lacks Description'],
    ['is empty', aFile('c.csv', HEAD), 'is empty'],
  ])('that %s is refused in a sentence', async (_, file, sentence) => {
    await expect(readRetailFile(file)).rejects.toThrow(sentence)
  })

  test('gives a catalogue of products, each once, with the first words and price that it has', async () => {
    const lines = await readRetailFile(aFile('d.csv', [HEAD, ROWS[2], ...ROWS].join('\n')))
    expect([...catalogueOf(lines)]).toEqual([
      ['85123A', { designation: 'LANTERN, WHITE', price: '2.55' }],
      ['22633', { designation: 'HAND WARMER', price: '1.85' }],
    ])
  })

  test('gives documents day by day, in the order of their moments', async () => {
    const { documents } = sortOut(await readRetailFile(aFile('e.csv', [HEAD, ...ROWS].join('\n'))))
    expect([...byDay(documents)].map(([day, ofDay]) => [day, ofDay.map(({ number }) => number)])).toEqual([
      ['2010-12-01', ['536365', '536366']],
      ['2010-12-02', ['C536369']],
    ])
  })
})

test('quantiles are times that were measured', () => {
  expect([quantile([1, 2, 3, 4], 0.5), quantile([1, 2, 3, 4], 0.99), quantile([], 0.5)]).toEqual([2, 4, 0])
})
