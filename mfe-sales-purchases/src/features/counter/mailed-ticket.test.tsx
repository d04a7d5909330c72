import { expect, test } from '@jest/globals'
import { renderPage, reply } from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aShop, ticketsSent } from '../../testing/a-shop.ts'
import { CounterPage } from './counter.page.tsx'

const MAILS = '/:companyId/ticket-mails'

test('after a sale the counter sends it, and the search goes on', async () => {
  const shop = aShop()
  shop.api.on('get', MAILS, { email: null }).on('post', MAILS, reply(undefined, 204))
  await renderPage(<CounterPage />, shop.page)
  // Faster typing is a scan.
  const user = userEvent.setup({ delay: 60 })
  await user.click(await screen.findByRole('button', { name: /^Thé vert/ }))
  await user.keyboard('{F10}')
  await screen.findByText('Sale recorded')
  await user.click(await screen.findByRole('button', { name: 'Send by email' }))
  const form = within(await screen.findByRole('dialog', { name: /by email$/ }))
  await user.type(form.getByLabelText(/^Email of the client/), 'salma@mail.example{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const [ticket] = await ticketsSent(shop.api)
  expect(shop.api.callsTo('post', MAILS)[0]?.body).toMatchObject({ saleId: ticket?.id, email: 'salma@mail.example' })
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('searchbox')))
  expect(screen.getByText('Sale recorded')).toBeTruthy()
})
