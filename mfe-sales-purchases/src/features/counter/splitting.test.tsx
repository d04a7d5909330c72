import { beforeEach, describe, expect, test } from '@jest/globals'
import { checkAccessibility, renderPage } from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { CASH_METHOD } from '../../testing/a-session.ts'
import { aShop, ticketsSent } from '../../testing/a-shop.ts'
import { CounterPage } from './counter.page.tsx'

const CARD = { id: '018f0000-0000-7000-8000-00000000ca4d', kind: 'card', name: 'TPE' }

beforeEach(() => localStorage.clear())

const tile = (name: RegExp) => screen.findByRole('button', { name })
const lines = () => within(screen.getByRole('list', { name: 'Cart lines' })).getAllByRole('listitem')
const payZone = () => within(screen.getByRole('region', { name: 'Payment' }))
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Split the ticket' }))
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/** Two teas of 5.250 and a couscous in the cart. */
async function draw() {
  const { api, page } = aShop({ methods: [CASH_METHOD, CARD] })
  await renderPage(<CounterPage />, page)
  const user = userEvent.setup({ delay: 60 })
  await user.click(await tile(/^Thé vert/))
  await user.click(await tile(/^Thé vert/))
  await user.click(await tile(/^Couscous fin/))
  await user.click(await screen.findByRole('button', { name: 'Split the ticket' }))
  return { api, user, split: await dialog() }
}

describe('a ticket that is split', () => {
  test('what is chosen is held, the rest is paid, and then the held part', async () => {
    const { api, user, split } = await draw()
    await checkAccessibility(screen.getByRole('dialog'))
    expect(split.getByRole('button', { name: 'Hold what is chosen' })).toHaveProperty('disabled', true)
    await user.click(
      within(split.getByRole('group', { name: /^Quantity of Thé vert/ })).getByRole('button', { name: 'One more' }),
    )
    await user.click(split.getByRole('button', { name: 'Hold what is chosen' }))
    await gone()
    expect(lines()).toHaveLength(2)
    await user.keyboard('{F10}')
    await screen.findByText('Sale recorded')
    await user.keyboard('{F12}')
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Held tickets' })).getByRole('button', { name: /^Resume/ }),
    )
    await gone()
    expect(lines()).toHaveLength(1)
    await user.keyboard('{F10}')
    const [first, second] = await ticketsSent(api, 2)
    expect(first?.lines.map(({ quantityMilli }) => quantityMilli)).toEqual([1000, 1000])
    expect(second).toMatchObject({ totalMinor: 5_250, lines: [{ quantityMilli: 1000 }] })
    expect(second?.id).not.toBe(first?.id)
  })

  test('what is chosen stays to be paid, and the others are held', async () => {
    const { api, user, split } = await draw()
    await user.click(split.getByRole('button', { name: /^Couscous fin/ }))
    await user.click(split.getByRole('button', { name: 'Hold the others' }))
    await gone()
    expect(lines().map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^Couscous fin/)])
    await user.keyboard('{F10}')
    expect((await ticketsSent(api))[0]?.lines).toHaveLength(1)
  })

  test('is paid by several people in equal shares', async () => {
    const { api, user, split } = await draw()
    await user.click(
      within(split.getByRole('group', { name: 'How many people' })).getByRole('button', { name: 'One more' }),
    )
    await user.click(split.getByRole('button', { name: 'Take the shares' }))
    await gone()
    for (let person = 1; person < 3; person += 1) {
      if (person > 1) await user.keyboard('{F7}')
      await user.click(await payZone().findByRole('button', { name: 'Add' }))
    }
    await user.keyboard('{F10}')
    const [{ payments = [], totalMinor = 0 } = {}] = await ticketsSent(api)
    const share = Math.floor(totalMinor / 3)
    expect(payments.map(({ amountMinor }) => amountMinor)).toEqual([share, share, totalMinor - 2 * share])
  })
})
