import { beforeEach, describe, expect, test } from '@jest/globals'
import type { OwnProof } from '@comptoir/contracts/company/counter-keys'
import { checkAccessibility, refusal, renderPage, reply } from '@comptoir/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aShop } from '../../testing/a-shop.ts'
import { scan } from '../../testing/scan.ts'
import { CounterPage } from './counter.page.tsx'
import { keepLock, openCommands } from './commands/kept-commands.ts'

const PROOF = '/:companyId/counter-keys/own/proof'
const BADGE = 'BADGE0123456789ABCDEF'

const tile = (name: RegExp) => screen.findByRole('button', { name })
/** The page of tests is as narrow as a telephone, which has the key alone. */
const lockButton = () => screen.findByRole('button', { name: 'Lock the counter', hidden: true })
const cart = () => within(screen.getByRole('region', { name: 'Cart', hidden: true }))
const cover = async () => within(await screen.findByRole('alertdialog', { name: /^Locked by/ }))
const isOpen = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
const covered = (container: HTMLElement) => container.querySelector('[data-covered]') !== null

async function atTheCounter() {
  const shop = aShop()
  shop.api.on('post', PROOF, ({ body }) => {
    const proof = body as OwnProof
    const isRight =
      (proof.kind === 'pin' && proof.pin === '4711') ||
      (proof.kind === 'badge' && proof.code === BADGE) ||
      (proof.kind === 'password' && proof.password === 'right')
    return isRight ? reply(undefined, 204) : refusal('counterKey.notYours', { status: 422 })
  })
  return { ...shop, ...(await renderPage(<CounterPage />, shop.page)), user: userEvent.setup({ delay: 60 }) }
}

beforeEach(() => localStorage.clear())

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
