import { describe, expect, test } from '@jest/globals'
import { actionOf, type Place } from './counter-action.ts'
import { FIRST_KEYS } from './key-map.ts'

const emptySearch: Place = { isSearch: true, isEditing: false, hasText: false, isControl: false }
const filledSearch: Place = { isSearch: true, isEditing: true, hasText: true, isControl: false }
/** After a product was taken from the tiles: the words are still there, and the next one replaces them. */
const selectedSearch: Place = { isSearch: true, isEditing: false, hasText: true, isControl: false }
const otherField: Place = { isSearch: false, isEditing: true, hasText: true, isControl: false }
const aButton: Place = { isSearch: false, isEditing: false, hasText: false, isControl: true }
const press = (key: string, more = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...more })

describe('keys of the counter', () => {
  test.each([
    ['F2', 'search'],
    ['F3', 'return'],
    ['F4', 'discount'],
    ['F7', 'part'],
    ['F1', 'client'],
    ['F12', 'held'],
    ['F8', 'received'],
    ['F9', 'exact'],
    ['F10', 'pay'],
    ['Insert', 'cash'],
    ['PageDown', 'browse'],
    ['Escape', 'escape'],
  ])('%s means %s in every place', (key, action) => {
    for (const place of [emptySearch, filledSearch, otherField, aButton])
      expect(actionOf(press(key), place)).toBe(action)
  })

  test.each(['ArrowUp', 'ArrowDown', '+', '-', 'Delete'])(
    '%s belongs to a field that holds text, and to the cart elsewhere',
    (key) => {
      expect(actionOf(press(key), otherField)).toBeNull()
      expect(actionOf(press(key), emptySearch)).not.toBeNull()
      expect(actionOf(press(key), aButton)).not.toBeNull()
    },
  )

  test('Backspace takes letters, and where there are none it leaves what is open', () => {
    for (const place of [filledSearch, selectedSearch, otherField])
      expect(actionOf(press('Backspace'), place)).toBeNull()
    for (const place of [emptySearch, aButton]) expect(actionOf(press('Backspace'), place)).toBe('back')
  })

  test('arrows go through the hits while words are in the search; its other keys write', () => {
    expect(actionOf(press('ArrowDown'), filledSearch)).toBe('nextHit')
    expect(actionOf(press('ArrowUp'), filledSearch)).toBe('previousHit')
    for (const key of ['+', '-', 'Delete']) expect(actionOf(press(key), filledSearch)).toBeNull()
  })

  test('words that are selected give way to the keys of the cart, but Delete deletes them', () => {
    expect(actionOf(press('+'), selectedSearch)).toBe('more')
    expect(actionOf(press('ArrowUp'), selectedSearch)).toBe('up')
    expect(actionOf(press('Delete'), selectedSearch)).toBeNull()
  })

  test('Enter asks the search, presses a button, ends a field; with Ctrl it pays', () => {
    expect(actionOf(press('Enter'), filledSearch)).toBe('enter')
    expect(actionOf(press('Enter'), aButton)).toBeNull()
    expect(actionOf(press('Enter'), otherField)).toBeNull()
    expect(actionOf(press('Enter', { ctrlKey: true }), otherField)).toBe('pay')
  })

  test('Alt+F4 stays what it is', () => {
    expect(actionOf(press('F4', { altKey: true }), emptySearch)).toBeNull()
  })

  test('a question mark asks for all keys, in Arabic too, but not inside words', () => {
    for (const key of ['?', '؟']) {
      expect(actionOf(press(key), emptySearch)).toBe('keys')
      expect(actionOf(press(key), filledSearch)).toBeNull()
    }
  })

  test('follow the map of the device, and their first keys then do nothing', () => {
    const keys = { ...FIRST_KEYS, pay: 'Control+K', note: 'F10' }
    expect(actionOf(press('F10'), otherField, keys)).toBe('note')
    expect(actionOf(press('k', { ctrlKey: true }), otherField, keys)).toBe('pay')
    expect(actionOf(press('F1', { ctrlKey: true }), otherField, keys)).toBeNull()
    expect(actionOf(press('Enter', { ctrlKey: true }), otherField, keys)).toBe('pay')
  })

  test('are known by what is printed on them: A of an AZERTY keyboard, and the Latin letter of an Arabic one', () => {
    const keys = { ...FIRST_KEYS, held: 'Control+Q' }
    const onAzerty = press('q', { code: 'KeyA', ctrlKey: true })
    const onArabic = press('ض', { code: 'KeyQ', ctrlKey: true })
    expect(actionOf(onAzerty, emptySearch, keys)).toBe('held')
    expect(actionOf(onArabic, emptySearch, keys)).toBe('held')
    expect(actionOf(press('a', { code: 'KeyQ', ctrlKey: true }), emptySearch, keys)).toBeNull()
    // AltGr comes as Ctrl with Alt, and writes.
    expect(actionOf(press('q', { ctrlKey: true, altKey: true }), emptySearch, keys)).toBeNull()
    // The signs of the cart are where each layout has them.
    for (const code of ['Equal', 'Digit6', 'NumpadAdd'])
      expect(actionOf(press('+', { code }), emptySearch)).toBe('more')
  })
})
