import { beforeEach, expect, test } from '@jest/globals'
import { checkAccessibility, renderPage } from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { aShop } from '../../testing/a-shop.ts'
import { CounterPage } from './counter.page.tsx'

beforeEach(() => localStorage.clear())

const sheet = async () => within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))

async function draw() {
  const { page } = aShop()
  const { router } = await renderPage(<CounterPage />, page)
  await screen.findByRole('searchbox')
  // What answers the key comes after the first drawing; a phone has no room for its button.
  await screen.findByLabelText('Keyboard shortcuts')
  return Object.assign(userEvent.setup({ delay: 60 }), { router })
}

test('a question mark shows all keys; another one is chosen for an action, and works at once', async () => {
  const user = await draw()
  await user.keyboard('?')
  const keys = await sheet()
  await checkAccessibility(screen.getByRole('dialog'))
  await user.click(keys.getByRole('button', { name: 'Change F12 for “Held tickets”' }))
  await user.keyboard('{Control>}k{/Control}')
  expect(await keys.findByRole('button', { name: 'Change Ctrl K for “Held tickets”' })).toBeTruthy()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.keyboard('{F12}')
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.keyboard('{Control>}k{/Control}')
  expect(await screen.findByRole('dialog', { name: 'Held tickets' })).toBeTruthy()
})

test('a key of another action is swapped only when asked, and all come back', async () => {
  const user = await draw()
  await user.keyboard('?')
  const keys = await sheet()
  await user.click(keys.getByRole('button', { name: 'Change F10 for “Take payment”' }))
  await user.keyboard('{F9}')
  expect(await keys.findByText(/stands for “Exact”/)).toBeTruthy()
  await user.click(keys.getByRole('button', { name: 'Swap the two keys' }))
  expect(await keys.findByRole('button', { name: 'Change F9 for “Take payment”' })).toBeTruthy()
  expect(keys.getByRole('button', { name: 'Change F10 for “Exact”' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Take payment', hidden: true }).getAttribute('aria-keyshortcuts')).toBe(
    'F9 Control+Enter',
  )
  await user.click(keys.getByRole('button', { name: 'Reset all keys' }))
  expect(await keys.findByRole('button', { name: 'Change F10 for “Take payment”' })).toBeTruthy()
  expect(keys.queryByRole('button', { name: 'Reset all keys' })).toBeNull()
})

test('what the browser keeps for itself is refused with the reason', async () => {
  const user = await draw()
  await user.keyboard('?')
  const keys = await sheet()
  await user.click(keys.getByRole('button', { name: 'Change F2 for “Scan or search for a product”' }))
  await user.keyboard('{Control>}w{/Control}')
  expect(await keys.findByText(/belongs to the browser/)).toBeTruthy()
  await user.keyboard('a')
  expect(await keys.findByText(/is needed for typing/)).toBeTruthy()
  await user.keyboard('{PageUp}')
  expect(await keys.findByRole('button', { name: 'Change PgUp for “Scan or search for a product”' })).toBeTruthy()
})

test('the X report has a key of its own, which another one can be chosen for', async () => {
  const user = await draw()
  await user.keyboard('?')
  const keys = await sheet()
  await user.click(keys.getByRole('button', { name: 'Change Ctrl F2 for “X report”' }))
  await user.keyboard('{Control>}x{/Control}')
  expect(await keys.findByText(/is needed for typing/)).toBeTruthy()
  await user.keyboard('{Control>}m{/Control}{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('link', { name: 'X report' }).getAttribute('aria-keyshortcuts')).toBe('Control+M')
  await user.keyboard('{Control>}m{/Control}')
  await waitFor(() => expect(user.router.state.location.pathname).toMatch(/\/cashSessions\/s1$/))
})
