import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { renderPage } from '@comptoir/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aProduct } from '../../testing/a-product.ts'
import { aShop } from '../../testing/a-shop.ts'
import { followDisplay, type Shown } from '../client-display/index.ts'
import { withChannels } from '../../testing/with-channels.ts'
import { CounterPage } from './counter.page.tsx'

const before = globalThis.BroadcastChannel
beforeAll(withChannels)
afterAll(() => void Object.assign(globalThis, { BroadcastChannel: before }))

/** A phone has no room for it, and no other screen. */
const displayButton = () => screen.findByLabelText('Client display')

test('the client display is opened from the counter, and shows each step of a sale and nothing else', async () => {
  const goods = aProduct({ designation: 'Harissa', unitPriceMicro: 3_450_000, onHandMilli: 77_000 })
  const { page, register } = aShop({ products: [goods] })
  const opened = jest.spyOn(globalThis, 'open').mockReturnValue(globalThis.window)
  const heard: Shown[] = []
  const companyId = page.session.company?.id ?? ''
  const leave = followDisplay(companyId, register.id, (shown) => heard.push(shown))
  const { unmount } = await renderPage(<CounterPage />, page)
  const user = userEvent.setup({ delay: 60 })
  await user.click(await displayButton())
  expect(opened.mock.calls[0]?.[0]).toBe(`/${companyId}/p1/clientDisplay?register=${register.id}`)
  await waitFor(() => expect(heard.at(-1)).toEqual({ kind: 'welcome' }))
  await user.click(screen.getByRole('button', { name: /^Harissa/ }))
  await waitFor(() => expect(heard.at(-1)).toMatchObject({ kind: 'ticket', totalMinor: 3450, dueMinor: 3450 }))
  expect(JSON.stringify(heard.at(-1))).not.toMatch(/77000|onHand|cost|note/i)
  await user.click(screen.getByRole('button', { name: /^5\.000/ }))
  await waitFor(() => expect(heard.at(-1)).toMatchObject({ receivedMinor: 5000, changeMinor: 1550 }))
  await user.keyboard('{F10}')
  await waitFor(() =>
    expect(heard.at(-1)).toMatchObject({ kind: 'sold', number: 'TIC-LM2-004218', totalMinor: 3450, changeMinor: 1550 }),
  )
  await user.keyboard('{Enter}')
  await waitFor(() => expect(heard.at(-1)).toEqual({ kind: 'welcome' }))
  unmount()
  await waitFor(() => expect(heard.at(-1)).toEqual({ kind: 'paused' }))
  leave()
  opened.mockRestore()
})

test('a window that the browser does not let open is told', async () => {
  const { page } = aShop()
  const opened = jest.spyOn(globalThis, 'open').mockReturnValue(null)
  await renderPage(<CounterPage />, page)
  const user = userEvent.setup({ delay: 60 })
  await user.click(await displayButton())
  expect(await screen.findByText(/did not let the client display open/)).toBeTruthy()
  opened.mockRestore()
})
