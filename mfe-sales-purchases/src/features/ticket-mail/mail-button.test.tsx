import { describe, expect, test } from '@jest/globals'
import { newId } from '@comptoir/platform'
import { checkAccessibility, refusal, renderPage, reply } from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aShop } from '../../testing/a-shop.ts'
import { MailButton } from './mail-button.tsx'

const MAILS = '/:companyId/ticket-mails'
const SALE_ID = newId()
const dialog = () => screen.findByRole('dialog', { name: 'Ticket TIC-1 by email' })

async function opened(email: string | null = null, shop = aShop()) {
  shop.api.on('get', MAILS, { email }).on('post', MAILS, reply(undefined, 204))
  const page = await renderPage(<MailButton saleId={SALE_ID} number="TIC-1" />, shop.page)
  await page.user.click(await screen.findByRole('button', { name: 'Send by email' }))
  return { ...shop, ...page, form: within(await dialog()) }
}

describe('a ticket by mail', () => {
  test('goes to the address of its client in the language that is chosen', async () => {
    const { api, user, form } = await opened('salma@mail.example')
    await waitFor(() =>
      expect(form.getByLabelText(/^Email of the client/)).toHaveProperty('value', 'salma@mail.example'),
    )
    await checkAccessibility(await dialog())
    await user.selectOptions(form.getByLabelText(/^Language of the email/), 'Arabic')
    await user.click(form.getByRole('button', { name: 'Send' }))
    await waitFor(() =>
      expect(api.callsTo('post', MAILS).map(({ body }) => body)).toEqual([
        { saleId: SALE_ID, email: 'salma@mail.example', language: 'ar' },
      ]),
    )
    expect(await screen.findByText('The ticket is on its way to salma@mail.example.')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('waits, as it was typed, for a ticket that the server does not have yet', async () => {
    const { api, user, form } = await opened()
    api.on('post', MAILS, refusal('sale.notFound', { status: 404 }))
    await user.type(form.getByLabelText(/^Email of the client/), 'salma@mail.example')
    await user.click(form.getByRole('button', { name: 'Send' }))
    expect(await form.findByText(/does not have this ticket yet/)).toBeTruthy()
    api.on('post', MAILS, reply(undefined, 204))
    await user.click(form.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.callsTo('post', MAILS)).toHaveLength(2)
  })

  test('goes to nothing but an address', async () => {
    const { api, user, form } = await opened()
    await user.type(form.getByLabelText(/^Email of the client/), 'salma')
    await user.click(form.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(form.getByLabelText(/^Email of the client/).getAttribute('aria-invalid')).toBe('true'))
    expect(api.callsTo('post', MAILS)).toHaveLength(0)
  })
})
