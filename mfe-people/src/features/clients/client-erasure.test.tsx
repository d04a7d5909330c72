import { expect, test } from '@jest/globals'
import type { Client } from '@comptoir/contracts/people/clients'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { aPage, checkAccessibility, chooseAction, openMenu, refusal, renderPage, reply } from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { ClientsPage } from './clients.page.tsx'
import { aClient } from '../../testing/a-client.ts'
import { anApi } from '../../testing/an-api.ts'
import { atClients } from '../../testing/at-clients.ts'

const LIST = '/:companyId/clients/paginated'
const ERASE = '/:companyId/clients/medina/erase'
const medina = aClient({ id: 'medina', version: 4 })
const place = atClients({ role: 'administrator' })
const clients = (rows: Client[] = [medina]) => anApi().on<PaginatedOf<Client>>('get', LIST, aPage(rows))

async function theDialog() {
  const { user } = await renderPage(<ClientsPage />, place)
  await chooseAction(user, medina.name, 'Erase personal data…')
  const shown = await screen.findByRole('dialog', { name: /Erase the personal data of/ })
  return { user, dialog: within(shown) }
}

test('asks for the name before anything is erased, and sends it with the version that was read', async () => {
  const api = clients().on('post', ERASE, reply(undefined, 204))
  const { user, dialog } = await theDialog()
  expect(dialog.getByText(/Nobody can undo this/)).toBeTruthy()
  expect(dialog.getByText(/the law asks for the buyer for ten years/)).toBeTruthy()
  const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'Erase for good' })
  const field = dialog.getByRole('textbox', { name: /Type the name/ })
  await user.type(field, 'Café de la')
  expect(confirm.disabled).toBe(true)
  await user.type(field, ' Médina')
  await checkAccessibility(document.body)
  await user.click(confirm)
  await screen.findByText('Personal data erased')
  expect(api.callsTo('post', ERASE).map(({ body }) => body)).toEqual([{ name: medina.name, version: 4 }])
})

test('says why nothing was erased, and stays open', async () => {
  clients().on('post', ERASE, refusal('client.inOpenSession', { params: { documents: 2 } }))
  const { user, dialog } = await theDialog()
  await user.type(dialog.getByRole('textbox', { name: /Type the name/ }), medina.name)
  await user.click(dialog.getByRole('button', { name: 'Erase for good' }))
  await waitFor(() => expect(document.body.textContent).toMatch(/cash session that is not closed/))
  expect(dialog.getByRole('button', { name: 'Erase for good' })).toBeTruthy()
})

test.each([
  ['to a manager', 'manager', medina],
  ['for the walk-in client', 'administrator', aClient({ id: 'walk-in', name: 'Client passager', isDefault: true })],
] as const)('is not offered %s', async (_, role, client) => {
  clients([client])
  const { user } = await renderPage(<ClientsPage />, atClients({ role }))
  await openMenu(user, `Actions for ${client.name}`)
  expect(screen.getByRole('menuitem', { name: 'Edit' })).toBeTruthy()
  expect(screen.queryByRole('menuitem', { name: /personal data/ })).toBeNull()
})
