import type { Discount, DiscountInput, DiscountOverlaps } from '@comptoir/contracts/inventory/discounts'
import type { Product, ProductIds } from '@comptoir/contracts/inventory/products'
import type { PaginatedOf, ShortItem } from '@comptoir/contracts/schema'
import { newId } from '@comptoir/platform'
import { aPage, fakeApi, reply, type FakeApi } from '@comptoir/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { aDiscount, inDays } from './a-discount.ts'
import { at } from './a-place.ts'
import { aProduct } from './a-product.ts'

export const creating = at('discounts/create')
export const ALL = '/:companyId/discounts'
export const PRODUCTS = '/:companyId/products/paginated'
export const IDS = '/:companyId/products/ids'
export const OVERLAPS = '/:companyId/discounts/overlaps'

export const capBon: ShortItem = { id: newId(), name: 'Cap Bon' }
export const medina: ShortItem = { id: newId(), name: 'El Medina' }
const running = {
  id: newId(),
  name: 'Summer',
  rateMilli: 10_000,
  startDate: inDays(-1),
  endDate: '2099-11-30T22:59:00.000Z',
}
export const oil = aProduct({
  designation: 'Olive oil, 1 L',
  code: 'EPI-00057',
  brand: capBon,
  priceHt: 23.178,
  location: 'A-02-1',
  packageQuantity: 12,
})
export const soap = aProduct({ designation: 'Green soap', code: 'ENT-00019' })
export const organic = aProduct({ designation: 'Organic olive oil', code: 'EPI-00061', discount: running })
export const unseen = newId()

/** A catalogue of four products, the last of which is on no page, and discounts that can be made. */
export function fakeCatalogue(): FakeApi {
  return fakeApi()
    .on<PaginatedOf<Product>>('get', PRODUCTS, aPage([soap, oil, organic], { total: 4, limit: 10 }))
    .on<ProductIds>('get', IDS, { data: [soap.id, oil.id, organic.id, unseen] })
    .on<DiscountOverlaps>('post', OVERLAPS, { data: [] })
    .on<ShortItem[]>('get', '/:companyId/categories', [{ id: newId(), name: 'Oils' }])
    .on<ShortItem[]>('get', '/:companyId/subcategories', [{ id: newId(), name: 'Olive oils' }])
    .on<ShortItem[]>('get', '/:companyId/brands', [capBon, medina])
    .on<Discount>('post', ALL, ({ body }) => {
      const { name, products } = body as DiscountInput
      return reply(aDiscount({ name, productCount: products?.length ?? 4 }), 201)
    })
}

export const tick = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))
export const isTicked = (name: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${name}` }).checked
export const submit = () => screen.getByRole('button', { name: /^Create discount \(/ })
export const set = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

export async function openDialog(user: UserEvent) {
  await user.click(submit())
  return screen.findByRole('dialog', { name: 'Create discount' })
}

export const save = (dialog: HTMLElement) => within(dialog).getByRole('button', { name: 'Create discount' })

export async function fill(user: UserEvent, dialog: HTMLElement) {
  await user.type(within(dialog).getByRole('textbox', { name: /^Discount name/ }), 'Olive festival')
  set(/^Start date/, '2099-11-23')
  set(/^End date/, '2099-12-06')
  await user.type(within(dialog).getByRole('spinbutton', { name: /^Percentage/ }), '15')
}

/** What the list of products was asked for last. */
export const askedOf = (api: FakeApi): URLSearchParams =>
  api.callsTo('get', PRODUCTS).at(-1)?.searchParams ?? new URLSearchParams()

/** The discount that was sent first. */
export const sentTo = (api: FakeApi): DiscountInput => api.callsTo('post', ALL)[0]?.body as DiscountInput
