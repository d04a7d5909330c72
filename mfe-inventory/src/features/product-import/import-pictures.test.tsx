import { beforeEach, describe, expect, test } from '@jest/globals'
import type { ImportReportRow, ProductImport } from '@comptoir/contracts/inventory/product-import'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { aPage, checkAccessibility, fakeApi, renderPage, reply, type FakeApi } from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { at } from '../../testing/a-place.ts'
import { aProductImport, aReportRow } from '../../testing/a-product-import.ts'
import { ProductImportPage } from './product-import.page.tsx'

const LATEST = '/:companyId/products/import'
const ONE = '/:companyId/products/import/:id'
const REPORT = '/:companyId/products/import/:id/report'

type Pictures = NonNullable<ProductImport['pictures']>

/** Five files came: three photos for rows, and two that are nobody's. */
const pictures: Pictures = {
  receivedCount: 5,
  plannedCount: 3,
  doneCount: 0,
  addedCount: 0,
  unusedCount: 2,
  unused: [
    { name: 'photos/nobody.jpg', fault: null },
    { name: 'photos/notes.pdf', fault: 'notPicture' },
  ],
}
const checked = aProductImport({ pictures })
const starting = at('products/import')
const running = { ...starting, route: `/c1/p1/products/import?import=${checked.id}` }
const catalogue = new File(['Libellé;Réf\nHarissa;EPI-1\n'], 'catalogue.csv', { type: 'text/csv' })
const archive = new File(['PK'], 'photos.zip', { type: 'application/zip' })

let api: FakeApi

function isAt(state: Partial<ProductImport>) {
  api.on<ProductImport>('get', ONE, { ...checked, ...state })
}

beforeEach(() => {
  api = fakeApi()
    .on<ProductImport[]>('get', LATEST, [])
    .on('get', '/:companyId/vat-rates', [{ rate: 19, isDefault: true }])
    .on<PaginatedOf<ImportReportRow>>('get', REPORT, aPage<ImportReportRow>([]))
    .on<ProductImport>('post', LATEST, reply(checked, 202))
  isAt({})
})

const section = async () => within(await screen.findByRole('region', { name: 'Pictures' }))

describe('choosing an archive of pictures', () => {
  test('it waits for the file, and both are sent together', async () => {
    const { user, router, container } = await renderPage(<ProductImportPage />, starting)
    await user.upload(screen.getByLabelText('Pictures (optional)'), archive)
    expect(screen.getByText('Pictures: photos.zip')).toBeTruthy()
    expect(api.callsTo('post', LATEST)).toHaveLength(0)
    await checkAccessibility(container)
    await user.upload(screen.getByLabelText('Catalogue file'), catalogue)
    await waitFor(() => expect(router.state.location.search).toBe(`?import=${checked.id}`))
    const form = api.callsTo('post', LATEST)[0]?.body as FormData
    expect((form.get('file') as File).name).toBe('catalogue.csv')
    expect((form.get('pictures') as File).name).toBe('photos.zip')
  })

  test('it can be put back; then the file goes alone', async () => {
    const { user, router } = await renderPage(<ProductImportPage />, starting)
    await user.upload(screen.getByLabelText('Pictures (optional)'), archive)
    await user.click(screen.getByRole('button', { name: 'Without pictures' }))
    expect(screen.getByLabelText('Pictures (optional)')).toBeTruthy()
    await user.upload(screen.getByLabelText('Catalogue file'), catalogue)
    await waitFor(() => expect(router.state.location.search).toBe(`?import=${checked.id}`))
    expect((api.callsTo('post', LATEST)[0]?.body as FormData).has('pictures')).toBe(false)
  })

  test('it goes again with the file that is read in another way', async () => {
    const { user } = await renderPage(<ProductImportPage />, starting)
    await user.upload(screen.getByLabelText('Pictures (optional)'), archive)
    await user.upload(screen.getByLabelText('Catalogue file'), catalogue)
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Separator' }), 'Tab')
    await user.click(await screen.findByRole('button', { name: 'Read again' }))
    await waitFor(() => expect(api.callsTo('post', LATEST)).toHaveLength(2))
    expect(((api.callsTo('post', LATEST)[1]?.body as FormData).get('pictures') as File).name).toBe('photos.zip')
  })
})

describe('the check of pictures', () => {
  test('counts those that go to products, and names those that go to none with the reason', async () => {
    const { container } = await renderPage(<ProductImportPage />, running)
    const shown = await section()
    expect(shown.getByText('3 photos to add')).toBeTruthy()
    expect(shown.getByText('2 files of the archive belong to no row:')).toBeTruthy()
    expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'photos/nobody.jpg: no row names it',
      'photos/notes.pdf: not a picture',
    ])
    await checkAccessibility(container)
  })

  test('says how many more there are than those it names, or that every file is a row’s', async () => {
    isAt({ pictures: { ...pictures, unusedCount: 40 } })
    const { unmount } = await renderPage(<ProductImportPage />, running)
    expect((await section()).getByText('and 38 more')).toBeTruthy()
    unmount()
    isAt({ pictures: { ...pictures, unusedCount: 0, unused: [] } })
    await renderPage(<ProductImportPage />, running)
    expect((await section()).getByText('Every file of the archive belongs to a row.')).toBeTruthy()
  })

  test('rows name their photos, and what is missing, on the web or bad without being refused', async () => {
    const rows = [
      aReportRow({ rowNumber: 2, outcome: 'created', pictures: ['a.jpg', 'b.jpg'], problems: [] }),
      aReportRow({
        rowNumber: 3,
        outcome: 'created',
        problems: [
          { column: 'photo', problem: 'pictureMissing', value: 'gone.jpg' },
          { column: 'photo', problem: 'pictureRemote', value: 'https://example.org/a.jpg' },
          { column: 'photo', problem: 'pictureNotPhoto', value: 'fake.jpg' },
        ],
      }),
    ]
    api.on<PaginatedOf<ImportReportRow>>('get', REPORT, aPage(rows))
    await renderPage(<ProductImportPage />, running)
    expect(await screen.findByText('Photos: a.jpg, b.jpg')).toBeTruthy()
    for (const value of ['gone.jpg', 'https://example.org/a.jpg', 'fake.jpg'])
      expect(screen.getByText(value).closest('tr')?.textContent).toContain('New product')
  })

  test('an import without an archive says nothing of pictures', async () => {
    isAt({ pictures: null })
    await renderPage(<ProductImportPage />, running)
    expect(await screen.findByRole('button', { name: 'Import 98,214 products' })).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Pictures' })).toBeNull()
  })
})

describe('adding pictures', () => {
  test('has a bar of its own behind that of the rows, while the check has none', async () => {
    isAt({ state: 'importing', pictures: { ...pictures, doneCount: 1, addedCount: 1 } })
    const { unmount } = await renderPage(<ProductImportPage />, running)
    const bar = await screen.findByRole('progressbar', { name: 'Pictures' })
    expect(bar.getAttribute('aria-valuenow')).toBe('33')
    expect(screen.getByText('1 of 3 photos')).toBeTruthy()
    unmount()
    isAt({ state: 'checking', doneCount: 10 })
    await renderPage(<ProductImportPage />, running)
    expect(await screen.findByRole('progressbar', { name: 'catalogue.csv' })).toBeTruthy()
    expect(screen.queryByRole('progressbar', { name: 'Pictures' })).toBeNull()
  })

  test('ends in how many were added, and how many were not', async () => {
    isAt({ state: 'done', pictures: { ...pictures, doneCount: 3, addedCount: 2 } })
    const { container } = await renderPage(<ProductImportPage />, running)
    const shown = await section()
    expect(shown.getByText('2 photos added')).toBeTruthy()
    expect(shown.getByText('1 not added: its product has it already, or the row says why.')).toBeTruthy()
    await checkAccessibility(container)
  })
})

test('pictures are told in Arabic, with their plural forms', async () => {
  const { container } = await renderPage(<ProductImportPage />, { ...running, language: 'ar' })
  expect(await screen.findByText('photos/nobody.jpg')).toBeTruthy()
  expect(container.textContent).not.toMatch(/productImport\./)
  await checkAccessibility(container)
})
