import { expect, test } from '@jest/globals'
import { keptJson, keptList } from './kept-json.ts'

const isText = (value: unknown): value is string => typeof value === 'string'

test.each([
  [null, null, []],
  ['["a", 2, "b"]', ['a', 2, 'b'], ['a', 'b']],
  ['{"a":1}', { a: 1 }, []],
  ['["a', null, []],
])('of %j is read %j', (kept, read, texts) => {
  if (kept !== null) localStorage.setItem('kept', kept)
  expect(keptJson('kept')).toEqual(read)
  expect(keptList('kept', isText)).toEqual(texts)
})
