import { expect, test } from '@jest/globals'
import { readStockOptions } from './options.ts'

test('a part of the full size is measured where one is asked for', () => {
  expect(readStockOptions(['--scale', '0.1', '--folder', 'kept'])).toMatchObject({ scale: 0.1, folder: 'kept' })
  expect(readStockOptions([]).scale).toBe(1)
  expect(readStockOptions(['--smoke']).scale).toBeLessThan(0.01)
  expect(readStockOptions(['--sale'])).toMatchObject({ isSaleOnly: true, scale: 1 })
  for (const text of ['0', '2', 'half']) expect(() => readStockOptions(['--scale', text])).toThrow(text)
})
