import type { StockTransfer, TransferPlace } from '@comptoir/contracts/inventory/stock-transfers'
import { type FakeApi, renderPage } from '@comptoir/testing'
import { screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { at } from './a-place.ts'

export const TRANSFERS = '/:companyId/stock-transfers'
export const TRANSFER = `${TRANSFERS}/:id`
/** Where the page of a transfer is. */
const TRANSFER_PAGE = { ...at('stockTransfer/t1'), path: '/:companyId/:pointOfSaleId/stockTransfer/:id' }

/** Two points of sale; the receiver has a depot, too. */
export const PLACES: TransferPlace[] = [
  { id: 'p1', name: 'La Marsa', locations: [{ id: 'l1', name: 'Sales floor', kind: 'shop' }] },
  {
    ...{ id: 'p2', name: 'Sfax' },
    locations: [
      { id: 'l2', name: 'Shop', kind: 'shop' },
      { id: 'l3', name: 'Depot', kind: 'depot' },
    ],
  },
]

/** Shows a transfer on its page. */
export async function openTransfer(api: FakeApi, page: ReactElement, transfer: StockTransfer) {
  api.on<StockTransfer>('get', TRANSFER, transfer).on<TransferPlace[]>('get', `${TRANSFERS}/places`, PLACES)
  const view = await renderPage(page, TRANSFER_PAGE)
  await screen.findByRole('heading', { level: 1 })
  return view
}
