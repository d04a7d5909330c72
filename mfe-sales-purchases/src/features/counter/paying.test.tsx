import { describe, expect, test } from '@jest/globals'
import type { CounterProduct } from '@comptoir/contracts/inventory/products'
import type { SaleInput } from '@comptoir/contracts/sales/sales'
import { refusal, renderPage, type RenderedPage, reply } from '@comptoir/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { SHELF } from '../../testing/a-product.ts'
import { aShop, FIND, SALES, salesSent } from '../../testing/a-shop.ts'
import { sold } from '../../testing/sold.ts'
import { CounterPage } from './counter.page.tsx'

const tile = (name: RegExp) => screen.findByRole('button', { name })
const payZone = () => screen.getByRole('region', { name: 'Payment' })
const lost = () => Promise.reject(new TypeError('fetch failed'))

async function leaveAndReturn(router: RenderedPage['router']): Promise<void> {
  await act(() => router.navigate('/c1/p1/sales'))
  await act(() => router.navigate('/c1/p1/pos'))
}

describe('taking cash', () => {
  test('without a typed amount is the exact total', async () => {
    const { api, page } = aShop()
    const { user } = await renderPage(<CounterPage />, page)
    await user.click(await tile(/^Thé vert/))
    await user.keyboard('{F10}')
    await screen.findByText('Sale recorded')
    expect(salesSent(api)[0]).toMatchObject({ totalMinor: 5_250, changeMinor: 0, payments: [{ amountMinor: 5_250 }] })
  })

  test('of less than the total says what is missing and sends nothing', async () => {
    const { api, page } = aShop()
    const { user } = await renderPage(<CounterPage />, page)
    await user.click(await tile(/^Thé vert/))
    await user.type(screen.getByLabelText('Received'), '5{Enter}')
    expect(payZone().textContent).toContain('Still due')
    expect(payZone().textContent).toContain('0.250')
    await user.keyboard('{F10}')
    expect(salesSent(api)).toHaveLength(0)
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

describe('a sale whose answer is lost', () => {
  test('is sent again as it was, by itself, and recorded once', async () => {
    const { api, page } = aShop()
    let attempts = 0
    api.on('post', SALES, ({ body }) => {
      attempts += 1
      return attempts === 1 ? lost() : reply(sold(body as SaleInput, SHELF), 200)
    })
    const { user } = await renderPage(<CounterPage />, page)
    await user.click(await tile(/^Thé vert/))
    await user.keyboard('{F9}{F10}')
    await screen.findByText('Sale recorded')
    const [first, second] = salesSent(api)
    expect(second).toEqual(first)
  })

  test('twice is told as unknown, holds the cart, and the same is sent on demand', async () => {
    const { api, page } = aShop()
    api.on('post', SALES, lost)
    const { user } = await renderPage(<CounterPage />, page)
    await user.click(await tile(/^Thé vert/))
    await user.keyboard('{F10}')
    expect(await screen.findByText('No answer from the server.')).toBeTruthy()
    await user.keyboard('+')
    expect(payZone().textContent).toContain('5.250')
    api.on('post', SALES, ({ body }) => reply(sold(body as SaleInput, SHELF), 200))
    await user.click(screen.getByRole('button', { name: 'Send again' }))
    await screen.findByText('Sale recorded')
    const sent = salesSent(api)
    expect(sent).toHaveLength(3)
    expect(new Set(sent.map((sale) => JSON.stringify(sale))).size).toBe(1)
  })

  test('and whose counter is left is settled when the counter is opened again', async () => {
    const { api, page, register } = aShop()
    api.on('post', SALES, lost)
    const { user, router } = await renderPage(<CounterPage />, page)
    await user.click(await tile(/^Thé vert/))
    await user.keyboard('{F10}')
    await screen.findByText('No answer from the server.')
    api.on('post', SALES, ({ body }) => reply(sold(body as SaleInput, SHELF), 200))
    await leaveAndReturn(router)
    await screen.findByText('Sale recorded')
    const sent = salesSent(api)
    expect(sent.every(({ id, registerId }) => id === sent[0]?.id && registerId === register.id)).toBe(true)
  })

  test('and comes after the counter was left and opened again, touches nothing of the next sale', async () => {
    const { api, page } = aShop()
    const answers: (() => void)[] = []
    api.on(
      'post',
      SALES,
      ({ body }) => new Promise((resolve) => answers.push(() => resolve(reply(sold(body as SaleInput, SHELF), 200)))),
    )
    const { user, router } = await renderPage(<CounterPage />, page)
    await user.click(await tile(/^Thé vert/))
    await user.keyboard('{F10}')
    await waitFor(() => expect(answers).toHaveLength(1))
    await leaveAndReturn(router)
    await waitFor(() => expect(answers).toHaveLength(2))
    answers[1]?.()
    await screen.findByText('Sale recorded')
    await user.click(await tile(/^Couscous/))
    answers[0]?.()
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
    expect(payZone().textContent).toContain('1.900')
    expect(Object.values(localStorage).some((kept) => String(kept).includes('Couscous'))).toBe(true)
  })
})

describe('a refused sale', () => {
  test('says why in the server’s words, keeps the cart, and may be changed and paid', async () => {
    const { api, page } = aShop()
    api.on(
      'post',
      SALES,
      refusal('sale.stockShort', {
        params: { product: 'Thé vert 250 g', onHandMilli: 1000, requestedMilli: 2000 },
      }),
    )
    const { user } = await renderPage(<CounterPage />, page)
    await user.click(await tile(/^Thé vert/))
    await user.keyboard('+')
    await user.keyboard('{F10}')
    expect((await screen.findByRole('alert')).textContent).toContain('Thé vert 250 g')
    expect(payZone().textContent).toContain('10.500')
    api.on('post', SALES, ({ body }) => reply(sold(body as SaleInput, SHELF), 201))
    await user.keyboard('-')
    await user.keyboard('{F10}')
    await screen.findByText('Sale recorded')
    expect(salesSent(api).map(({ totalMinor }) => totalMinor)).toEqual([10_500, 5_250])
  })

  test('because a price has changed shows the new one', async () => {
    const { api, page } = aShop()
    const dearer = SHELF.map((product): CounterProduct => ({
      ...product,
      unitPriceMicro: product.unitPriceMicro + 100_000,
    }))
    const { user } = await renderPage(<CounterPage />, page)
    await user.click(await tile(/^Thé vert/))
    api
      .on('post', SALES, refusal('sale.priceNotAllowed', { params: { product: 'Thé vert 250 g' } }))
      .on('get', FIND, { data: dearer })
    await user.keyboard('{F10}')
    await screen.findByRole('alert')
    await waitFor(() => expect(payZone().textContent).toContain('5.350'))
  })

  test('because the session is gone leads to opening one, with the cart kept', async () => {
    const { api, page, register } = aShop()
    const { user } = await renderPage(<CounterPage />, page)
    await user.click(await tile(/^Thé vert/))
    api
      .on('post', SALES, refusal('cashSession.notOpen'))
      .on('get', '/:companyId/points-of-sale/p1/registers', [register])
    await user.keyboard('{F10}')
    expect(await screen.findByRole('heading', { name: 'Open the register' })).toBeTruthy()
    expect(
      Object.entries(localStorage).some(
        ([key, value]) => key.includes(register.id) && String(value).includes('Thé vert'),
      ),
    ).toBe(true)
  })
})
