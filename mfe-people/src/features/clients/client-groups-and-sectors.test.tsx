import { beforeEach, describe, expect, test } from '@jest/globals'
import { ACTIVITY_SECTORS } from '@comptoir/contracts/people/activity-sectors'
import { CLIENT_GROUPS } from '@comptoir/contracts/people/client-groups'
import { CLIENTS, type Client } from '@comptoir/contracts/people/clients'
import type { PartyImport } from '@comptoir/contracts/people/party-import'
import { aUser, chooseAction, renderPage, reply, type FakeApi } from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { PartyImportPage } from '../../common/import/import-page.tsx'
import { aClient } from '../../testing/a-client.ts'
import { aPartyImport } from '../../testing/a-party-import.ts'
import { anApi } from '../../testing/an-api.ts'
import { atClients } from '../../testing/at-clients.ts'
import { ClientCreatePage } from './client-create.page.tsx'
import { ClientsPage } from './clients.page.tsx'

const ALL = '/:companyId/clients'
const ONE = `${ALL}/:id`
const medina = aClient()
const zarrouk = aClient({ name: 'Dar Zarrouk', code: 'CL-002' })
const at = (rest: string) => {
  const place = atClients()
  return { ...place, path: `${place.path}/${rest}`, route: `${place.route}/${rest}` }
}

let api: FakeApi

beforeEach(() => {
  api = anApi().onList(CLIENTS, [medina, zarrouk])
})

/** Lists of groups and sectors that were open before, with how many clients each has. */
async function withOpenLists(page: ReactElement, place: Parameters<typeof renderPage>[1]) {
  const rendered = await renderPage(page, place)
  const keys = [CLIENT_GROUPS, ACTIVITY_SECTORS].map(({ path }) => ['c1', path, 'list'])
  for (const key of keys) rendered.queryClient.setQueryData(key, [])
  const areStale = () =>
    waitFor(() => {
      for (const key of keys) expect(rendered.queryClient.getQueryState(key)?.isInvalidated).toBe(true)
    })
  return { ...rendered, areStale }
}

describe('how many clients groups and sectors have is asked anew', () => {
  test('once a client is saved', async () => {
    api.on<Client>('post', ALL, reply(medina, 201))
    const { user, areStale } = await withOpenLists(<ClientCreatePage />, at('create'))
    await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Amel')
    await user.type(screen.getByRole('textbox', { name: /^Code/ }), 'CL-020')
    await user.click(screen.getByRole('button', { name: 'Save client' }))
    await areStale()
  })

  test('once one is deleted', async () => {
    api.on('delete', ONE, reply(undefined))
    const { user, areStale } = await withOpenLists(<ClientsPage />, atClients())
    await chooseAction(user, medina.name, 'Delete')
    await user.click(await screen.findByRole('button', { name: 'Delete client' }))
    await areStale()
  })

  test('once one is merged', async () => {
    api.on<Client>('post', `${ONE}/merge`, zarrouk)
    const { user, areStale } = await withOpenLists(<ClientsPage />, atClients())
    await chooseAction(user, medina.name, 'Merge into…')
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findByRole('option', { name: 'Dar Zarrouk · CL-002' })
    await user.selectOptions(dialog.getByRole('combobox', { name: /^The client that stays/ }), 'Dar Zarrouk · CL-002')
    await user.click(dialog.getByRole('button', { name: 'Merge clients' }))
    await areStale()
  })

  test('once the data of one are erased', async () => {
    api.on('post', `${ONE}/erase`, reply(undefined, 204))
    const { user, areStale } = await withOpenLists(<ClientsPage />, atClients())
    await chooseAction(user, medina.name, 'Erase personal data…')
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('textbox', { name: /Type the name/ }), medina.name)
    await user.click(dialog.getByRole('button', { name: 'Erase for good' }))
    await areStale()
  })

  test('once a file of them is imported', async () => {
    const imported = aPartyImport()
    api
      .on<PartyImport>('get', `${ALL}/import/:id`, imported)
      .on('get', `${ALL}/import/:id/report`, { data: [], meta: { total: 0, page: 1, limit: 25 } })
    const place = at(`import?import=${imported.id}`)
    const { queryClient, areStale } = await withOpenLists(<PartyImportPage kind="client" />, {
      ...place,
      path: at('import').path,
    })
    await screen.findByRole('button', { name: /^Import 2 rows/ })
    api.on<PartyImport>('get', `${ALL}/import/:id`, { ...imported, state: 'done' })
    await queryClient.refetchQueries({ queryKey: ['c1', 'clients', 'import', 'item'] })
    await areStale()
  })
})

describe('whoever may not read groups and sectors', () => {
  const user = aUser({ role: 'own', permissions: ['clients.read', 'clients.write'] })
  const place = atClients({ user })
  const asked = () => [CLIENT_GROUPS, ACTIVITY_SECTORS].flatMap(({ path }) => api.callsTo('get', `/:companyId/${path}`))

  test('has no filter by them, and nothing is refused meanwhile', async () => {
    await renderPage(<ClientsPage />, place)
    await screen.findByText('Dar Zarrouk')
    expect(screen.getByRole('combobox', { name: 'Type' })).toBeTruthy()
    expect(screen.queryByRole('combobox', { name: 'Group' })).toBeNull()
    expect(screen.queryByRole('combobox', { name: 'Activity sector' })).toBeNull()
    expect(asked()).toEqual([])
  })

  test('has no field for them', async () => {
    await renderPage(<ClientCreatePage />, { ...at('create'), session: place.session })
    expect(screen.getByRole('combobox', { name: /^Type/ })).toBeTruthy()
    expect(screen.queryByRole('combobox', { name: /^Group/ })).toBeNull()
    expect(screen.queryByRole('combobox', { name: /^Activity sector/ })).toBeNull()
    expect(asked()).toEqual([])
  })
})
