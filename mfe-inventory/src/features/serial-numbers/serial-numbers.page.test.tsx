import { beforeEach, describe, expect, test } from '@jest/globals'
import { SERIAL_NUMBERS, type PieceStory, type SerialNumber } from '@comptoir/contracts/inventory/serial-numbers'
import { clockIn } from '@comptoir/contracts/time'
import { aCompany, checkAccessibility, fakeApi, patternOf, refusal, renderPage, type FakeApi } from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { at } from '../../testing/a-place.ts'
import { aStockPlace } from '../../testing/a-stock-level.ts'
import { PieceStoryPage } from './piece-story.page.tsx'
import { SerialNumbersPage } from './serial-numbers.page.tsx'

const MARSA = { id: 'p1', name: 'La Marsa' }
const DAY_MS = 86_400_000
const day = (days: number): string => clockIn(new Date(Date.now() + days * DAY_MS), aCompany().timeZone).slice(0, 10)
const SOLD_AT = '2026-11-01T08:00:00.000Z'

function aPiece(given: Partial<SerialNumber> = {}): SerialNumber {
  return {
    ...{ id: `piece ${given.number ?? ''}`, product: { id: 'phone', name: 'Téléphone' }, number: 'SN-1' },
    ...{ state: 'inStock', pointOfSale: MARSA, recordedAt: SOLD_AT, soldAt: null, warrantyUntil: null },
    ...given,
  }
}

const sold: PieceStory = {
  ...{ id: 'piece', number: 'SN-1', state: 'sold', pointOfSale: MARSA, recordedAt: SOLD_AT },
  product: { id: 'phone', code: 'TEL-1', name: 'Téléphone' },
  sale: {
    ...{ soldAt: SOLD_AT, warrantyMonths: 24, warrantyUntil: day(0) },
    ticket: { id: 'sale', number: 'TK-LM1-000007', client: { id: 'client', name: 'Sonia Trabelsi' } },
  },
  movements: [
    {
      ...{ id: 'm2', kind: 'sale', isIn: false, place: aStockPlace(), by: 'Amel', recordedAt: SOLD_AT },
      document: { kind: 'sale', id: 'sale', number: 'TK-LM1-000007' },
    },
    {
      ...{ id: 'm1', kind: 'opening', isIn: true, place: aStockPlace(), by: 'Amel', recordedAt: SOLD_AT },
      document: { kind: 'product', id: 'phone', number: null },
    },
  ],
}

let api: FakeApi

beforeEach(() => {
  api = fakeApi()
})

describe('the list of pieces', () => {
  const open = at('serialNumbers')
  const row = (name: RegExp) => screen.findByRole('row', { name })

  test('tells of each where it is, or when it was sold and whether its warranty runs, to its last day', async () => {
    api.onList(SERIAL_NUMBERS, [
      aPiece(),
      aPiece({ number: 'SN-2', state: 'sold', soldAt: SOLD_AT, warrantyUntil: day(0) }),
      aPiece({ number: 'SN-3', state: 'sold', soldAt: SOLD_AT, warrantyUntil: day(-1) }),
      aPiece({ number: 'SN-4', state: 'onTheWay', pointOfSale: null }),
    ])
    const { container } = await renderPage(<SerialNumbersPage />, open)
    expect((await row(/SN-1/)).textContent).toMatch(/In stock.*La Marsa/)
    expect((await row(/SN-2/)).textContent).toMatch(/Sold.*Under warranty/)
    expect((await row(/SN-3/)).textContent).toContain('Warranty over')
    expect((await row(/SN-4/)).textContent).toContain('On its way')
    await checkAccessibility(container)
  })

  test('is narrowed by what is scanned, and leads to a piece', async () => {
    api.onList(SERIAL_NUMBERS, [aPiece()])
    const { user } = await renderPage(<SerialNumbersPage />, open)
    await user.type(await screen.findByRole('searchbox', { name: 'Search by serial number' }), 'SN-1{Enter}')
    await waitFor(() => {
      const asked = api.callsTo('get', patternOf(SERIAL_NUMBERS, 'paginated')).at(-1)
      expect(asked?.searchParams.get('search[text]')).toBe('SN-1')
    })
    const link = within(await row(/SN-1/)).getByRole('link')
    expect(link.getAttribute('href')).toMatch(/\/serialNumbers\/piece/)
  })
})

describe('a piece', () => {
  const open = at('serialNumbers/:id', 'serialNumbers/piece')
  const ONE = patternOf(SERIAL_NUMBERS, ':id')

  test('says by which ticket it was sold, to whom, and until when it has a warranty', async () => {
    api.on<PieceStory>('get', ONE, sold)
    const { container } = await renderPage(<PieceStoryPage />, open)
    expect(await screen.findByRole('heading', { name: 'SN-1' })).toBeTruthy()
    const facts = container.querySelector('dl')?.textContent ?? ''
    for (const part of ['Sold', 'La Marsa', 'TK-LM1-000007', 'Sonia Trabelsi', '24 months', 'Under warranty'])
      expect(facts).toContain(part)
    const story = within(screen.getByRole('region', { name: 'Movements' }))
    expect(story.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Sold.*TK-LM1-000007.*Sales floor/),
      expect.stringContaining('entered with the product'),
    ])
    await checkAccessibility(container)
  })

  test('without warranty or a ticket that the reader may see says so', async () => {
    const { soldAt } = sold.sale ?? { soldAt: SOLD_AT }
    api.on<PieceStory>('get', ONE, {
      ...{ ...sold, pointOfSale: null, movements: [] },
      sale: { soldAt, warrantyMonths: null, warrantyUntil: null, ticket: null },
    })
    await renderPage(<PieceStoryPage />, open)
    expect(await screen.findByText('No warranty')).toBeTruthy()
    expect(screen.getByText('Another point of sale')).toBeTruthy()
    expect(screen.queryByText('Ticket')).toBeNull()
  })

  test('that is not known here is said to be', async () => {
    api.on('get', ONE, refusal('serialNumber.notFound'))
    await renderPage(<PieceStoryPage />, open)
    expect(await screen.findByText('This serial number is not known here')).toBeTruthy()
  })

  test('reads in Arabic', async () => {
    api.on<PieceStory>('get', ONE, sold)
    const { container } = await renderPage(<PieceStoryPage />, { ...open, language: 'ar' })
    expect(await screen.findByText('تحت الضمان')).toBeTruthy()
    await checkAccessibility(container)
  })
})
