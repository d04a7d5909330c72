import { aProduct } from '../commands/product.ts'
import { newId, type ApiClient } from '../core/api-client.ts'
import type { PaginatedOf } from '@comptoir/contracts/schema'

export const PRICE = 4.2

/** A draft, to a depot of the same shop. */
export async function aTransfer(admin: ApiClient, pointOfSaleId: string, productId: string): Promise<string> {
  const path = `points-of-sale/${pointOfSaleId}/locations`
  const name = `Réserve ${newId().slice(-6)}`
  const depot = await admin.call<{ id: string }>('POST', path, { name, kind: 'depot' })
  const places = await admin.call<{ id: string; kind: string }[]>('GET', path)
  const made = await admin.call<{ id: string }>('POST', 'stock-transfers', {
    ...{ id: newId(), toPointOfSaleId: pointOfSaleId, toLocationId: depot.id },
    fromLocationId: places.find(({ kind }) => kind === 'shop')?.id,
    lines: [{ id: newId(), productId, requestedMilli: 3000 }],
  })
  return made.id
}

/** Some goods that were found, posted. */
export async function anAdjustment(admin: ApiClient, pointOfSaleId: string, productId: string): Promise<string> {
  const [shop] = await admin.call<{ id: string }[]>('GET', `points-of-sale/${pointOfSaleId}/locations`)
  const id = newId()
  const lines = [{ id: newId(), productId, quantityMilli: 12_000, unitCostMicro: 3_200_000 }]
  const written = { id, locationId: shop?.id ?? '', reason: 'found', note: 'Derrière la palette du fond', lines }
  const { version } = await admin.call<{ version: number }>('POST', 'stock-adjustments', written)
  await admin.call('POST', `stock-adjustments/${id}/post`, { version })
  return id
}

/** Counts of one product each: planned, going on, and posted with a difference. */
export async function someCounts(admin: ApiClient, pointOfSaleId: string, productId: string) {
  const [shop] = await admin.call<{ id: string }[]>('GET', `points-of-sale/${pointOfSaleId}/locations`)
  const made = async (counted: string, isBlind: boolean): Promise<string> => {
    const plan = { locationId: shop?.id ?? '', isBlind, peopleIds: [], plannedOn: null, note: 'Rayon des dattes' }
    const id = newId()
    await admin.call('POST', 'stock-counts', { id, ...plan, scope: { kind: 'products', ids: [counted] } })
    return id
  }
  const counting = async (id: string, counted: string): Promise<void> => {
    await admin.call('POST', `stock-counts/${id}/start`)
    const countedAt = new Date().toISOString()
    const entry = { id: newId(), round: 1, countedAt, productId: counted, quantityMilli: 4000 }
    await admin.call('POST', `stock-counts/${id}/entries`, entry)
  }
  const posted = await made(productId, false)
  await counting(posted, productId)
  await admin.call('POST', `stock-counts/${posted}/finish`)
  await admin.call('POST', `stock-counts/${posted}/post`)
  const other = await aProduct(admin, { designation: 'Harissa du Cap Bon, tube de 70 g', price: PRICE })
  const [open, planned] = [await made(other.id, true), await made(other.id, true)]
  await counting(open, other.id)
  return { stockCountId: posted, openCountId: open, plannedCountId: planned }
}

/** A piece that has a serial number, in stock. */
export async function aPiece(admin: ApiClient, pointOfSaleId: string): Promise<string> {
  const { id: unitId } = await admin.call<{ id: string }>('POST', 'units', { name: `Pièce ${newId()}`, decimals: 0 })
  const openingStock = [{ pointOfSaleId, serialNumbers: ['356938035643809'] }]
  const { id } = await aProduct(admin, {
    ...{ designation: 'Téléphone portable 128 Go', price: PRICE, unitId },
    stock: { tracking: 'serialNumbers', warrantyMonths: 24, openingStock },
  })
  const pieces = await admin.call<PaginatedOf<{ id: string }>>('GET', `serial-numbers/paginated?filter[product]=${id}`)
  return pieces.data[0]?.id ?? ''
}
