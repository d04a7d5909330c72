import { beforeEach, describe, expect, test } from '@jest/globals'
import { checkAccessibility } from '@comptoir/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { scan } from '../../testing/scan.ts'
import { keepLock, openCommands } from './commands/kept-commands.ts'
import {
  atTheCounter,
  BADGE,
  cart,
  cover,
  covered,
  isOpen,
  lockButton,
  PROOF,
  tile,
} from './testing/a-covered-counter.tsx'

beforeEach(() => localStorage.clear())

test('what comes beside selling a moment later takes the focus from nothing', async () => {
  await atTheCounter()
  const touched = await tile(/^Harissa/)
  act(() => touched.focus())
  await lockButton()
  expect(document.activeElement).toBe(touched)
})

describe('a counter that somebody locks', () => {
  test('is covered by a key, and opened by their PIN; the open ticket stays', async () => {
    const { user, container } = await atTheCounter()
    await user.click(await tile(/^Harissa/))
    await lockButton()
    await user.keyboard('{Control>}{F10}{/Control}')
    const screenOver = await cover()
    expect(covered(container)).toBe(true)
    await checkAccessibility(container)
    scan('6191234500012')
    expect(await screenOver.findByText(/^Type a PIN/)).toBeTruthy()
    await user.type(await screenOver.findByLabelText(/^PIN, or badge/), '9021{Enter}')
    await waitFor(() => expect(screenOver.getByLabelText<HTMLInputElement>(/^PIN, or badge/).value).toBe(''))
    expect(covered(container)).toBe(true)
    await user.type(screenOver.getByLabelText(/^PIN, or badge/), '4711{Enter}')
    await isOpen()
    expect(covered(container)).toBe(false)
    expect(cart().getAllByText(/^Harissa/)).toHaveLength(1)
    await user.keyboard('{F10}')
    expect(await screen.findByText('Sale recorded')).toBeTruthy()
  })

  test('is opened by their badge or their password too, and stays covered when it is started anew', async () => {
    const { user, router, page } = await atTheCounter()
    await user.click(await lockButton())
    await cover()
    await act(() => router.navigate('/elsewhere'))
    await act(() => router.navigate(page.route))
    const again = await cover()
    await again.findByLabelText(/^PIN, or badge/)
    scan(BADGE)
    await isOpen()
    await user.click(await lockButton())
    const third = await cover()
    await user.click(await third.findByRole('button', { name: 'Use the password' }))
    await user.type(await third.findByLabelText(/^Password/), 'right{Enter}')
    await isOpen()
  })

  test('stays covered while the server does not answer', async () => {
    const { api, user } = await atTheCounter()
    await user.click(await lockButton())
    const screenOver = await cover()
    api.on('post', PROOF, () => Promise.reject(new TypeError('fetch failed')))
    await user.type(await screenOver.findByLabelText(/^PIN, or badge/), '4711{Enter}')
    expect(await screenOver.findByText(/^The server does not answer/)).toBeTruthy()
  })
})

test('the cover is touched although a dialog below takes touches away from everything else', async () => {
  const { user } = await atTheCounter()
  await user.click(await lockButton())
  const screenOver = await cover()
  document.body.style.pointerEvents = 'none'
  await user.click(await screenOver.findByRole('button', { name: 'Use the password' }))
  document.body.style.pointerEvents = ''
  expect(await screenOver.findByLabelText(/^Password/)).toBeTruthy()
})

test('what the office locked is hidden before anything lies over it, so that nothing is opened by mouse', async () => {
  const { container, register, router, page } = await atTheCounter()
  await lockButton()
  await act(() => router.navigate('/elsewhere'))
  const lock = { id: 'l1', isOn: true, reason: null, by: 'Sami' }
  openCommands(register.id).setState({ lock, lastLockId: lock.id })
  keepLock(register.id, true)
  await act(() => router.navigate(page.route))
  await waitFor(() => expect(container.querySelector('[data-shown]')).not.toBeNull())
  expect(covered(container)).toBe(true)
})
