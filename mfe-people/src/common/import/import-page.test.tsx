import { beforeEach, describe, expect, test } from '@jest/globals'
import type { PartyImport, PartyReportRow } from '@comptoir/contracts/people/party-import'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { aPage, checkAccessibility, refusal, renderPage, reply, type FakeApi } from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aPartyImport, aPartyReportRow } from '../../testing/a-party-import.ts'
import { anApi } from '../../testing/an-api.ts'
import { atClients } from '../../testing/at-clients.ts'
import { PartyImportPage } from './import-page.tsx'

const LATEST = '/:companyId/clients/import'
const ONE = '/:companyId/clients/import/:id'
const checked = aPartyImport()
const place = { ...atClients(), path: '/:companyId/:pointOfSaleId/clients/import', route: '/c1/p1/clients/import' }
const running = { ...place, route: `/c1/p1/clients/import?import=${checked.id}` }
const file = new File(['Réf;Raison sociale\nCL-1;Café\n'], 'clients.csv', { type: 'text/csv' })

const ROWS = [
  aPartyReportRow({
    problems: [{ column: 'phone', problem: 'phoneKnown', value: 'CL-014' }],
  }),
  aPartyReportRow({
    ...{ rowNumber: 3, code: 'CL-2', name: 'Dar Zarrouk', outcome: 'changed' },
    changes: [
      { column: 'city', before: 'Tunis', after: 'Sfax' },
      { column: 'creditLimit', before: null, after: '1500.5' },
      { column: 'isActive', before: 'yes', after: 'no' },
    ],
  }),
  aPartyReportRow({
    ...{ rowNumber: 4, code: '', name: '', outcome: 'bad' },
    problems: [{ column: 'code', problem: 'codeTwiceInFile', value: 'CL-1', otherRow: 2 }],
  }),
]

let api: FakeApi

beforeEach(() => {
  api = anApi()
    .on<PartyImport[]>('get', LATEST, [])
    .on<PartyImport>('get', ONE, checked)
    .on<PaginatedOf<PartyReportRow>>('get', '/:companyId/clients/import/:id/report', aPage(ROWS))
})

describe('choosing the file', () => {
  test('says what is understood, and the file that is sent becomes the import of the address', async () => {
    api.on<PartyImport>('post', LATEST, reply(checked, 202))
    const { container, user, router } = await renderPage(<PartyImportPage kind="client" />, place)
    expect(screen.getByRole('heading', { level: 1, name: 'Import clients' })).toBeTruthy()
    expect(screen.getByText('Credit limit')).toBeTruthy()
    await checkAccessibility(container)
    await user.upload(screen.getByLabelText('File'), file)
    await waitFor(() => expect(router.state.location.search).toBe(`?import=${checked.id}`))
  })

  test('why a file was refused is said where it was chosen', async () => {
    api.on('post', LATEST, refusal('importFile.notCsv'))
    const { user } = await renderPage(<PartyImportPage kind="client" />, place)
    await user.upload(screen.getByLabelText('File'), file)
    expect(await screen.findByText(/The file cannot be read/)).toBeTruthy()
  })

  test('an earlier import is found again, and removed after a question', async () => {
    const old = aPartyImport({ fileName: 'ancien.csv', state: 'done' })
    api.on<PartyImport[]>('get', LATEST, [old]).on('delete', ONE, reply(undefined, 204))
    const { user } = await renderPage(<PartyImportPage kind="client" />, place)
    const row = within(await screen.findByRole('row', { name: /ancien\.csv/ }))
    expect(row.getByText('Imported')).toBeTruthy()
    await user.click(row.getByRole('button', { name: /Actions/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText(/Those who were imported stay/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(api.callsTo('delete', ONE)).toHaveLength(1))
  })
})

describe('a file that was checked', () => {
  test('shows what would become of each row, and applies the good ones', async () => {
    api.on<PartyImport>('post', '/:companyId/clients/import/:id/apply', reply({ ...checked, state: 'importing' }, 202))
    const { container, user } = await renderPage(<PartyImportPage kind="client" />, running)
    expect(await screen.findByText('Same phone as:')).toBeTruthy()
    expect(screen.getByText('CL-014')).toBeTruthy()
    expect(screen.getByText('Sfax')).toBeTruthy()
    expect(screen.getByText(/1,500\.500/)).toBeTruthy()
    expect(screen.getByText('Inactive')).toBeTruthy()
    expect(screen.getByText('Row 2 has the same code.')).toBeTruthy()
    await checkAccessibility(container)
    await user.click(screen.getByRole('button', { name: 'Import 2 rows' }))
    expect(await screen.findByText('Importing the rows')).toBeTruthy()
  })

  test('is checked again under another mapping, and cannot be applied before', async () => {
    api.on<PartyImport>('post', '/:companyId/clients/import/:id/check', reply({ ...checked, state: 'checking' }, 202))
    const { user } = await renderPage(<PartyImportPage kind="client" />, running)
    await user.selectOptions(await screen.findByRole('combobox', { name: 'File column for City' }), 'Remarque')
    await user.click(screen.getByText('Leave them as they are'))
    const apply = screen.getByRole('button', { name: 'Import 2 rows' })
    expect(apply.hasAttribute('disabled')).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    expect(await screen.findByText('Checking the file')).toBeTruthy()
    expect(api.callsTo('post', '/:companyId/clients/import/:id/check')[0]?.body).toEqual({
      mapping: { ...checked.mapping, city: 'Remarque' },
      matchBy: 'codeThenTaxId',
      onMatch: 'leave',
    })
  })
})

test.each([
  ['done', '2 rows imported.'],
  ['failed', 'The import stopped'],
  ['uploaded', 'The file’s headers were not recognised.'],
] as const)('an import that is %s says so', async (state, said) => {
  api.on<PartyImport>('get', ONE, { ...checked, state })
  const { container } = await renderPage(<PartyImportPage kind="client" />, running)
  expect(await screen.findByText(said)).toBeTruthy()
  await checkAccessibility(container)
})

test('an import that is gone says so', async () => {
  api.on('get', ONE, refusal('partyImport.notFound'))
  await renderPage(<PartyImportPage kind="client" />, running)
  expect(await screen.findByText('This import does not exist')).toBeTruthy()
})
