import { afterEach, describe, expect, jest, test } from '@jest/globals'
import type { CounterProduct } from '@comptoir/contracts/inventory/products'
import type { TicketBatch } from '@comptoir/contracts/sales/register-tickets'
import { checkAccessibility, refusal, renderPage, type RenderedPage } from '@comptoir/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { SHELF } from '../../testing/a-product.ts'
import { aShop, FIND, receiptOf, TICKETS, ticketsSent } from '../../testing/a-shop.ts'
import { CounterPage } from './counter.page.tsx'

const tile = (name: RegExp) => screen.findByRole('button', { name })
const payZone = () => screen.getByRole('region', { name: 'Payment' })
const lost = () => Promise.reject(new TypeError('fetch failed'))

async function leaveAndReturn({ router }: Pick<RenderedPage, 'router'>): Promise<void> {
  const { pathname } = router.state.location
  await act(() => router.navigate('/elsewhere'))
  await act(() => router.navigate(pathname))
}

afterEach(() => {
  jest.restoreAllMocks()
})

describe('taking cash', () => {
  test('without a typed amount is the exact total', async () => {
    const { api, page } = aShop()
    const { user } = await renderPage(<CounterPage />, page)
    await user.click(await tile(/^Thé vert/))
    await user.keyboard('{F10}')
    await screen.findByText('Sale recorded')
    const [ticket] = await ticketsSent(api)
    expect(ticket).toMatchObject({ totalMinor: 5_250, changeMinor: 0, payments: [{ amountMinor: 5_250 }] })
  })

  test('of less than the total says what is missing and sells nothing', async () => {
    const { api, page } = aShop()
    const { user } = await renderPage(<CounterPage />, page)
    await user.click(await tile(/^Thé vert/))
    await user.type(screen.getByLabelText('Received'), '5{Enter}')
    expect(payZone().textContent).toContain('Still due')
    expect(payZone().textContent).toContain('0.250')
    await user.keyboard('{F10}')
    expect(await ticketsSent(api, 0)).toEqual([])
  })

  test('that was typed is forgotten when the cart changes', async () => {
    const { page } = aShop()
    const { user } = await renderPage(<CounterPage />, page)
    await user.click(await tile(/^Thé vert/))
    await user.type(screen.getByLabelText('Received'), '20')
    await user.click(await tile(/^Thé vert/))
    expect((screen.getByLabelText('Received') as HTMLInputElement).value).toBe('')
  })
})

describe('without an answer of the server', () => {
  test('sales are numbered one after the other, and sent in this order once it is there', async () => {
    const { api, page } = aShop()
    api.on('post', TICKETS, lost)
    const { user } = await renderPage(<CounterPage />, page)
    for (const number of ['TIC-LM2-004218', 'TIC-LM2-004219']) {
      await user.click(await tile(/^Thé vert/))
      await user.keyboard('{F10}')
      await screen.findByText('Sale recorded')
      expect(payZone().textContent).toContain(number)
      await user.keyboard('{Enter}')
    }
    expect(
      await screen.findByRole('link', { name: /^Offline since \d.* · 2 tickets to send · you can sell$/ }),
    ).toBeTruthy()
    api.on('post', TICKETS, ({ body }) => receiptOf(body as TicketBatch))
    act(() => {
      globalThis.dispatchEvent(new Event('online'))
    })
    await waitFor(() => expect(screen.queryByRole('link', { name: /to send/ })).toBeNull())
    const [first, second] = await ticketsSent(api, 2)
    expect([first?.counter, second?.counter]).toEqual([4218, 4219])
    const { tickets } = api.callsTo('post', TICKETS).at(-1)?.body as TicketBatch
    expect(tickets[1]?.previousHash).toBe(tickets[0]?.hash)
  })

  test('what it answers nothing to is sent again as it was', async () => {
    const { api, page } = aShop()
    let attempts = 0
    api.on('post', TICKETS, ({ body }) => {
      attempts += 1
      return attempts === 1 ? lost() : receiptOf(body as TicketBatch)
    })
    const { user } = await renderPage(<CounterPage />, page)
    await user.click(await tile(/^Thé vert/))
    await user.keyboard('{F10}')
    await waitFor(() => expect(attempts).toBe(2))
    const [first, second] = api.callsTo('post', TICKETS).map(({ body }) => body)
    expect(second).toEqual(first)
  })

  test('a counter that sold before opens again and sells on', async () => {
    const { api, page } = aShop()
    const drawn = await renderPage(<CounterPage />, page)
    await drawn.user.click(await tile(/^Thé vert/))
    await drawn.user.keyboard('{F10}')
    await screen.findByText('Sale recorded')
    await ticketsSent(api)
    for (const path of [
      'points-of-sale/p1/registers',
      'points-of-sale/p1',
      'cash-sessions/:id',
      'client-payment-methods',
    ])
      api.on('get', `/:companyId/${path}`, lost)
    api.on('post', `${TICKETS}/series`, lost).on('post', TICKETS, lost)
    drawn.queryClient.clear()
    await leaveAndReturn(drawn)
    await drawn.user.click(await tile(/^Couscous/))
    await drawn.user.keyboard('{F10}')
    await screen.findByText('Sale recorded')
    expect(payZone().textContent).toContain('TIC-LM2-004219')
  })

  test('a device that never sold at the register says that it needs one first, and sells once there is one', async () => {
    const { api, page, series } = aShop()
    api.on('post', `${TICKETS}/series`, lost)
    const { user } = await renderPage(<CounterPage />, page)
    await user.click(await tile(/^Thé vert/))
    expect((await screen.findByRole('alert')).textContent).toContain('No answer from the server.')
    await user.keyboard('{F10}')
    expect(await ticketsSent(api, 0)).toEqual([])
    api.on('post', `${TICKETS}/series`, series)
    act(() => {
      globalThis.dispatchEvent(new Event('online'))
    })
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    await user.keyboard('{F10}')
    await screen.findByText('Sale recorded')
  })
})

describe('where the browser writes nothing down', () => {
  test('nothing is sold, the reason is said, and the cart is kept', async () => {
    const { api, page } = aShop()
    jest.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError')
    })
    const { user, container } = await renderPage(<CounterPage />, page)
    await user.click(await tile(/^Thé vert/))
    expect((await screen.findByRole('alert')).textContent).toContain('This browser keeps nothing.')
    expect(screen.getByRole('button', { name: /Take payment/ })).toHaveProperty('disabled', true)
    await checkAccessibility(container)
    await user.keyboard('{F10}')
    expect(screen.queryByText('Sale recorded')).toBeNull()
    expect(payZone().textContent).toContain('5.250')
    expect(await ticketsSent(api, 0)).toEqual([])
  })

  test('because its disk is full, nothing is sold until it has room, and the number is not lost', async () => {
    const { api, page } = aShop()
    const { user } = await renderPage(<CounterPage />, page)
    await user.click(await tile(/^Thé vert/))
    await waitFor(() => expect(api.callsTo('post', `${TICKETS}/series`)).toHaveLength(1))
    const full = jest.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await user.keyboard('{F10}')
    expect((await screen.findByRole('alert')).textContent).toContain('The sale was not recorded.')
    expect(payZone().textContent).toContain('5.250')
    full.mockRestore()
    await user.keyboard('+{F10}')
    await screen.findByText('Sale recorded')
    expect(await ticketsSent(api)).toMatchObject([{ counter: 4218, totalMinor: 10_500 }])
  })
})

test('a session that is not open any more leads to opening one, with the cart kept', async () => {
  const { api, page, register } = aShop()
  const { user, ...drawn } = await renderPage(<CounterPage />, page)
  await user.click(await tile(/^Thé vert/))
  api
    .on('post', `${TICKETS}/series`, refusal('cashSession.notOpen'))
    .on('get', '/:companyId/points-of-sale/p1/registers', [register])
  await leaveAndReturn(drawn)
  expect(await screen.findByRole('heading', { name: 'Open the register' })).toBeTruthy()
  const kept = Object.entries(localStorage).find(([key]) => key.startsWith(`cart:${register.id}`))
  expect(kept?.[1]).toContain('Thé vert')
})

test('a price that has changed is shown once the network is back', async () => {
  const { api, page } = aShop()
  const dearer = SHELF.map((product): CounterProduct => ({
    ...product,
    unitPriceMicro: product.unitPriceMicro + 100_000,
  }))
  const { user } = await renderPage(<CounterPage />, page)
  await user.click(await tile(/^Thé vert/))
  api.on('get', FIND, { data: dearer })
  act(() => {
    globalThis.dispatchEvent(new Event('online'))
  })
  await waitFor(() => expect(payZone().textContent).toContain('5.350'))
})

test('a sale that was written down before the page was closed is not offered a second time', async () => {
  const { api, page, register } = aShop()
  const drawn = await renderPage(<CounterPage />, page)
  await drawn.user.click(await tile(/^Thé vert/))
  const key = Object.keys(localStorage).find((each) => each.startsWith(`cart:${register.id}`))!
  const before = localStorage.getItem(key)!
  await drawn.user.keyboard('{F10}')
  await screen.findByText('Sale recorded')
  const [ticket] = await ticketsSent(api)
  await act(() => drawn.router.navigate('/elsewhere'))
  localStorage.setItem(key, before)
  await act(() => drawn.router.navigate(page.route))
  await screen.findByText('Sale recorded')
  expect(payZone().textContent).toContain('TIC-LM2-004218')
  expect(JSON.parse(before).state.cart.saleId).toBe(ticket?.id)
  expect(await ticketsSent(api)).toHaveLength(1)
})
