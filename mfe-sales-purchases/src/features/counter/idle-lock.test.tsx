import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { atTheCounter, cart, cover, isOpen, lockButton, SONIA, tile } from './testing/a-covered-counter.tsx'

/** The hour and what looks at it from time to time go by the test. */
const UNTOUCHED = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'setImmediate',
  'clearImmediate',
  'setTimeout',
  'clearTimeout',
] as const

beforeEach(() => localStorage.clear())

describe('a counter that nobody touches', () => {
  const MINUTE_MS = 60_000
  const pass = (ms: number) =>
    act(() => {
      jest.setSystemTime(Date.now() + ms)
      return jest.advanceTimersByTimeAsync(5000)
    })
  beforeEach(() => {
    jest.useFakeTimers({ now: Date.now(), doNotFake: [...UNTOUCHED] })
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  test('locks itself after as many minutes as the company says, counted from the last key or touch', async () => {
    const { user } = await atTheCounter({ counterLockMinutes: 3 })
    await lockButton()
    await pass(2 * MINUTE_MS)
    await user.click(await tile(/^Harissa/))
    await pass(2 * MINUTE_MS)
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await pass(MINUTE_MS)
    await cover()
  })

  test.each([
    ['cash in and out', '{Insert}', 'Cash in and out'],
    ['a return', '{F3}', 'Return'],
    ['a payment of a debt', '{Control>}{F8}{/Control}', 'Client pays a debt'],
  ])('leaves %s to nobody who comes', async (_, key, name) => {
    const { user } = await atTheCounter({ counterLockMinutes: 3 })
    await tile(/^Harissa/)
    await lockButton()
    await user.keyboard(key)
    await screen.findByRole('dialog', { name })
    await pass(4 * MINUTE_MS)
    const screenOver = await cover()
    await user.type(await screenOver.findByLabelText(/^PIN, or badge/), '4711{Enter}')
    await isOpen()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('leaves a ticket that waits for its approval to be paid anew', async () => {
    const { user } = await atTheCounter({ counterLockMinutes: 3, approvals: ['sales.exceedDiscount'] })
    await user.click(await tile(/^Thé vert/))
    await lockButton()
    await user.keyboard('{F4}')
    await user.type(await screen.findByLabelText('Percentage discount'), '50')
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    await user.keyboard('{F10}')
    await screen.findByRole('dialog', { name: 'Approval needed' })
    await pass(4 * MINUTE_MS)
    const screenOver = await cover()
    await user.click(await screenOver.findByRole('button', { name: SONIA.name }))
    await user.type(screenOver.getByLabelText(/^PIN, or badge/), '5822{Enter}')
    await isOpen()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(cart().getAllByText(/^Thé vert/)).toHaveLength(1)
  })

  test('never does where the company says nothing', async () => {
    await atTheCounter()
    await lockButton()
    await pass(600 * MINUTE_MS)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})
