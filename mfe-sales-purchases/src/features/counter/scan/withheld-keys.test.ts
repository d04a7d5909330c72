import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { createWithheldKeys } from './withheld-keys.ts'

function aField(text = '') {
  const field = document.createElement('input')
  field.type = 'search'
  field.value = text
  document.body.append(field)
  const heard: string[] = []
  field.addEventListener('input', () => heard.push(field.value))
  const press = (key: string): KeyboardEvent => {
    const event = new KeyboardEvent('keydown', { key, cancelable: true })
    Object.defineProperty(event, 'target', { value: field })
    return event
  }
  return { field, heard, press }
}

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
  document.body.replaceChildren()
})

test('keys that end in no scan come into the field together, where the caret was', () => {
  const { field, heard, press } = aField('3*kg')
  field.setSelectionRange(2, 2)
  const { withhold } = createWithheldKeys()
  const events = [...'6191'].map(press)
  events.forEach(withhold)
  expect(events.every(({ defaultPrevented }) => defaultPrevented)).toBe(true)
  expect(field.value).toBe('3*kg')
  jest.runAllTimers()
  expect(field.value).toBe('3*6191kg')
  expect(heard).toEqual(['3*6191kg'])
})

test('keys of a scan never do', () => {
  const { field, heard, press } = aField('3*')
  const { withhold, drop } = createWithheldKeys()
  for (const key of '6191') withhold(press(key))
  drop()
  jest.runAllTimers()
  expect([field.value, ...heard]).toEqual(['3*'])
})

test('a field that does not say where its caret is, or cannot be typed into, keeps its own keys', () => {
  const { field, press } = aField()
  const { withhold } = createWithheldKeys()
  for (const change of [{ type: 'email' }, { type: 'search', readOnly: true }]) {
    Object.assign(field, change)
    const event = press('6')
    withhold(event)
    expect(event.defaultPrevented).toBe(false)
  }
})
