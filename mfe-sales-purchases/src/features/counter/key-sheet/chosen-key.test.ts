import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { FIRST_KEYS, type KeyedAction, type KeyMap } from '../keys/key-map.ts'
import { chosenKey, withKey } from './chosen-key.ts'

const press = (key: string, more = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...more })
const ctrl = { ctrlKey: true }
const judged = (key: string, more = {}) => chosenKey(FIRST_KEYS, 'pay', press(key, more))

describe('a key that is pressed for an action', () => {
  test.each([
    ['w', ctrl, 'browser'],
    ['t', ctrl, 'browser'],
    ['n', ctrl, 'browser'],
    ['ص', { ...ctrl, code: 'KeyW' }, 'browser'],
    ['F5', {}, 'browser'],
    ['F11', {}, 'browser'],
    ['PageUp', ctrl, 'browser'],
    ['c', ctrl, 'typing'],
    ['a', {}, 'typing'],
    ['ش', { code: 'KeyA' }, 'typing'],
    ['é', { code: 'Digit2' }, 'other'],
    [' ', {}, 'typing'],
    ['Home', {}, 'typing'],
    ['Enter', {}, 'fixed'],
    ['Enter', ctrl, 'fixed'],
    ['+', {}, 'fixed'],
    ['ArrowUp', {}, 'fixed'],
    ['F4', { altKey: true }, 'other'],
    ['1', ctrl, 'other'],
  ])('%s %o is refused: %s', (key, more, reason) => {
    expect(judged(key, more)).toMatchObject({ kind: 'refused', reason })
  })

  test('is free, or another action’s', () => {
    expect(judged('F10')).toEqual({ kind: 'free', key: 'F10' })
    expect(judged('k', ctrl)).toEqual({ kind: 'free', key: 'Control+K' })
    expect(judged('F12')).toEqual({ kind: 'taken', key: 'F12', by: 'held' })
  })

  test.each(Object.entries(FIRST_KEYS))(
    'the first one of %s, %s, belongs to no browser and to nothing else',
    (action, key) => {
      const [last = '', isControl] = key.split('+').toReversed()
      const pressed = press(last, isControl ? ctrl : {})
      expect(chosenKey(FIRST_KEYS, action as KeyedAction, pressed)).toEqual({ kind: 'free', key })
    },
  )

  test('is waited for while only another one is held', () => {
    for (const key of ['Control', 'Shift', 'Alt', 'AltGraph', 'Tab']) expect(judged(key, ctrl)).toBeNull()
  })

  test('however keys are swapped, each action keeps one of its own', () => {
    const actions = Object.keys(FIRST_KEYS) as KeyedAction[]
    const step = fc.tuple(fc.constantFrom(...actions), fc.constantFrom(...Object.values(FIRST_KEYS), 'Control+K', 'F9'))
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const keys = steps.reduce<KeyMap>((map, [action, key]) => withKey(map, action, key), FIRST_KEYS)
        expect(Object.keys(keys).toSorted()).toEqual(actions.toSorted())
        expect(new Set(Object.values(keys)).size).toBe(actions.length)
      }),
    )
  })
})
