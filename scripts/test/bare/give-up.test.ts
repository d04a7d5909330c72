import { expect, test } from '@jest/globals'
import { giveUpLate, within } from './give-up.ts'

const endless = () => new Promise(() => undefined)

test('what never ends fails after its time', async () => {
  await expect(within(20, endless)()).rejects.toThrow('Not done after 20 ms')
})

test('what ends in time gives what it gave, and what fails fails as it did', async () => {
  expect(await within(60_000, () => 7)()).toBe(7)
  expect(await within(60_000, () => Promise.resolve(7))()).toBe(7)
  await expect(within(60_000, () => Promise.reject(new Error('its own')))()).rejects.toThrow('its own')
})

test('a test that would be told when it is done is refused, for it would end at once', () => {
  const group = { currentDescribeBlock: { children: [{ fn: (done: () => void) => done() }], hooks: [] } }
  expect(() => giveUpLate({ name: 'add_test' }, group)).toThrow('A test ends with its promise here')
})

test('the last test or hook of a group is given its time when it is added, and nothing else', () => {
  const [first, last, hook] = [{ fn: endless }, { fn: endless }, { fn: endless }]
  const group = { currentDescribeBlock: { children: [first, last], hooks: [hook] } }
  const unchanged = () => [first, last, hook].map(({ fn }) => fn === endless)
  giveUpLate({ name: 'start_describe_definition' }, group)
  expect(unchanged()).toEqual([true, true, true])
  giveUpLate({ name: 'add_test' }, group)
  expect(unchanged()).toEqual([true, false, true])
  giveUpLate({ name: 'add_hook' }, group)
  expect(unchanged()).toEqual([true, false, false])
})
