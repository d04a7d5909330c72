import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { checkAccessibility, renderPage } from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent, type UserEvent } from '@testing-library/user-event'
import { CASH_METHOD } from '../../testing/a-session.ts'
import { aShop, ticketsSent } from '../../testing/a-shop.ts'
import { CounterPage } from './counter.page.tsx'

const CARD = { id: '018f0000-0000-7000-8000-00000000ca4d', kind: 'card', name: 'TPE' }

const { matchMedia } = globalThis
const coarse = (query: string) =>
  query === '(pointer: coarse)'
    ? Object.defineProperty(matchMedia(query), 'matches', { value: true })
    : matchMedia(query)
afterEach(() => {
  Object.assign(globalThis, { matchMedia })
})

async function aTea() {
  const { api, page } = aShop({ methods: [CASH_METHOD, CARD] })
  const { container } = await renderPage(<CounterPage />, page)
  const user = userEvent.setup({ delay: 60 })
  await user.click(await screen.findByRole('button', { name: /^Thé vert/ }))
  return { api, user, container }
}
const keypad = () => screen.queryByRole('group', { name: 'Number keys' })
const received = () => screen.getByLabelText<HTMLInputElement>('Received')

test('where there is a mouse the keyboard is all there is', async () => {
  const { user } = await aTea()
  await user.click(received())
  expect(received().inputMode).toBe('decimal')
  expect(keypad()).toBeNull()
})

describe('where fingers type', () => {
  beforeEach(() => {
    Object.assign(globalThis, { matchMedia: coarse })
  })
  const press = async (user: UserEvent, ...keys: string[]) => {
    for (const key of keys)
      await user.click(
        within(await screen.findByRole('group', { name: 'Number keys' })).getByRole('button', { name: key }),
      )
  }

  test('what was received is typed on large keys of the page, and a keyboard goes on writing', async () => {
    const { api, user, container } = await aTea()
    await user.click(received())
    expect(received().inputMode).toBe('none')
    await press(user, '2', '1', 'Delete the last digit', '0', '.', '5')
    expect(received().value).toBe('20.5')
    expect(document.activeElement).toBe(received())
    await checkAccessibility(container)
    await user.keyboard('5')
    expect(received().value).toBe('20.55')
    await press(user, 'Done')
    await waitFor(() => expect(keypad()).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('searchbox'))
    await user.keyboard('{F10}')
    await screen.findByText('Sale recorded')
    expect((await ticketsSent(api))[0]).toMatchObject({ changeMinor: 15_300 })
  })

  test('a part is typed so too, and taken by its last key; the keys leave with what is pressed elsewhere', async () => {
    const { user } = await aTea()
    await user.click(screen.getByRole('button', { name: 'TPE' }))
    await user.click(screen.getByRole('button', { name: 'Part' }))
    await press(user, '2', 'Done')
    expect(within(await screen.findByRole('list', { name: 'Taken already' })).getByText('TPE')).toBeTruthy()
    await waitFor(() => expect(keypad()).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Espèces' }))
    await user.click(received())
    await press(user, '5')
    await user.click(screen.getByRole('button', { name: 'TPE' }))
    await waitFor(() => expect(keypad()).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Espèces' }))
    expect(keypad()).toBeNull()
  })
})
