import { expect, test } from '@jest/globals'
import type { ProductPrices } from '@comptoir/contracts/inventory/product-prices'
import { fakeApi, renderPage } from '@comptoir/testing'
import { screen } from '@testing-library/react'
import { at } from '../../../testing/a-place.ts'
import { WhySection } from './why-section.tsx'

const PRICES = '/:companyId/products/p-1/prices'

test('a form tells why its price is so when somebody asks, and asks the server only then', async () => {
  const api = fakeApi().on<ProductPrices>('get', PRICES, {
    priceBasis: 'ht',
    steps: [
      { step: 'priceHt', amountMicro: 0 },
      { step: 'vat', amountMicro: 0, rateMilli: 19_000 },
      { step: 'priceTtc', amountMicro: 0 },
      { step: 'charged', amountMicro: 0 },
    ],
    vatSince: null,
    discount: null,
    createdAt: '2026-01-05T09:00:00.000Z',
    changes: [],
    hasMore: false,
  })
  const { user } = await renderPage(<WhySection productId="p-1" />, at('products'))
  const ask = await screen.findByRole('button', { name: 'Why this price?', expanded: false })
  expect(api.callsTo('get', PRICES)).toEqual([])
  await user.click(ask)
  expect(await screen.findByText('This product has no price yet.')).toBeTruthy()
  expect(screen.getByText(/The price is the same since the product was created/)).toBeTruthy()
})
