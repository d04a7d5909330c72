import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { MOST_PASTED, readPasted } from './pasted-lines.rules.ts'

test('what was copied out of a spreadsheet is read, and what cannot be is named with its line', () => {
  const text = [
    'Code\tQuantité',
    'TH-1\t12',
    '',
    'TH-2;1,5',
    'SEL 3',
    'TH-4\t٢٫٥',
    '\t4',
    'TH-5\t0',
    'TH-6\t1.2345',
    'TH-7',
  ].join('\n')
  expect(readPasted(text)).toEqual({
    lines: [
      { row: 2, code: 'TH-1', quantityMilli: 12_000 },
      { row: 4, code: 'TH-2', quantityMilli: 1500 },
      { row: 5, code: 'SEL', quantityMilli: 3000 },
      { row: 6, code: 'TH-4', quantityMilli: 2500 },
    ],
    unread: [
      { row: 1, text: 'Code\tQuantité', why: 'quantity' },
      { row: 7, text: '4', why: 'quantity' },
      { row: 8, text: 'TH-5\t0', why: 'quantity' },
      { row: 9, text: 'TH-6\t1.2345', why: 'quantity' },
      { row: 10, text: 'TH-7', why: 'quantity' },
    ],
  })
})

test('every line is read or named, whatever was pasted', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 20 }), { maxLength: 30 }), (rows) => {
      const text = rows.join('\n')
      const { lines, unread } = readPasted(text)
      const full = text.split(/\r?\n/).filter((each) => each.trim() !== '')
      expect(lines.length + unread.length).toBe(full.length)
    }),
  )
})

test('no more is looked up than a page may ask for', () => {
  const text = Array.from({ length: MOST_PASTED + 2 }, (_, at) => `P-${at}\t1`).join('\n')
  const { lines, unread } = readPasted(text)
  expect([lines.length, unread.map(({ why }) => why)]).toEqual([MOST_PASTED, ['tooMany', 'tooMany']])
})
