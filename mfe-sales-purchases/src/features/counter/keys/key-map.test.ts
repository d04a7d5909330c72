import { beforeEach, describe, expect, test } from '@jest/globals'
import { FIRST_KEYS, openKeyStore, readKeys } from './key-map.ts'

beforeEach(() => localStorage.clear())

describe('the keys of a device', () => {
  test('are kept, and are those of the next page', () => {
    openKeyStore().setState({ ...FIRST_KEYS, pay: 'F9', exact: 'F10' }, true)
    expect(openKeyStore().getState()).toEqual({ ...FIRST_KEYS, pay: 'F9', exact: 'F10' })
  })

  test.each([
    ['nothing', null],
    ['something else', 'F1'],
    ['a letter that could not be typed any more', { pay: 'A' }],
    ['a key that ends a field', { pay: 'Enter' }],
    ['no text', { pay: 7 }],
    ['an action that there is not', { fly: 'F11' }],
  ])('are the first ones where %s was kept', (_, stored) => {
    expect(readKeys(stored)).toEqual(FIRST_KEYS)
  })

  test('never have two actions on one key: what was chosen goes before what is new', () => {
    expect(readKeys({ pay: 'F12' })).toEqual({ ...FIRST_KEYS, pay: 'F12', held: undefined })
    expect(readKeys({ pay: 'F9', exact: 'F9', held: 'F10' })).toMatchObject({ exact: 'F9', held: 'F10' })
  })
})
