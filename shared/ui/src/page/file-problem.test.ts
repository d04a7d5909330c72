import { expect, test } from '@jest/globals'
import { fileProblem } from './file-problem.ts'

const file = (name: string, type = '', size = 10): File => new File([new Uint8Array(size)], name, { type })

test.each([
  [file('produits.CSV'), '.csv,.xlsx'],
  [file('logo.png', 'image/png'), 'image/*'],
  [file('feuille', 'text/csv'), 'text/csv'],
  [file('anything.bin'), undefined],
])('takes %p for %p', (given, accept) => {
  expect(fileProblem(given, { accept, maxBytes: 100 })).toBeNull()
})

test('refuses another kind, naming those expected', () => {
  expect(fileProblem(file('photo.png', 'image/png'), { accept: '.csv, .xlsx', maxBytes: undefined })).toEqual({
    key: 'common.fileWrongType',
    params: { types: '.csv .xlsx' },
  })
})

test('refuses what is larger than allowed, in megabytes', () => {
  expect(fileProblem(file('a.csv', '', 2_100_000), { accept: '.csv', maxBytes: 2_097_152 })).toEqual({
    key: 'common.fileTooLarge',
    params: { max: 2 },
  })
})
