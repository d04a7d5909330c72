import { expect, test } from '@jest/globals'
import { sortOut } from '../replay/documents.ts'
import { madeUpLines } from './made-up-documents.ts'

test('documents are as many as asked for, the same for the same seed, long and short, with cancellations and what cannot be sold', () => {
  const lines = madeUpLines(300, 1)
  expect(madeUpLines(300, 1)).toEqual(lines)
  expect(madeUpLines(300, 2)).not.toEqual(lines)
  const { documents, refused, file } = sortOut(lines)
  expect(file.documents).toBe(300)
  expect(documents.filter(({ kind }) => kind === 'return').length).toBeGreaterThan(5)
  expect(refused.noPrice.lines).toBeGreaterThan(5)
  const lengths = documents.map((document) => document.lines.length)
  expect([Math.min(...lengths), Math.max(...lengths) > 40]).toEqual([1, true])
})
