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
    problems: [
      { column: 'phone', problem: 'phoneKnown', value: 'CL-014' },
      { column: 'email', problem: 'emailTwiceInFile', value: '', otherRow: 7 },
    ],
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
    expect(screen.getByText('Row 7 has the same email.')).toBeTruthy()
    expect(screen.getByText('Sfax')).toBeTruthy()
    expect(screen.getByText(/1,500\.500/)).toBeTruthy()
    expect(screen.getByText('Inactive')).toBeTruthy()
    expect(screen.getByText('Row 2 has the same code.')).toBeTruthy()
    await checkAccessibility(container)
    await user.click(screen.getByRole('button', { name: 'Import 2 rows' }))
    expect(await screen.findByText('Importing the rows')).toBeTruthy()
  })

  test('lets rows be left out, one or all of a kind, and taken in again', async () => {
    const exclude = '/:companyId/clients/import/:id/exclude'
    const without = { ...checked, goodCount: 1, sameCount: 1 }
    api.on<PartyImport>('post', exclude, reply(without, 200))
    const { container, user } = await renderPage(<PartyImportPage kind="client" />, running)
    await user.click(await screen.findByRole('button', { name: 'Leave out row 2' }))
    expect(await screen.findByRole('button', { name: 'Import 1 row' })).toBeTruthy()
    expect(api.callsTo('post', exclude)[0]?.body).toEqual({ isExcluded: true, rows: [2] })
    // A refused row stays out whatever is chosen.
    expect(screen.queryByRole('button', { name: 'Leave out row 4' })).toBeNull()
    api.on<PaginatedOf<PartyReportRow>>(
      'get',
      '/:companyId/clients/import/:id/report',
      aPage([aPartyReportRow({ outcome: 'same', reason: 'excluded' })]),
    )
    await user.click(screen.getByRole('button', { name: /Unchanged/ }))
    expect(await screen.findByRole('button', { name: 'Take in again: row 2' })).toBeTruthy()
    await checkAccessibility(container)
    await user.click(screen.getByRole('button', { name: 'Take left-out rows in again' }))
    await waitFor(() => expect(api.callsTo('post', exclude)).toHaveLength(3))
    expect(api.callsTo('post', exclude)[2]?.body).toEqual({ isExcluded: false, rows: 'changed' })
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

describe('the reading of the file', () => {
  const again = () => screen.findByRole('button', { name: 'Read again' })

  test('of a workbook says its sheet; another is read from the same file, in its place', async () => {
    const reading = { encoding: null, delimiter: null, sheet: 'Clients', sheets: ['Clients', 'Anciens'] }
    const first = aPartyImport({ reading })
    api.on<PartyImport>('post', LATEST, reply(first, 202)).on<PartyImport>('get', ONE, first)
    const { user, router } = await renderPage(<PartyImportPage kind="client" />, place)
    await user.upload(screen.getByLabelText('File'), file)
    expect(await screen.findByRole('combobox', { name: 'Sheet' })).toHaveProperty('value', 'Clients')
    const other = aPartyImport({ reading: { ...reading, sheet: 'Anciens' } })
    api.on<PartyImport>('post', LATEST, reply(other, 202)).on<PartyImport>('get', ONE, other)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sheet' }), 'Anciens')
    await user.click(await again())
    await waitFor(() => expect(router.state.location.search).toBe(`?import=${other.id}`))
    const form = api.callsTo('post', LATEST)[1]?.body as FormData
    expect([...form.keys()].sort()).toEqual(['file', 'replaces', 'sheet'])
    expect([form.get('replaces'), form.get('sheet')]).toEqual([first.id, 'Anciens'])
    expect((form.get('file') as File).name).toBe('clients.csv')
  })

  test('of a text says its letters and separator; a file that is not at hand is asked for', async () => {
    api.on('post', LATEST, refusal('importFile.notCsv'))
    const { user, container } = await renderPage(<PartyImportPage kind="client" />, running)
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Letters' }), 'Arabic (Windows-1256)')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Separator' }), 'Tab')
    await user.click(await again())
    await user.upload(await screen.findByLabelText('Choose the file again'), file)
    expect(await screen.findByText(/cannot be read/)).toBeTruthy()
    const form = api.callsTo('post', LATEST)[0]?.body as FormData
    expect([form.get('encoding'), form.get('delimiter'), form.get('replaces')]).toEqual([
      ...['windows-1256', '\t', checked.id],
    ])
    await checkAccessibility(container)
  })
})

describe('an import that was applied', () => {
  const done = { ...checked, state: 'done', undoableUntil: '2099-06-03T09:00:05.000Z' } as const
  const undo = '/:companyId/clients/import/:id/undo'

  test('is undone after a question, and shown at work', async () => {
    api.on<PartyImport>('get', ONE, done)
    api.on<PartyImport>('post', undo, reply({ ...done, state: 'undoing', undoableUntil: null }, 202))
    const { container, user } = await renderPage(<PartyImportPage kind="client" />, running)
    await user.click(await screen.findByRole('button', { name: 'Undo the import' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText(/Created: 1\. They are deleted\. Changed: 1\./)).toBeTruthy()
    expect(dialog.getByRole('button', { name: 'Keep the import' })).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Undoing the import')).toBeTruthy()
    expect(api.callsTo('post', undo)).toHaveLength(1)
    await checkAccessibility(container)
  })

  test('tells whom undoing left, with the reason and the way to them', async () => {
    const kept = [
      aPartyReportRow({ kept: 'changed', partyId: 'c-9' }),
      aPartyReportRow({ rowNumber: 3, name: 'Dar Zarrouk', kept: 'gone', partyId: 'c-8' }),
    ]
    api
      .on<PartyImport>('get', ONE, { ...done, state: 'undone', keptCount: 2, goodCount: 3, undoableUntil: null })
      .on<PaginatedOf<PartyReportRow>>('get', '/:companyId/clients/import/:id/report', aPage(kept))
    const { container } = await renderPage(<PartyImportPage kind="client" />, running)
    expect(await screen.findByText('Import undone: 1 row is as before.')).toBeTruthy()
    expect(screen.queryByText(/rows? imported\./)).toBeNull()
    expect(screen.getByText('2 rows stay as they are; the reasons are listed below.')).toBeTruthy()
    const table = within(await screen.findByRole('region', { name: 'Left as they are' }))
    expect(await table.findByText('Changed since.')).toBeTruthy()
    expect(table.getByRole('link', { name: 'Café Jasmin' }).getAttribute('href')).toMatch(/clients\/edit\/c-9/)
    expect(table.queryByRole('link', { name: 'Dar Zarrouk' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Undo the import' })).toBeNull()
    await checkAccessibility(container)
  })

  test('whose undoing stopped goes on from there', async () => {
    const stopped = { ...checked, state: 'failed', undoAskedAt: '2026-05-04T10:00:00.000Z', doneCount: 1 } as const
    api.on<PartyImport>('get', ONE, stopped)
    api.on<PartyImport>('post', undo, reply({ ...stopped, state: 'undoing' }, 202))
    const { user } = await renderPage(<PartyImportPage kind="client" />, running)
    expect(await screen.findByText('The undoing stopped')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByText('Undoing the import')).toBeTruthy()
  })

  test('and partly undone says so in the list', async () => {
    api.on<PartyImport[]>('get', LATEST, [aPartyImport({ state: 'undone', keptCount: 1 })])
    await renderPage(<PartyImportPage kind="client" />, place)
    expect(await screen.findByText('Partly undone')).toBeTruthy()
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
