import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { createLeadingSign, SOON_MS } from './leading-sign.ts'

/** Presses keys in the search at rest: the signs that stay steps, and what the field holds at the end. */
function press(keys: readonly (readonly [key: string, pauseMs: number])[]) {
  const sign = createLeadingSign()
  let [atMs, steps, text] = [0, '', '']
  for (const [key, pauseMs] of keys) {
    atMs += pauseMs
    const takenBack = sign.takenBack(key, atMs)
    if (takenBack !== null) {
      steps = steps.slice(0, -1)
      text += takenBack
    }
    if (text === '' && (key === '+' || key === '-')) {
      sign.stepped(key, atMs)
      steps += key
    } else if (key.length === 1) text += key
  }
  return { steps, text }
}

const at = (pauseMs: number, ...keys: readonly string[]) => keys.map((key) => [key, pauseMs] as const)

describe('a plus or minus in the empty search', () => {
  test.each([
    ['a telephone at leisure', at(250, ...'+21620123456'), { steps: '', text: '+21620123456' }],
    ['one whose sign and digits need Shift', at(200, 'Shift', '+', 'Shift', '2', '1'), { steps: '', text: '+21' }],
    ['one in Arabic digits', at(250, '+', '٢', '١'), { steps: '', text: '+٢١' }],
    ['a code that a scanner sends', at(3, ...'+A123BJC5D6E'), { steps: '', text: '+A123BJC5D6E' }],
    ['a minus before a number', at(150, '-', '2', '0'), { steps: '', text: '-20' }],
    ['steps as fast as they go', at(15, '+', '+', '+'), { steps: '+++', text: '' }],
    ['steps, and a quantity right after them', at(100, '+', '+', '3', '*'), { steps: '++', text: '3*' }],
    ['a step, and a word right after it', at(200, '+', 'e', 'a', 'u'), { steps: '+', text: 'eau' }],
    ['a step, and a code later', [...at(100, '+'), ...at(SOON_MS + 1, '6')], { steps: '+', text: '6' }],
    ['a step, something else, and a digit', at(100, '+', 'ArrowDown', '6'), { steps: '+', text: '6' }],
    ['steps long apart, and a number', [...at(900, '+', '+'), ...at(200, '2')], { steps: '+', text: '+2' }],
  ])('%s', (_case, keys, expected) => {
    expect(press(keys)).toEqual(expected)
  })

  test('no key is lost or counts twice', () => {
    const key = fc.constantFrom('+', '-', '1', '7', 'a')
    fc.assert(
      fc.property(fc.array(fc.tuple(key, fc.integer({ min: 1, max: 1500 })), { maxLength: 12 }), (keys) => {
        const { steps, text } = press(keys)
        expect(steps + text).toBe(keys.map(([each]) => each).join(''))
      }),
    )
  })
})
