import { describe, expect, test } from '@jest/globals'
import type { Client } from '@comptoir/contracts/people/clients'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { aPage, checkAccessibility, refusal, renderPage } from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aClient } from '../../testing/a-client.ts'
import { anApi } from '../../testing/an-api.ts'
import { atClients } from '../../testing/at-clients.ts'
import { ClientsPage } from './clients.page.tsx'

const place = atClients()
const LIST = '/:companyId/clients/paginated'
const ONE = '/:companyId/clients/medina'

const medina = aClient({ id: 'medina' })
const walkIn = aClient({
  id: 'walk-in',
  name: 'Client passager',
  code: 'PASSAGER',
  kind: 'person',
  isDefault: true,
  phone: null,
  email: null,
  taxId: null,
  address: null,
  postalCode: null,
  city: null,
})

const clients = (rows: Client[] = [medina, walkIn]) =>
  anApi()
    .on<PaginatedOf<Client>>('get', LIST, aPage(rows))
    .on<Client>('get', ONE, medina)
    .on<Client>('get', '/:companyId/clients/walk-in', walkIn)

const sheet = async (name: string) => within(await screen.findByRole('dialog', { name }))
const factsOf = (shown: ReturnType<typeof within>) =>
  Object.fromEntries(
    shown
      .getAllByRole('term')
      .map((term: HTMLElement) => [term.textContent, term.nextElementSibling?.textContent ?? '']),
  )

describe('the sheet of a client', () => {
  test('tells all of it beside the list, with the ways to reach them and to change it', async () => {
    clients()
    const { user, router } = await renderPage(<ClientsPage />, place)
    await user.click(await screen.findByRole('link', { name: 'Café de la Médina' }))
    const shown = await sheet('Café de la Médina')
    expect(router.state.location.search).toBe('?row=medina')
    expect(shown.getByText('CL-014')).toBeTruthy()
    expect(factsOf(shown)).toEqual({
      Phone: '+216 71 748 320',
      Email: 'achats@medina.example',
      'Tax ID': '1234567A/P/M/000',
      Type: 'Business',
      Address: '3, rue du Pacha',
      City: '1006 Tunis',
      Status: 'Active',
    })
    const reached = (name: string) => shown.getByRole('link', { name }).getAttribute('href')
    expect(reached('+216 71 748 320')).toBe('tel:+21671748320')
    expect(reached('achats@medina.example')).toBe('mailto:achats@medina.example')
    expect(reached('Edit')).toBe('/c1/p1/clients/edit/medina')
    await checkAccessibility(document.body)
  })

  test('says what is not known of one, goes on to the next row, and closes', async () => {
    clients()
    const { user } = await renderPage(<ClientsPage />, { ...place, route: '/c1/p1/clients?row=medina' })
    await sheet('Café de la Médina')
    await user.click(screen.getByRole('button', { name: 'Next row' }))
    const shown = await sheet('Client passager')
    expect(factsOf(shown)).toEqual({
      Phone: '–',
      Email: '–',
      'Tax ID': '–',
      Type: 'Individual',
      Address: '–',
      City: '–',
      Status: 'Default',
    })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('is open to who may only read, without the way to the form', async () => {
    clients()
    const { user } = await renderPage(<ClientsPage />, {
      ...atClients({ role: 'readOnly' }),
    })
    await user.click(await screen.findByRole('button', { name: 'Café de la Médina' }))
    expect((await sheet('Café de la Médina')).queryByRole('link', { name: 'Edit' })).toBeNull()
  })

  test('reads one of another page by its address, and can try again', async () => {
    const api = clients([walkIn]).on('get', ONE, refusal('server.unavailable'))
    const { user } = await renderPage(<ClientsPage />, { ...place, route: '/c1/p1/clients?row=medina' })
    const failed = await (await sheet('Client')).findByRole('alert')
    api.on<Client>('get', ONE, medina)
    await user.click(within(failed).getByRole('button', { name: 'Try again' }))
    expect(factsOf(await sheet('Café de la Médina'))['City']).toBe('1006 Tunis')
  })

  test('says that one is gone', async () => {
    clients().on('get', '/:companyId/clients/gone', refusal('client.notFound'))
    await renderPage(<ClientsPage />, { ...place, route: '/c1/p1/clients?row=gone' })
    expect(await (await sheet('Client')).findByText('This client does not exist')).toBeTruthy()
  })

  test('reads in Arabic', async () => {
    clients()
    await renderPage(<ClientsPage />, { ...place, language: 'ar', route: '/c1/p1/clients?row=medina' })
    const facts = factsOf(await sheet('Café de la Médina'))
    expect(facts['المعرّف الجبائي']).toBe('1234567A/P/M/000')
    await checkAccessibility(document.body)
  })
})
