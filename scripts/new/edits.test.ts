import { describe, expect, test } from '@jest/globals'
import { afterLast, beforeLine, inOrder, replaceOnce, withProperty } from './edits.ts'

const LINES = 'import a\nimport c\n\nend'

describe('lines', () => {
  test('go where their neighbours are', () => {
    expect(beforeLine(LINES, 'end', 'x')).toBe('import a\nimport c\n\nx\nend')
    expect(afterLast(LINES, /^import/, 'x')).toBe('import a\nimport c\nx\n\nend')
    expect(inOrder(LINES, /^import/, 'import b')).toBe('import a\nimport b\nimport c\n\nend')
    expect(inOrder(LINES, /^import/, 'import d')).toBe('import a\nimport c\nimport d\n\nend')
    expect(inOrder(LINES, /^export/, 'export d', /^import/)).toBe('import a\nimport c\nexport d\n\nend')
  })

  test('that are not there stop the work', () => {
    expect(() => beforeLine(LINES, 'nowhere', 'x')).toThrow('nowhere')
    expect(() => replaceOnce('aa', 'a', 'b')).toThrow('exactly once')
  })
})

describe('JSON keeps its look', () => {
  test('on one line', () => {
    expect(withProperty('{ "a": { "b": 1 } }', ['a'], 'c', 2)).toBe('{ "a": { "b": 1, "c": 2 } }')
  })

  test('over several', () => {
    expect(withProperty('{\n  "a": 1\n}\n', [], 'c', { d: 2 })).toBe('{\n  "a": 1,\n  "c": {\n    "d": 2\n  }\n}\n')
  })

  test('in what was empty', () => {
    expect(JSON.parse(withProperty('{ "a": {} }', ['a'], 'b', 2))).toEqual({ a: { b: 2 } })
  })

  test('and a place that is not there is refused', () => {
    expect(() => withProperty('{}', ['a'], 'c', 2)).toThrow('"a"')
  })
})
