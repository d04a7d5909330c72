import { describe, expect, test } from '@jest/globals'
import { StatementNames } from './prepared.ts'

describe('names of statements', () => {
  const often = (names: StatementNames, text: string) => [1, 2, 3, 4].map(() => names.nameOf(text))

  test('come with the third time, and stay', () => {
    const names = new StatementNames()
    expect(often(names, 'select $1')).toEqual([undefined, undefined, 'comptoir_1', 'comptoir_1'])
    expect(often(names, 'select $1, $2').at(-1)).toBe('comptoir_2')
  })

  test('are not given to searches by pattern', () => {
    expect(often(new StatementNames(), 'select 1 from product where search_text LIKE $1').at(-1)).toBeUndefined()
  })

  test('are few, and so is what is remembered', () => {
    const names = new StatementNames()
    for (let index = 0; index < 5000; index += 1) names.nameOf(`select ${index}, $1`)
    const given = Array.from({ length: 300 }, (_, index) => often(names, `select $1, ${index}`).at(-1)).filter(
      (name) => name !== undefined,
    )
    expect(new Set(given).size).toBe(200)
  })
})
