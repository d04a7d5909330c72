import type { CatalogueProduct } from '@comptoir/contracts/inventory/counter-catalogue'
import { newId } from '@comptoir/platform'
import { CATALOGUE_HEAD } from '../../../testing/a-catalogue-product.ts'
import { aShop, type ShopOptions } from '../../../testing/a-shop.ts'

export const CATALOGUE = '/:companyId/counter-catalogue'

const NONE_YET = { since: '2026-01-01T00:00:00.000Z', productIds: [] }

/** A shop whose server says its catalogue, the stock of one piece of anything, and nothing else of products. */
export function aShopWithCatalogue(products: readonly CatalogueProduct[], over: ShopOptions = {}) {
  const shop = aShop({ companyId: newId(), ...over })
  shop.api
    .on('get', CATALOGUE, { stamp: 5, products, next: null })
    .on('get', `${CATALOGUE}/changes`, { products: [], gone: [], since: 5, after: null, isMore: false })
    .on('get', `${CATALOGUE}/head`, CATALOGUE_HEAD)
    .on('get', '/:companyId/favourites', { data: [] })
    .on('get', '/:companyId/best-sellers', { ...NONE_YET, readAt: new Date().toISOString() })
    .on('get', `${CATALOGUE}/stock`, ({ searchParams }) => ({
      data: (searchParams.get('ids') ?? '').split(',').map((id) => ({ id, onHandMilli: 1000 })),
    }))
  return shop
}
