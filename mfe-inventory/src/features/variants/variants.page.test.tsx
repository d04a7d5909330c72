import { describe, expect, test } from '@jest/globals'
import { VARIANT_GROUPS, type VariantChanges, type VariantGroup } from '@comptoir/contracts/inventory/variants'
import type { Role } from '@comptoir/contracts/roles'
import { aProblem, checkAccessibility, chooseAction, fakeApi, patternOf, renderPage, reply } from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import type { Language } from '@comptoir/i18n'
import { at, someone } from '../../testing/a-place.ts'
import { aVariantGroup } from '../../testing/a-variant-group.ts'
import { VariantsPage } from './variants.page.tsx'

const SIZES = ['S', 'M', 'L'].map((name) => ({ id: name, name }))
const ROWS = patternOf(VARIANT_GROUPS, ':id', 'variants')

/** The grid of three sizes. */
async function theGrid({
  group = aVariantGroup(SIZES),
  role,
  language = 'en',
}: { group?: VariantGroup; role?: Role; language?: Language } = {}) {
  const api = fakeApi()
    .on<VariantGroup>('get', patternOf(VARIANT_GROUPS, ':id'), group)
    .on<VariantGroup>('put', ROWS, ({ body }) => after(group, body as VariantChanges))
  const place = { ...at('products/variants/:id', `products/variants/${group.id}`), language }
  const page = await renderPage(<VariantsPage />, role ? { ...place, session: someone(role) } : place)
  await screen.findByRole('table')
  const cell = (column: string, size: string) =>
    screen.getByRole<HTMLInputElement>('textbox', { name: `${column}, ${size}` })
  const sent = () => (api.callsTo('put', ROWS).at(-1)?.body as VariantChanges | undefined)?.variants
  const save = () => page.user.click(screen.getByRole('button', { name: 'Save' }))
  return { ...page, api, group, cell, sent, save }
}

/** The group as the API gives it once it is changed. */
function after(group: VariantGroup, { variants }: VariantChanges): VariantGroup {
  return {
    ...group,
    variants: group.variants.map(({ product, values }) => {
      const { price, ...change } = variants.find(({ id }) => id === product.id) ?? {}
      return {
        values,
        product: { ...product, ...change, priceTtc: price ?? product.priceTtc, version: product.version + 1 },
      }
    }),
  }
}

const PRICE = 'Price incl. tax'

describe('the keyboard', () => {
  test('moves as in a spreadsheet, and Enter sends nothing', async () => {
    const { user, cell, api } = await theGrid()
    await user.click(cell('Code', 'S'))
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(cell('Code', 'M'))
    await user.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}')
    expect(document.activeElement).toBe(cell('Code', 'S'))
    // From the end of a text to the next column.
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(cell('Barcodes', 'S'))
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Active, S' }))
    await user.keyboard('{ArrowLeft}{Shift>}{Enter}{/Shift}')
    expect(document.activeElement).toBe(cell(PRICE, 'S'))
    expect(api.callsTo('put', ROWS)).toHaveLength(0)
  })

  test('follows the direction of Arabic', async () => {
    const { user } = await theGrid({ language: 'ar' })
    const [code] = screen.getAllByRole('textbox')
    if (!code) throw new Error('There is no cell')
    await user.click(code)
    await user.keyboard('{Home}{ArrowLeft}')
    expect(document.activeElement?.getAttribute('data-cell')).toBe('0:barcodes')
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(code)
  })

  test('a scanner fills one cell after the other', async () => {
    const { user, cell, save, sent } = await theGrid()
    await user.click(cell('Barcodes', 'S'))
    await user.keyboard('6191{Enter}6192{Enter}6193{Enter}')
    await save()
    await waitFor(() => expect(sent()?.map(({ barcodes }) => barcodes)).toEqual([['6191'], ['6192'], ['6193']]))
  })
})

describe('pasting', () => {
  test('fills a column, and says what found no row', async () => {
    const { user, cell, save, sent } = await theGrid()
    await user.click(cell(PRICE, 'M'))
    await user.paste('21.5\n22\n23\n')
    expect([cell(PRICE, 'M').value, cell(PRICE, 'L').value]).toEqual(['21.500', '22.000'])
    expect(await screen.findByText('1 pasted row had no variant left and was not used')).toBeTruthy()
    await save()
    await waitFor(() => expect(sent()?.map(({ price }) => price)).toEqual([21.5, 22]))
  })

  test('what is no price is marked and not sent', async () => {
    const { user, cell, save, api } = await theGrid()
    await user.click(cell(PRICE, 'S'))
    await user.paste('cheap\n22\n')
    await save()
    expect((await screen.findAllByText('Enter a price, such as 12.5.')).length).toBe(1)
    expect(cell(PRICE, 'S').getAttribute('aria-invalid')).toBe('true')
    expect(api.callsTo('put', ROWS)).toHaveLength(0)
  })
})

test('the price of one is given to all', async () => {
  const { user, cell, save, sent } = await theGrid()
  await user.clear(cell(PRICE, 'M'))
  await user.type(cell(PRICE, 'M'), '30')
  await user.click(screen.getByRole('button', { name: 'Give all variants the price of the last row used' }))
  await save()
  await waitFor(() => expect(sent()?.map(({ price }) => price)).toEqual([30, 30, 30]))
})

test('only what was changed is sent, and is marked until it is saved', async () => {
  const { user, cell, save, sent, group } = await theGrid()
  await user.type(cell('Code', 'M'), '-2')
  await user.click(screen.getByRole('checkbox', { name: 'Active, M' }))
  expect(screen.getAllByRole('img', { name: 'Not saved yet' })).toHaveLength(2)
  await save()
  expect(await screen.findByText('1 variant saved')).toBeTruthy()
  const product = group.variants[1]?.product
  expect(sent()).toEqual([{ id: product?.id, version: 4, code: 'TS-M-2', isActive: false }])
  await waitFor(() => expect(screen.queryByRole('img', { name: 'Not saved yet' })).toBeNull())
  // The next change is made on what was saved.
  await user.type(cell('Code', 'M'), '3')
  await save()
  await waitFor(() => expect(sent()).toEqual([{ id: product?.id, version: 5, code: 'TS-M-23' }]))
})

describe('a refusal', () => {
  const refused = (pointer: string, message: string) =>
    reply({ ...aProblem('request.invalid'), errors: [{ pointer, keyword: 'x', message }] }, 400)

  test('is shown in its cell, and all that was typed stays', async () => {
    const { user, cell, save, api } = await theGrid()
    api.on('put', ROWS, refused('/variants/0/barcodes/0', 'Another product has 999'))
    await user.type(cell('Code', 'S'), '-1')
    await user.type(cell('Barcodes', 'L'), '999')
    // The first row that was sent is the first of the grid.
    await save()
    expect(await screen.findByText('Another product has 999')).toBeTruthy()
    expect(cell('Barcodes', 'S').getAttribute('aria-invalid')).toBe('true')
    api.on('put', ROWS, refused('/variants/1/barcodes/0', 'That one'))
    await user.type(cell('Barcodes', 'S'), '1')
    await save()
    await screen.findByText('That one')
    expect(cell('Barcodes', 'L').getAttribute('aria-invalid')).toBe('true')
    expect([cell('Code', 'S').value, cell('Barcodes', 'L').value]).toEqual(['TS-S-1', '999'])
  })

  test('of a row that somebody else changed names it, and shows the present state on demand', async () => {
    const { user, cell, save, api, group } = await theGrid()
    api.on('put', ROWS, refused('/variants/0/version', 'Amel changed it'))
    await user.type(cell('Code', 'M'), '-1')
    await save()
    expect(await screen.findByText('M – Amel changed it')).toBeTruthy()
    expect(cell('Code', 'M').value).toBe('TS-M-1')
    api.on('get', patternOf(VARIANT_GROUPS, ':id'), after(group, { variants: [] }))
    await user.click(screen.getByRole('button', { name: 'Reload' }))
    await waitFor(() => expect(cell('Code', 'M').value).toBe('TS-M'))
  })
})

test('leaving with unsaved cells asks first', async () => {
  const { user, cell, router } = await theGrid()
  await user.type(cell('Code', 'M'), '-2')
  await user.click(screen.getByRole('link', { name: 'Products' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Keep editing' }))
  expect(cell('Code', 'M').value).toBe('TS-M-2')
  expect(router.state.location.pathname).toContain('variants')
})

test('who may not set prices sees them', async () => {
  await theGrid({ role: 'stockKeeper' })
  expect(screen.queryByRole('textbox', { name: `${PRICE}, S` })).toBeNull()
  expect(within(screen.getByRole('row', { name: /^S / })).getByText(/20\.000/)).toBeTruthy()
})

test('a variant is taken out after a question', async () => {
  const { user, api, group } = await theGrid()
  api.on('delete', patternOf(VARIANT_GROUPS, ':id', 'variants', ':productId'), reply(undefined, 204))
  await chooseAction(user, 'M', 'Take out of the variants')
  await user.click(await screen.findByRole('button', { name: 'Take out' }))
  await waitFor(() =>
    expect(
      api.callsTo('delete', patternOf(VARIANT_GROUPS, ':id', 'variants', ':productId'))[0]?.params['productId'],
    ).toBe(group.variants[1]?.product.id),
  )
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('all are separated after a question', async () => {
  const { user, api, router } = await theGrid()
  api.on('delete', patternOf(VARIANT_GROUPS, ':id'), reply(undefined, 204))
  await chooseAction(user, 'all variants', 'Separate all variants')
  await user.click(await screen.findByRole('button', { name: 'Separate' }))
  expect(await screen.findByText('The variants of “T-shirt” are now separate products')).toBeTruthy()
  await waitFor(() => expect(router.state.location.pathname).toBe('/c1/p1/products'))
})

test.each(['en', 'ar'] as const)('it can be used by everybody, in %s', async (language) => {
  const { container } = await theGrid({ language })
  await checkAccessibility(container)
})

test('a group that is not there says so', async () => {
  fakeApi().on('get', patternOf(VARIANT_GROUPS, ':id'), reply(aProblem('variantGroup.notFound'), 404))
  await renderPage(<VariantsPage />, at('products/variants/:id', 'products/variants/x'))
  expect(await screen.findByText('These variants are no longer together')).toBeTruthy()
})
