import { describe, expect, test } from '@jest/globals'
import type { Sale, SaleRow } from '@comptoir/contracts/sales/sales'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import {
  aCompany,
  aPage,
  aPointOfSale,
  aSession,
  aUser,
  checkAccessibility,
  fakeApi,
  renderPage,
} from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { SHELF } from '../../testing/a-product.ts'
import { locales } from '../../testing/locales.ts'
import { sold } from '../../testing/sold.ts'
import { SalePage } from './sale.page.tsx'
import { SalesPage } from './sales.page.tsx'

const LIST = '/:companyId/sales/paginated'
const laMarsa = aPointOfSale({ id: 'p1' })
const signedIn = aSession({
  user: aUser({ id: 'u1', role: 'cashier' }),
  company: aCompany({ id: 'c1' }),
  pointOfSale: laMarsa,
  pointsOfSale: [laMarsa, aPointOfSale({ id: 'p2', code: 'SF', name: 'Sfax Centre' })],
})
const at = (route: string, path: string) => ({
  locales,
  session: signedIn,
  path: `/:companyId/:pointOfSaleId/${path}`,
  route: `/c1/p1/${route}`,
})

const aRow = (given: Partial<SaleRow> = {}): SaleRow => ({
  id: 'sale-1',
  number: 'TIC-LM2-004218',
  occurredAt: '2026-11-21T13:09:00.000Z',
  reviewReason: null,
  pointOfSaleName: 'La Marsa',
  registerName: 'Caisse 2',
  cashier: 'Amira Bouazizi',
  client: 'Client passager',
  representative: null,
  itemCount: 7,
  currency: 'TND',
  discountMinor: 4_290,
  totalMinor: 63_110,
  ...given,
})

const WORDS = {
  en: { sold: 'All sale dates', ticket: 'To check: any' },
  fr: { sold: 'Toutes les dates de vente', ticket: 'À vérifier\u00a0: tout' },
  ar: { sold: 'كل تواريخ البيع', ticket: 'للتثبت: الكل' },
} as const

describe('the list of sales', () => {
  test('names tickets whose date should be looked at, and is narrowed to them', async () => {
    const api = fakeApi().on<PaginatedOf<SaleRow>>('get', LIST, aPage([aRow({ reviewReason: 'beforeSession' })]))
    const { container } = await renderPage(<SalesPage />, at('sales?review=inFuture', 'sales'))
    await screen.findByRole('link', { name: 'TIC-LM2-004218' })
    expect(within(screen.getByRole('table')).getByText('Before its session')).toBeTruthy()
    expect(api.calls[0]?.searchParams.get('filter[review]')).toBe('inFuture')
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'To check' }).value).toBe('inFuture')
    await checkAccessibility(container)
  })

  test.each(['en', 'fr', 'ar'] as const)('each filter of dates says of which date it is, in %s', async (language) => {
    fakeApi().on<PaginatedOf<SaleRow>>('get', LIST, aPage([aRow()]))
    await renderPage(<SalesPage />, { ...at('sales', 'sales'), language })
    await screen.findByRole('link', { name: 'TIC-LM2-004218' })
    const shown = screen
      .getAllByRole<HTMLSelectElement>('combobox')
      .map(({ selectedOptions }) => selectedOptions[0]?.text)
    expect(new Set(shown).size).toBe(shown.length)
    expect(shown).toEqual(expect.arrayContaining([WORDS[language].sold, WORDS[language].ticket]))
  })

  test('shows tickets newest first and opens one', async () => {
    const api = fakeApi().on<PaginatedOf<SaleRow>>('get', LIST, aPage([aRow()]))
    const { container } = await renderPage(<SalesPage />, at('sales', 'sales'))
    const link = await screen.findByRole('link', { name: 'TIC-LM2-004218' })
    expect(link.getAttribute('href')).toBe('/c1/p1/sales/sale-1')
    expect(screen.getByText('63.110 TND')).toBeTruthy()
    expect(api.calls[0]?.searchParams.get('order[field]')).toBe('occurredAt')
    expect(api.calls[0]?.searchParams.get('order[direction]')).toBe('desc')
    await checkAccessibility(container)
  })

  test('takes its view from the address, in words, and a filter goes by its chip', async () => {
    const api = fakeApi().on<PaginatedOf<SaleRow>>('get', LIST, aPage([aRow()]))
    const { user, router } = await renderPage(
      <SalesPage />,
      at('sales?from=2026-11-01&to=2026-11-21&pointOfSale=p2&cashSession=s1', 'sales'),
    )
    await screen.findByRole('link', { name: 'TIC-LM2-004218' })
    const asked = api.calls.at(-1)?.searchParams
    expect([
      asked?.get('filter[from]'),
      asked?.get('filter[to]'),
      asked?.get('filter[pointOfSale]'),
      asked?.get('filter[cashSession]'),
    ]).toEqual(['2026-11-01', '2026-11-21', 'p2', 's1'])
    expect(screen.getByText('01/11/2026')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Remove filter Cash session' }))
    await waitFor(() => expect(router.state.location.search).not.toContain('cashSession'))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Point of sale' }), 'La Marsa')
    await waitFor(() => expect(router.state.location.search).toContain('pointOfSale=p1'))
  })

  test('says in Arabic what it is for when there is nothing yet', async () => {
    fakeApi().on<PaginatedOf<SaleRow>>('get', LIST, aPage<SaleRow>([]))
    const { container } = await renderPage(<SalesPage />, { ...at('sales', 'sales'), language: 'ar' })
    expect(await screen.findByText('لا توجد مبيعات بعد')).toBeTruthy()
    await checkAccessibility(container)
  })
})

test('a ticket that bears stamp duty says what it came to before and with it, and where it should bear another', async () => {
  const [product] = SHELF
  const sale = sold(
    {
      ...{ id: 'sale-1', registerId: 'r', cashSessionId: 's1', occurredAt: '2026-11-21T13:09:00.000Z' },
      ...{ totalMinor: 6_900, changeMinor: 0 },
      lines: [{ id: 'l1', productId: product?.id ?? '', quantityMilli: 2000, unitPriceMicro: 3_450_000 }],
      payments: [{ id: 'pay', paymentMethodId: 'm', amountMinor: 7_050 }],
    },
    SHELF,
  )
  fakeApi().on<Sale>('get', '/:companyId/sales/:id', {
    ...{ ...sale, stampMinor: 150, totalMinor: 7_050 },
    reviews: [{ reason: 'stampDiffers', lineNumber: null, shown: 150, expected: 100 }],
  })
  const { container } = await renderPage(<SalePage />, { ...at('sales/sale-1', 'sales/:id'), language: 'fr' })
  const review = await screen.findByText(/Il porte un timbre fiscal de/)
  const plain = (text: string | null | undefined) => text?.replaceAll(/[\u00A0\u202F]/g, ' ')
  expect(plain(review.textContent)).toMatch(/de 0,150 DT ; d’après les réglages .* ce serait 0,100 DT/)
  const factOf = (name: string) => plain(screen.getByText(name, { selector: 'dt' }).parentElement?.textContent)
  expect(factOf('Total TTC')).toBe('Total TTC6,900 DT')
  expect(factOf('Timbre fiscal')).toBe('Timbre fiscal0,150 DT')
  expect(factOf('Total avec timbre')).toBe('Total avec timbre7,050 DT')
  await checkAccessibility(container)
})

test.each([
  ['en', /^Not sold at the list price/, 'List price:'],
  ['fr', /^Vendu à un autre prix/, 'Prix catalogue'],
  ['ar', /^بيع بسعر غير سعر القائمة/, 'سعر القائمة:'],
] as const)('a ticket says in %s what was not sold at the list price', async (language, name, list) => {
  const [product] = SHELF
  const line = { productId: product?.id ?? '', quantityMilli: 1000, unitPriceMicro: 3_000_000 }
  const sale = sold(
    {
      ...{ id: 'sale-1', registerId: 'r', cashSessionId: 's1', occurredAt: '2026-11-21T13:09:00.000Z' },
      ...{ totalMinor: 9000, changeMinor: 0 },
      lines: ['l1', 'l2', 'l3'].map((id) => ({ id, ...line })),
      payments: [{ id: 'pay', paymentMethodId: 'm', amountMinor: 9000 }],
    },
    SHELF,
  )
  // The second was sold before the list had a price of it.
  const lists = [{ listPriceMicro: 3_450_000 }, { listPriceMicro: 0 }, {}]
  const lines = sale.lines.map((each, index) => ({ ...each, ...lists[index] }))
  fakeApi().on<Sale>('get', '/:companyId/sales/:id', { ...sale, lines })
  const { container } = await renderPage(<SalePage />, { ...at('sales/sale-1', 'sales/:id'), language })
  const fact = (await screen.findByText(name, { selector: 'dt' })).parentElement
  expect(fact?.querySelectorAll('s')).toHaveLength(1)
  expect(fact?.querySelector('s')?.textContent).toContain(list)
  await checkAccessibility(container)
})

test('a ticket is shown as it was sold and printed as a copy', async () => {
  const [product] = SHELF
  const sale: Sale = sold(
    {
      id: 'sale-1',
      registerId: 'r',
      cashSessionId: 's1',
      occurredAt: '2026-11-21T13:09:00.000Z',
      totalMinor: 6_900,
      changeMinor: 3_115,
      lines: [{ id: 'l1', productId: product?.id ?? '', quantityMilli: 2000, unitPriceMicro: 3_450_000 }],
      payments: [{ id: 'pay', paymentMethodId: 'm', amountMinor: 10_000 }],
    },
    SHELF,
  )
  const api = fakeApi().on('post', '/:companyId/ticket-copies', { data: [] })
  api.on<Sale>('get', '/:companyId/sales/:id', {
    ...sale,
    copies: [{ occurredAt: '2026-11-21T14:00:00.000Z', printedBy: 'Amira', registerName: 'Caisse 2' }],
    reviews: [
      { reason: 'beforeSession', lineNumber: null },
      { reason: 'priceDiffers', lineNumber: 1, shown: 3_450_000, expected: 3_200_000 },
      { reason: 'figuresDiffer', lineNumber: null, shown: 6_901, expected: 6_900 },
      { reason: 'stockShort', lineNumber: 1, shown: -2000, expected: 0 },
      { reason: 'vatDiffers', lineNumber: 1, shown: 7000, expected: 19_000 },
    ],
  })
  const { container, user } = await renderPage(<SalePage />, { ...at('sales/sale-1', 'sales/:id'), language: 'fr' })
  expect(await screen.findByRole('heading', { name: 'Ticket TIC-LM2-004218' })).toBeTruthy()
  const papers = screen.getAllByRole('document', { name: 'Ticket TIC-LM2-004218' })
  expect(papers.length).toBeGreaterThan(0)
  for (const paper of papers) expect(paper.textContent).toContain('DUPLICATA')
  expect(screen.getByRole('link', { name: 'Voir la session de caisse' }).getAttribute('href')).toBe(
    '/c1/p1/cashSessions/s1',
  )
  expect(papers[0]?.textContent).toContain('DUPLICATA 2')
  expect(screen.getByRole('list', { name: /^Duplicatas/ }).textContent).toMatch(/Amira · Caisse 2/)
  Object.assign(globalThis, { print: () => dispatchEvent(new Event('afterprint')) })
  await user.click(screen.getByRole('button', { name: 'Imprimer un duplicata' }))
  await waitFor(() => expect(api.callsTo('post', '/:companyId/ticket-copies')).toHaveLength(1))
  expect(api.callsTo('post', '/:companyId/ticket-copies')[0]?.body).toMatchObject({
    copies: [{ documentKind: 'sale', documentId: 'sale-1', number: 'TIC-LM2-004218' }],
  })
  expect(screen.getByText(/antérieur à l’ouverture de la session/)).toBeTruthy()
  expect(screen.getByText(/vendu 3,450.*alors que le prix était 3,200/)).toBeTruthy()
  expect(screen.getByText(/total de 6,901.*s’élève à 6,900/)).toBeTruthy()
  expect(screen.getByText(/le stock est tombé à −2/)).toBeTruthy()
  expect(screen.getByText(/appliquée à 7.*le taux était 19/)).toBeTruthy()
  const rounding = screen.getByText('Arrondi d’espèces', { selector: 'dt, dt *' })
  expect(rounding.parentElement?.textContent).toMatch(/^Arrondi d’espèces−0,015/)
  await checkAccessibility(container)
})

test('a ticket tells what was said of its payments, a later day of a cheque, and who paid much in cash', async () => {
  const [product] = SHELF
  const sale: Sale = sold(
    {
      ...{ id: 'sale-1', registerId: 'r', cashSessionId: 's1', occurredAt: '2026-11-21T13:09:00.000Z' },
      ...{ totalMinor: 6_900, changeMinor: 0 },
      lines: [{ id: 'l1', productId: product?.id ?? '', quantityMilli: 2000, unitPriceMicro: 3_450_000 }],
      payments: [{ id: 'pay', paymentMethodId: 'm', amountMinor: 6_900 }],
    },
    SHELF,
  )
  const identity = { kind: 'passport', number: 'X77', name: 'Amel Gharbi' } as const
  const details = { number: '0012345', bank: 'BIAT', drawer: 'Salma Trabelsi', dueDate: '2027-01-31', identity }
  const payments = sale.payments.map((payment) => ({ ...payment, methodKind: 'cheque', details }))
  fakeApi().on<Sale>('get', '/:companyId/sales/:id', { ...sale, payments })
  const { container } = await renderPage(<SalePage />, { ...at('sales/sale-1', 'sales/:id'), language: 'fr' })
  const fact = (await screen.findByText('Chèque', { selector: 'dt, dt *' })).parentElement?.textContent
  for (const told of ['0012345', 'BIAT', 'Salma Trabelsi', '31/01/2027', 'postdaté', 'Passeport X77', 'Amel Gharbi'])
    expect(fact).toContain(told)
  await checkAccessibility(container)
})
