import type { OpeningStock } from '@comptoir/contracts/inventory/opening-stock'
import type { ProductPhotos } from '@comptoir/contracts/inventory/product-photos'
import type { ShortItem } from '@comptoir/contracts/schema'
import { newId } from '@comptoir/platform'
import { fakeApi, type FakeApi } from '@comptoir/testing'
import { screen } from '@testing-library/react'

export const ALL_PRODUCTS = '/:companyId/products'
export const ONE_PRODUCT = '/:companyId/products/:id'

export const grocery: ShortItem = { id: newId(), name: 'Épicerie' }
const drinks: ShortItem = { id: newId(), name: 'Boissons' }
/** The only subcategory there is, of groceries. */
export const teas: ShortItem = { id: newId(), name: 'Thés et cafés' }

/** An API that knows what the form of a product asks for. */
export function apiOfProductForm(): FakeApi {
  return fakeApi()
    .on('get', '/:companyId/vat-rates', [
      { rate: 7, isDefault: false },
      { rate: 19, isDefault: true },
    ])
    .on<ShortItem[]>('get', '/:companyId/categories', [grocery, drinks])
    .on<ShortItem[]>('get', '/:companyId/subcategories', ({ searchParams }) =>
      searchParams.get('categoryId') === grocery.id ? [teas] : [],
    )
    .on<ShortItem[]>('get', '/:companyId/brands', [{ id: newId(), name: 'El Medina' }])
    .on<ShortItem[]>('get', '/:companyId/units', [{ id: newId(), name: 'Pièce' }])
    .on<ProductPhotos>('get', '/:companyId/products/:id/photos', { data: [] })
    .on<OpeningStock>('get', '/:companyId/products/:id/opening-stock', {
      hasMoved: true,
      places: [{ pointOfSale: { id: newId(), name: 'La Marsa' }, onHandMilli: 21_000, isOpen: false }],
    })
}

export const field = (name: RegExp): HTMLElement => screen.getByRole('textbox', { name })
export const choice = (name: RegExp): HTMLElement => screen.getByRole('combobox', { name })
export const save = (): HTMLElement => screen.getByRole('button', { name: 'Save product' })
/** What the form works out itself. */
export const computed = (name: string): string | null => screen.getByRole('status', { name }).textContent
