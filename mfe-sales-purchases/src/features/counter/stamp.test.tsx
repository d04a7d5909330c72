import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { checkAccessibility, renderPage } from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CASH_METHOD } from '../../testing/a-session.ts'
import { aProduct } from '../../testing/a-product.ts'
import { aShop, TICKETS, ticketsSent, type ShopOptions } from '../../testing/a-shop.ts'
import { withChannels } from '../../testing/with-channels.ts'
import { followDisplay, type Shown } from '../client-display/index.ts'
import { CounterPage } from './counter.page.tsx'

const CARD = { id: '018f0000-0000-7000-8000-00000000ca4d', kind: 'card', name: 'TPE' }
const BASKET = aProduct({ designation: 'Panier garni', code: 'PAN-1', unitPriceMicro: 42_886_000 })
const GIFT = aProduct({ designation: 'Sac', code: 'SAC-1', unitPriceMicro: 20_000_000 })
const STAMPS = [{ since: '2022-01-31T23:00:00.000Z', brackets: [{ fromMinor: 0, amountMinor: 100 }] }]

const channels = globalThis.BroadcastChannel
beforeAll(withChannels)
afterAll(() => void Object.assign(globalThis, { BroadcastChannel: channels }))
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  Object.assign(globalThis, { print: jest.fn(() => dispatchEvent(new Event('afterprint'))) })
})

const spaced = (text: string | null | undefined) => text?.replaceAll(/[\u00A0\u202F]/g, ' ') ?? ''
const paying = () => spaced(screen.getByRole('region', { name: 'Payment' }).textContent)
const stampRow = (words = 'Stamp duty') => screen.findByText(words, { selector: 'dt' })
const printed = () => spaced(document.querySelector('[data-sheet] [role=document]')?.textContent)

async function atTheCounter(options: ShopOptions = {}, language: 'en' | 'fr' | 'ar' = 'en') {
  const shop = aShop({ products: [BASKET, GIFT], methods: [CASH_METHOD, CARD], stamps: STAMPS, ...options })
  const drawn = await renderPage(<CounterPage />, { ...shop.page, language })
  const user = userEvent.setup({ delay: 60 })
  const add = async (name: RegExp) => user.click(await screen.findByRole('button', { name }))
  return { ...shop, ...drawn, user, add }
}

describe('where tickets bear the stamp', () => {
  test('it has a row of its own, is in the total before cash is rounded, and on the ticket', async () => {
    const { api, user, add, container } = await atTheCounter({ cashStepMinor: 50 })
    await add(/^Panier garni/)
    expect(spaced((await stampRow()).parentElement?.textContent)).toBe('Stamp duty0.100 TND')
    expect(paying()).toContain('To pay43.000 TNDCash rounding 0.014 TND')
    await checkAccessibility(container)
    await user.click(screen.getByRole('button', { name: 'TPE' }))
    expect(paying()).toContain('To pay42.986 TND')
    await user.keyboard('{F10}')
    await screen.findByText('Sale recorded')
    const [ticket] = await ticketsSent(api)
    expect(ticket).toMatchObject({ grossMinor: 42_886, stampMinor: 100, totalMinor: 42_986, receivedMinor: 42_986 })
    expect(ticket?.taxes.reduce((sum, { totalMinor }) => sum + totalMinor, 0)).toBe(42_886)
    await waitFor(() => expect(printed()).toMatch(/Stamp duty.*0\.100/))
  })

  test('no discount reduces it, and what is given away bears it all the same', async () => {
    const { api, user, add } = await atTheCounter({ role: 'administrator' })
    await add(/^Sac/)
    await user.click(await screen.findByRole('button', { name: 'Ticket discount' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Ticket discount' }))
    await user.type(dialog.getByRole('textbox', { name: 'Percentage discount' }), '100')
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(paying()).toContain('To pay0.100 TND'))
    await user.keyboard('{F10}')
    await screen.findByText('Sale recorded')
    expect((await ticketsSent(api))[0]).toMatchObject({ discountMinor: 20_000, stampMinor: 100, totalMinor: 100 })
  })

  test('each of two tickets bears its own', async () => {
    const { api, user, add } = await atTheCounter()
    await add(/^Panier garni/)
    await add(/^Sac/)
    await user.click(await screen.findByRole('button', { name: 'Split the ticket' }))
    const split = within(await screen.findByRole('dialog', { name: 'Split the ticket' }))
    await user.click(split.getByRole('button', { name: /^Sac/ }))
    expect(split.getByText('20.100', { exact: false })).toBeTruthy()
    await user.click(split.getByRole('button', { name: 'Hold what is chosen' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.keyboard('{F10}')
    await screen.findByText('Sale recorded')
    await user.keyboard('{F12}')
    const held = within(await screen.findByRole('dialog', { name: 'Held tickets' }))
    await user.click(held.getByRole('button', { name: /^Resume/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.keyboard('{F10}')
    const tickets = await ticketsSent(api, 2)
    expect(tickets.map(({ stampMinor, totalMinor }) => [stampMinor, totalMinor])).toEqual([
      [100, 42_986],
      [100, 20_100],
    ])
  })

  test('the client sees it on their screen', async () => {
    const opened = jest.spyOn(globalThis, 'open').mockReturnValue(globalThis.window)
    const { register, page, user, add } = await atTheCounter()
    const heard: Shown[] = []
    const leave = followDisplay(page.session.company?.id ?? '', register.id, (shown) => heard.push(shown))
    await user.click(await screen.findByLabelText('Client display'))
    await add(/^Panier garni/)
    await waitFor(() => expect(heard.at(-1)).toMatchObject({ stampMinor: 100, totalMinor: 42_986 }))
    leave()
    opened.mockRestore()
  })

  test('it is practised as well', async () => {
    const { user, add } = await atTheCounter({ role: 'administrator' })
    await add(/^Panier garni/)
    await stampRow()
    await user.click(screen.getByRole('button', { name: 'Empty' }))
    await user.click(await screen.findByLabelText('Training'))
    await user.click(await screen.findByRole('button', { name: 'Begin training' }))
    await screen.findByText('Training: nothing is recorded')
    await add(/^Panier garni/)
    await stampRow()
    await user.keyboard('{F10}')
    await waitFor(() => expect(printed()).toMatch(/Stamp duty.*0\.100/))
  })

  test('a device that holds its series knows it without the server', async () => {
    const first = await atTheCounter()
    await first.add(/^Panier garni/)
    await stampRow()
    first.unmount()
    first.api.on('post', `${TICKETS}/series`, () => Promise.reject(new TypeError('no network')))
    await renderPage(<CounterPage />, first.page)
    await first.add(/^Panier garni/)
    await stampRow()
  })

  test.each([
    ['fr', 'Timbre fiscal'],
    ['ar', 'معلوم الطابع الجبائي'],
  ] as const)('it is called so in %s', async (language, words) => {
    const { add } = await atTheCounter({}, language)
    await add(/^Panier garni/)
    await stampRow(words)
  })
})

test('elsewhere no ticket bears it', async () => {
  const { api, user, add } = await atTheCounter({ stamps: [] })
  await add(/^Panier garni/)
  expect(paying()).toContain('To pay42.886 TND')
  expect(screen.queryByText('Stamp duty')).toBeNull()
  await user.keyboard('{F10}')
  await screen.findByText('Sale recorded')
  expect((await ticketsSent(api))[0]).toMatchObject({ stampMinor: 0, totalMinor: 42_886 })
})
