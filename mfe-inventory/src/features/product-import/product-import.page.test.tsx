import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { ChangeSet, KeptProduct } from '@comptoir/contracts/inventory/product-changes'
import type { ImportReportRow, ProductImport } from '@comptoir/contracts/inventory/product-import'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { aPage, checkAccessibility, fakeApi, refusal, renderPage, reply, type FakeApi } from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { at } from '../../testing/a-place.ts'
import { aChangeSet, aProductImport, aReportRow } from '../../testing/a-product-import.ts'
import { ProductImportPage } from './product-import.page.tsx'

const LATEST = '/:companyId/products/import'
const ONE = '/:companyId/products/import/:id'
const REPORT = '/:companyId/products/import/:id/report'

const checked = aProductImport()
const starting = at('products/import')
const running = { ...starting, route: `/c1/p1/products/import?import=${checked.id}` }
const catalogue = new File(['Libellé;Réf\nHarissa;EPI-1\n'], 'catalogue.csv', { type: 'text/csv' })

let api: FakeApi

/** The import goes from one state to the next each time it is asked for, and stays in the last. */
function goesThrough(...states: Partial<ProductImport>[]) {
  let next = 0
  api.on<ProductImport>('get', ONE, () => ({ ...checked, ...states[Math.min(next++, states.length - 1)] }))
}

beforeEach(() => {
  api = fakeApi()
    .on<ProductImport[]>('get', LATEST, [])
    .on('get', '/:companyId/vat-rates', [
      { rate: 7, isDefault: false },
      { rate: 19, isDefault: true },
    ])
    .on<PaginatedOf<ImportReportRow>>('get', REPORT, aPage([aReportRow()], { total: 86 }))
  goesThrough({})
})

const headerOf = (column: string) => screen.getByRole('combobox', { name: `File column for ${column}` })
const apply = () => screen.findByRole('button', { name: 'Import 98,214 products' })

describe('choosing the file', () => {
  test('says what is understood and that nothing is written, and finds earlier imports again', async () => {
    const busy = aProductImport({ fileName: 'autre.csv', state: 'importing' })
    api.on<ProductImport[]>('get', LATEST, [busy, aProductImport({ state: 'done' })])
    const { container } = await renderPage(<ProductImportPage />, starting)
    expect(screen.getByText(/Nothing is added to the catalogue until you confirm/)).toBeTruthy()
    expect(screen.getByText('Opening stock')).toBeTruthy()
    const link = await screen.findByRole('link', { name: 'autre.csv' })
    expect(link.getAttribute('href')).toBe(`/c1/p1/products/import?import=${busy.id}`)
    expect(screen.getByText('Importing')).toBeTruthy()
    await checkAccessibility(container)
  })

  test('who has no file takes the sample, which is sent like any other', async () => {
    api.on<ProductImport>('post', LATEST, reply(checked, 202))
    const { user, router } = await renderPage(<ProductImportPage />, starting)
    await user.click(screen.getByRole('button', { name: 'Take the sample' }))
    await waitFor(() => expect(router.state.location.search).toBe(`?import=${checked.id}`))
    const form = api.callsTo('post', LATEST)[0]?.body as FormData
    expect((form.get('file') as File).name).toBe('comptoir-sample.csv')
  })

  test('an address takes the sample at once, and only once for who goes back', async () => {
    api.on<ProductImport>('post', LATEST, reply(checked, 202))
    const route = `${starting.route}?sample=1`
    const { router } = await renderPage(<ProductImportPage />, { ...starting, route })
    await waitFor(() => expect(router.state.location.search).toBe(`?import=${checked.id}`))
    expect(api.callsTo('post', LATEST)).toHaveLength(1)
    expect(router.state.historyAction).toBe('REPLACE')
  })

  test('an earlier import says what it takes and when it is removed, and can be removed before', async () => {
    const old = aProductImport({ fileName: 'ancien.csv', state: 'done', keptBytes: 9_437_184 })
    const busy = aProductImport({ fileName: 'en-cours.csv', state: 'importing', expiresAt: null })
    api.on<ProductImport[]>('get', LATEST, [old, busy]).on('delete', ONE, reply(undefined, 204))
    const { user } = await renderPage(<ProductImportPage />, starting)
    const row = within(await screen.findByRole('row', { name: /ancien\.csv/ }))
    expect(row.getByText('9 MB')).toBeTruthy()
    expect(row.getByText('11/05/2026')).toBeTruthy()
    const running = within(screen.getByRole('row', { name: /en-cours\.csv/ }))
    expect(running.queryByRole('button')).toBeNull()
    await user.click(row.getByRole('button', { name: /Actions/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText(/The imported products stay in the catalogue/)).toBeTruthy()
    expect(api.callsTo('delete', ONE)).toHaveLength(0)
    api.on<ProductImport[]>('get', LATEST, [busy])
    await user.click(dialog.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(screen.queryByRole('row', { name: /ancien\.csv/ })).toBeNull())
    expect(api.callsTo('delete', ONE)[0]?.path).toContain(old.id)
  })

  test('sends it with the point of sale, and goes on to its check', async () => {
    api.on<ProductImport>('post', LATEST, reply({ ...checked, state: 'checking', doneCount: 0 }, 202))
    goesThrough({ state: 'checking', doneCount: 40_000 }, {})
    const { user, router } = await renderPage(<ProductImportPage />, starting)
    await user.selectOptions(screen.getByRole('combobox', { name: /^Point of sale/ }), 'Sfax Centre')
    await user.upload(screen.getByLabelText('Catalogue file'), catalogue)
    await waitFor(() => expect(router.state.location.search).toBe(`?import=${checked.id}`))
    const [call] = api.callsTo('post', LATEST)
    const form = call?.body as FormData
    expect(form.get('pointOfSaleId')).toBe('p2')
    expect((form.get('file') as File).name).toBe('catalogue.csv')
    expect(await screen.findByText('Checking the file')).toBeTruthy()
    expect(await apply()).toBeTruthy()
  })

  test('a file that cannot be read is refused where it was chosen', async () => {
    api.on('post', LATEST, refusal('productImport.notCsv'))
    const { user, router } = await renderPage(<ProductImportPage />, starting)
    await user.upload(screen.getByLabelText('Catalogue file'), catalogue)
    expect(await screen.findByText(/cannot be read/)).toBeTruthy()
    expect(router.state.location.search).toBe('')
  })
})

describe('the dry run', () => {
  test('shows how far it is', async () => {
    goesThrough({ state: 'checking', doneCount: 49_150 })
    await renderPage(<ProductImportPage />, running)
    const bar = await screen.findByRole('progressbar', { name: 'catalogue.csv' })
    expect(bar.getAttribute('aria-valuenow')).toBe('50')
    expect(screen.getByText('49,150 of 98,300 rows')).toBeTruthy()
    expect(screen.getByText(/You can leave this page/)).toBeTruthy()
  })

  test('ends in counts, the reading of the file and a report by row', async () => {
    const { container } = await renderPage(<ProductImportPage />, running)
    expect(await apply()).toBeTruthy()
    expect(screen.getByText('Nothing has been added or changed yet.')).toBeTruthy()
    expect(screen.getByText('98,214')).toBeTruthy()
    expect(headerOf('Designation')).toHaveProperty('value', 'Libellé')
    expect(headerOf('Category')).toHaveProperty('value', '')
    expect(screen.getByText('Harissa 380 g')).toBeTruthy()
    const row = within(await screen.findByRole('row', { name: /Thé vert/ }))
    expect(row.getByText('The price is negative.')).toBeTruthy()
    expect(row.getByText('-3,5')).toBeTruthy()
    await checkAccessibility(container)
  })

  test('where each header has found its place, the other columns are shown when they are asked for', async () => {
    goesThrough({ ...checked, headers: ['Libellé', 'Réf', 'Prix public'] })
    const { user } = await renderPage(<ProductImportPage />, running)
    expect(await screen.findByRole('combobox', { name: 'File column for Designation' })).toBeTruthy()
    expect(screen.queryByRole('combobox', { name: 'File column for Category' })).toBeNull()
    await user.click(screen.getByRole('button', { name: /^Show the columns that are not in the file/ }))
    expect(headerOf('Category')).toHaveProperty('value', '')
  })

  test('a count leads to its rows, however often it is pressed', async () => {
    const { user, router } = await renderPage(<ProductImportPage />, running)
    const refused = await screen.findByRole('button', { name: /Refused$/ })
    await user.click(refused)
    await user.click(refused)
    expect(refused.getAttribute('aria-pressed')).toBe('true')
    expect(router.state.location.search).toContain('rows=bad')
  })

  test('the report is filtered and paged in the address, and can be downloaded', async () => {
    const { user, router } = await renderPage(<ProductImportPage />, running)
    await screen.findByText('The price is negative.')
    const twice = aReportRow({
      problems: [{ column: 'code', problem: 'codeTwiceInFile', value: 'EPI-9', otherRow: 1204 }],
    })
    api.on<PaginatedOf<ImportReportRow>>('get', REPORT, aPage([twice], { total: 98_300 }))
    await user.click(screen.getByRole('button', { name: 'Show all rows' }))
    expect(await screen.findByText('Row 1,204 has the same code.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Next page' }))
    await waitFor(() =>
      expect(api.callsTo('get', REPORT).at(-1)?.searchParams.toString()).toBe('only=all&page=2&limit=25'),
    )
    expect(router.state.location.search).toContain(`import=${checked.id}`)
    expect(router.state.location.search).toContain('rows=all')
    api.on('get', '/:companyId/products/import/:id/report.csv', 'row;code')
    Object.assign(URL, { createObjectURL: () => 'blob:report', revokeObjectURL: () => undefined })
    const saving = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    await user.click(screen.getByRole('button', { name: 'Download report' }))
    await waitFor(() =>
      expect(saving.mock.contexts).toEqual([
        expect.objectContaining({ download: 'import-report.csv', href: 'blob:report' }),
      ]),
    )
    saving.mockRestore()
    expect(api.callsTo('get', '/:companyId/products/import/:id/report.csv')[0]?.searchParams.get('only')).toBe('all')
  })

  test('another reading must be checked before it can be imported', async () => {
    api.on<ProductImport>(
      'post',
      '/:companyId/products/import/:id/check',
      reply({ ...checked, state: 'checking', doneCount: 0 }, 202),
    )
    const { user } = await renderPage(<ProductImportPage />, running)
    await apply()
    await user.selectOptions(headerOf('Category'), 'Famille')
    expect(screen.getByText('Hygiène')).toBeTruthy()
    await user.type(screen.getByRole('textbox', { name: /^Price/ }), '1.5')
    await user.click(screen.getByRole('radio', { name: 'excl. tax' }))
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'VAT rate' }),
      await screen.findByRole('option', { name: /^7/ }),
    )
    expect(await apply()).toHaveProperty('disabled', true)
    expect(screen.getByText('The import settings have changed. Check the file again before importing.')).toBeTruthy()
    goesThrough({ state: 'checking', doneCount: 10 }, { goodCount: 98_300, badCount: 0 })
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    expect(await screen.findByText('Checking the file')).toBeTruthy()
    expect(api.callsTo('post', '/:companyId/products/import/:id/check')[0]?.body).toEqual({
      mapping: { designation: 'Libellé', code: 'Réf', priceTtc: 'Prix public', category: 'Famille' },
      defaults: { price: 1.5, priceBasis: 'ht', vatRate: 7 },
      matchBy: 'codeThenBarcode',
      onMatch: 'change',
    })
    expect(await screen.findByRole('button', { name: 'Import 98,300 products' })).toHaveProperty('disabled', false)
  })

  test('headers that say too little ask for a mapping; a refused one says what misses and can be sent again', async () => {
    goesThrough({ state: 'uploaded', mapping: {}, goodCount: 0, badCount: 0, finishedAt: null })
    const message = 'The column “designation” is missing.'
    const refused = refusal('productImport.columnMissing', {
      message,
      errors: [{ pointer: '/mapping', keyword: 'productImport.columnMissing', message }],
    })
    api.on('post', '/:companyId/products/import/:id/check', refused)
    const { user } = await renderPage(<ProductImportPage />, running)
    expect(await screen.findByText('The file’s headers were not recognised.')).toBeTruthy()
    expect(screen.queryByText('Row-by-row report')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Check the file' }))
    expect(await screen.findByText(message)).toBeTruthy()
    api.on<ProductImport>(
      'post',
      '/:companyId/products/import/:id/check',
      reply({ ...checked, state: 'checking', doneCount: 0 }, 202),
    )
    goesThrough({ state: 'checking', doneCount: 10 }, {})
    await user.selectOptions(headerOf('Designation'), 'Libellé')
    await user.selectOptions(headerOf('Code'), 'Réf')
    await user.click(screen.getByRole('button', { name: 'Check the file' }))
    expect(await apply()).toBeTruthy()
  })
})

describe('the reading of the file', () => {
  const workbook = { encoding: null, delimiter: null, sheet: 'Produits', sheets: ['Produits', 'Anciens'] }
  const again = () => screen.findByRole('button', { name: 'Read again' })

  test('of a workbook says which sheet was read; another is read from the same file, in its place', async () => {
    const sheet = aProductImport({ reading: workbook })
    api.on<ProductImport>('post', LATEST, reply(sheet, 202)).on<ProductImport>('get', ONE, sheet)
    const { user, router } = await renderPage(<ProductImportPage />, starting)
    await user.upload(screen.getByLabelText('Catalogue file'), catalogue)
    expect(await screen.findByRole('combobox', { name: 'Sheet' })).toHaveProperty('value', 'Produits')
    expect(screen.queryByRole('combobox', { name: 'Separator' })).toBeNull()
    const other = aProductImport({ reading: { ...workbook, sheet: 'Anciens' } })
    api.on<ProductImport>('post', LATEST, reply(other, 202)).on<ProductImport>('get', ONE, other)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sheet' }), 'Anciens')
    await user.click(await again())
    await waitFor(() => expect(router.state.location.search).toBe(`?import=${other.id}`))
    expect(await screen.findByRole('combobox', { name: 'Sheet' })).toHaveProperty('value', 'Anciens')
    const form = api.callsTo('post', LATEST)[1]?.body as FormData
    expect([...form.keys()].sort()).toEqual(['file', 'pointOfSaleId', 'replaces', 'sheet'])
    expect(form.get('replaces')).toBe(sheet.id)
    expect(form.get('sheet')).toBe('Anciens')
    expect((form.get('file') as File).name).toBe('catalogue.csv')
  })

  test('of a text says its letters and separator; a file that is not at hand is asked for, a refusal is shown', async () => {
    api.on('post', LATEST, refusal('productImport.notCsv'))
    const { user, container } = await renderPage(<ProductImportPage />, running)
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Letters' }), 'Arabic (Windows-1256)')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Separator' }), 'Tab')
    await user.click(await again())
    await user.upload(await screen.findByLabelText('Choose the file again'), catalogue)
    expect(await screen.findByText(/cannot be read/)).toBeTruthy()
    const form = api.callsTo('post', LATEST)[0]?.body as FormData
    expect(form.get('encoding')).toBe('windows-1256')
    expect(form.get('delimiter')).toBe('\t')
    expect(form.get('replaces')).toBe(checked.id)
    expect(screen.getByRole('combobox', { name: 'Letters' })).toHaveProperty('value', 'windows-1256')
    await checkAccessibility(container)
  })
})

describe('importing', () => {
  test('goes from the confirmation to what went in and what stayed out', async () => {
    api.on<ProductImport>(
      'post',
      '/:companyId/products/import/:id/apply',
      reply({ ...checked, state: 'importing', doneCount: 0 }, 202),
    )
    const { user } = await renderPage(<ProductImportPage />, running)
    const button = await apply()
    goesThrough({ state: 'importing', doneCount: 5_000 }, { state: 'done' })
    await user.click(button)
    expect(await screen.findByText('Importing the products')).toBeTruthy()
    expect(await screen.findByText('98,214 products imported.')).toBeTruthy()
    expect(screen.getByRole('button', { name: /86.*Refused/ })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'View products' }).getAttribute('href')).toBe('/c1/p1/products')
    expect(screen.getByRole('link', { name: 'Import another file' }).getAttribute('href')).toBe(
      '/c1/p1/products/import',
    )
    expect(await screen.findByText('The price is negative.')).toBeTruthy()
  })

  test('without a good row there is nothing to press', async () => {
    goesThrough({ goodCount: 0, badCount: 98_300 })
    await renderPage(<ProductImportPage />, running)
    expect(await screen.findByText('No rows can be imported.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Import 0 products' })).toHaveProperty('disabled', true)
  })

  test('one that stopped says what was kept and goes on', async () => {
    goesThrough({ state: 'failed', failure: 'unexpected', doneCount: 30_000 })
    api.on<ProductImport>(
      'post',
      '/:companyId/products/import/:id/apply',
      reply({ ...checked, state: 'importing', doneCount: 30_000 }, 202),
    )
    const { user } = await renderPage(<ProductImportPage />, running)
    expect(await screen.findByText('The import stopped')).toBeTruthy()
    expect(screen.getByText(/30,000 of 98,300 rows are done and stay in the catalogue/)).toBeTruthy()
    goesThrough({ state: 'done' })
    await user.click(screen.getByRole('button', { name: 'Continue the import' }))
    expect(await screen.findByText('98,214 products imported.')).toBeTruthy()
  })

  test('a check that stopped is made again as it was', async () => {
    goesThrough({ state: 'failed', failure: 'unexpected', doneCount: 10, goodCount: 0, badCount: 0, warningCount: 0 })
    api.on<ProductImport>(
      'post',
      '/:companyId/products/import/:id/check',
      reply({ ...checked, state: 'checking' }, 202),
    )
    const { user } = await renderPage(<ProductImportPage />, running)
    expect(await screen.findByText(/nothing was added to the catalogue/)).toBeTruthy()
    goesThrough({})
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    expect(await apply()).toBeTruthy()
    expect(api.callsTo('post', '/:companyId/products/import/:id/check')[0]?.body).toEqual({
      mapping: checked.mapping,
      defaults: {},
    })
  })

  test('an unknown one leads back to the first step', async () => {
    api.on('get', ONE, refusal('productImport.notFound'))
    await renderPage(<ProductImportPage />, running)
    expect(await screen.findByText('This import does not exist')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Import another file' })).toBeTruthy()
  })
})

describe('products that exist already', () => {
  const EXCLUDE = '/:companyId/products/import/:id/exclude'
  const changed = aReportRow({
    rowNumber: 2,
    designation: 'Couscous',
    outcome: 'changed',
    problems: [],
    changes: [
      { column: 'priceTtc', before: '3.45', after: '3.9' },
      { column: 'category', before: null, after: 'Épicerie' },
      { column: 'vatRate', before: '19', after: '7' },
    ],
  })

  test('are shown field by field, before and after, and each count shows its rows', async () => {
    goesThrough({ goodCount: 30, changeCount: 12, sameCount: 5, badCount: 0 })
    api.on<PaginatedOf<ImportReportRow>>('get', REPORT, aPage([changed], { total: 12 }))
    const { user, container } = await renderPage(<ProductImportPage />, running)
    const row = within(await screen.findByRole('row', { name: /Couscous/ }))
    expect(row.getByText('Changes the product')).toBeTruthy()
    expect(row.getByText(/3\.450/).closest('del')).toBeTruthy()
    expect(row.getByText(/3\.900/).closest('ins')).toBeTruthy()
    expect(row.getByText('empty')).toBeTruthy()
    expect(row.getByText(/^7/).closest('ins')).toBeTruthy()
    const only = () => api.callsTo('get', REPORT).at(-1)?.searchParams.get('only')
    expect(only()).toBe('changed')
    expect(screen.getByRole('button', { name: /12.*To change/ }).getAttribute('aria-pressed')).toBe('true')
    await user.click(screen.getByRole('button', { name: /18.*To create/ }))
    await waitFor(() => expect(only()).toBe('created'))
    await user.click(screen.getByRole('button', { name: /5.*Unchanged/ }))
    await waitFor(() => expect(only()).toBe('same'))
    await checkAccessibility(container)
  })

  test('can be recognised otherwise, or left as they are', async () => {
    api.on<ProductImport>('post', `${ONE}/check`, reply({ ...checked, state: 'checking', doneCount: 0 }, 202))
    const { user } = await renderPage(<ProductImportPage />, running)
    await apply()
    expect(screen.getByText(/An empty cell leaves the field as it is/)).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: 'Barcode' }))
    await user.click(screen.getByRole('radio', { name: 'Leave it as it is' }))
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    await waitFor(() =>
      expect(api.callsTo('post', `${ONE}/check`)[0]?.body).toMatchObject({ matchBy: 'barcode', onMatch: 'leave' }),
    )
  })

  test('rows are left out one by one or all of a kind, and taken in again', async () => {
    goesThrough({ goodCount: 30, changeCount: 12, sameCount: 5, badCount: 0 })
    api.on<PaginatedOf<ImportReportRow>>('get', REPORT, aPage([changed], { total: 12 }))
    api.on<ProductImport>('post', EXCLUDE, { ...checked, goodCount: 29, changeCount: 11, sameCount: 6, badCount: 0 })
    const { user } = await renderPage(<ProductImportPage />, running)
    await user.click(await screen.findByRole('button', { name: 'Leave out row 2' }))
    expect(await screen.findByRole('button', { name: /11.*To change/ })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Leave all of these out' }))
    await waitFor(() => expect(api.callsTo('post', EXCLUDE)).toHaveLength(2))
    const excluded = { ...changed, outcome: 'same', reason: 'excluded' } as const
    api.on<PaginatedOf<ImportReportRow>>('get', REPORT, aPage([excluded], { total: 6 }))
    await user.click(screen.getByRole('button', { name: /6.*Unchanged/ }))
    expect(await screen.findByText('You left this row out')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Take in again: row 2' }))
    await user.click(screen.getByRole('button', { name: 'Take left-out rows in again' }))
    await waitFor(() =>
      expect(api.callsTo('post', EXCLUDE).map(({ body }) => body)).toEqual([
        { isExcluded: true, rows: [2] },
        { isExcluded: true, rows: 'changed' },
        { isExcluded: false, rows: [2] },
        { isExcluded: false, rows: 'created' },
        { isExcluded: false, rows: 'changed' },
      ]),
    )
  })
})

describe('undoing an import', () => {
  const UNDO = '/:companyId/product-changes/:id/undo'
  const KEPT = '/:companyId/product-changes/:id/kept'
  const set = aChangeSet()
  const undone = (over: Partial<ChangeSet>) => ({ state: 'done' as const, changeSet: { ...set, ...over } })

  test('asks first, says what becomes of the products, follows it and says what came of it', async () => {
    goesThrough(undone({}))
    api.on<ChangeSet>('post', UNDO, reply({ ...set, state: 'undoing', undoAskedAt: set.createdAt }, 202))
    const { user, container } = await renderPage(<ProductImportPage />, running)
    await user.click(await screen.findByRole('button', { name: 'Undo the import' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText(/those that came with opening stock are archived/)).toBeTruthy()
    expect(api.callsTo('post', UNDO)).toHaveLength(0)
    goesThrough(
      undone({ state: 'undoing', doneCount: 1 }),
      undone({ state: 'undone', doneCount: 2, undoneAt: set.createdAt }),
    )
    await user.click(dialog.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Undoing the import')).toBeTruthy()
    expect(screen.getByText(/products? imported\./)).toBeTruthy()
    expect(await screen.findByText('Import undone: 2 products are as before.')).toBeTruthy()
    expect(screen.queryByText(/products? imported\./)).toBeNull()
    expect(api.callsTo('post', UNDO)).toHaveLength(1)
    await checkAccessibility(container)
  })

  test('lists what stays, with its reason, and gives it as a file', async () => {
    goesThrough(undone({ state: 'partlyUndone', doneCount: 2, keptCount: 1, undoneAt: set.createdAt }))
    const kept = { productId: 'p9', code: 'EPI-1', designation: 'Harissa', kind: 'created', reason: 'moved' } as const
    api.on<PaginatedOf<KeptProduct>>('get', KEPT, aPage([kept]))
    api.on('get', `${KEPT}.csv`, 'code;designation')
    Object.assign(URL, { createObjectURL: () => 'blob:kept', revokeObjectURL: () => undefined })
    const saving = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const { user } = await renderPage(<ProductImportPage />, running)
    expect(await screen.findByText('1 product stays as it is; the reason is listed below.')).toBeTruthy()
    expect(await screen.findByText('Its stock has moved since: it came in, was sold or was counted.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Harissa' }).getAttribute('href')).toBe('/c1/p1/products/edit/p9')
    await user.click(screen.getByRole('button', { name: 'Download the list' }))
    await waitFor(() =>
      expect(saving.mock.contexts).toEqual([expect.objectContaining({ download: 'products-left.csv' })]),
    )
    saving.mockRestore()
  })

  test('one that stopped goes on when asked', async () => {
    goesThrough(undone({ state: 'failed', doneCount: 1 }))
    api.on<ChangeSet>('post', UNDO, reply({ ...set, state: 'undoing' }, 202))
    const { user } = await renderPage(<ProductImportPage />, running)
    expect(await screen.findByText('The undoing stopped')).toBeTruthy()
    goesThrough(undone({ state: 'undone', doneCount: 2 }))
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByText('Import undone: 2 products are as before.')).toBeTruthy()
  })

  test('is not offered when its days are over, or where nothing was changed', async () => {
    goesThrough(undone({ undoableUntil: '2020-01-01T00:00:00.000Z' }))
    const { unmount } = await renderPage(<ProductImportPage />, running)
    expect(await screen.findByRole('link', { name: 'View products' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Undo the import' })).toBeNull()
    unmount()
    goesThrough(undone({ createdCount: 0, changedCount: 0 }))
    await renderPage(<ProductImportPage />, running)
    expect(await screen.findByRole('link', { name: 'View products' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Undo the import' })).toBeNull()
  })
})

test('reads in Arabic, with its plural forms', async () => {
  goesThrough({ goodCount: 3 })
  const { container } = await renderPage(<ProductImportPage />, { ...running, language: 'ar' })
  expect(await screen.findByRole('button', { name: 'استيراد 3 منتوجات' })).toBeTruthy()
  expect(screen.getByRole('columnheader', { name: 'في الملف' })).toBeTruthy()
  expect(await screen.findByText('السعر سالب.')).toBeTruthy()
  await checkAccessibility(container)
})

test('reads in French', async () => {
  const { container } = await renderPage(<ProductImportPage />, { ...starting, language: 'fr' })
  expect(screen.getByRole('heading', { level: 1, name: 'Importer des produits' })).toBeTruthy()
  expect(screen.getByText('Colonnes reconnues')).toBeTruthy()
  await checkAccessibility(container)
})
