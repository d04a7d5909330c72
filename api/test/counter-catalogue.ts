import { expect } from '@jest/globals'
import type {
  CatalogueChanges,
  CatalogueHead,
  CataloguePage,
  CatalogueProduct,
} from '@comptoir/contracts/inventory/counter-catalogue'
import type { Caller } from './shop.ts'

const PATH = 'counter-catalogue'

/** What a counter keeps of a catalogue. */
export interface Device {
  products: Map<string, CatalogueProduct>
  since: number
}

/** Reads a catalogue whole, some products at a time. */
export async function aDevice(caller: Caller, limit = 2): Promise<Device> {
  const device: Device = { products: new Map(), since: -1 }
  for (let after = ''; ;) {
    const answer = await caller.get(`${PATH}?limit=${limit}${after}`)
    expect(answer.statusCode).toBe(200)
    const { stamp, products, next } = answer.json<CataloguePage>()
    if (device.since < 0) device.since = stamp
    for (const product of products) device.products.set(product.id, product)
    if (next === null) break
    after = `&after=${next}`
  }
  return withKnownDiscounts(caller, device)
}

/** The same as it is now, in one answer. */
export async function snapshotOf(caller: Caller): Promise<Device['products']> {
  return (await aDevice(caller, 2000)).products
}

/** Brings a device up to date by what has changed, some products at a time. Gives how many were told. */
export async function changesOf(caller: Caller, device: Device, limit = 2): Promise<number> {
  let count = 0
  for (let after = '', isMore = true; isMore;) {
    const answer = await caller.get(`${PATH}/changes?since=${device.since}&limit=${limit}${after}`)
    expect(answer.statusCode).toBe(200)
    const changes = answer.json<CatalogueChanges>()
    for (const product of changes.products) device.products.set(product.id, product)
    for (const id of changes.gone) device.products.delete(id)
    count += changes.products.length + changes.gone.length
    device.since = changes.since
    after = changes.after === null ? '' : `&after=${changes.after}`
    isMore = changes.isMore
  }
  await withKnownDiscounts(caller, device)
  return count
}

export async function headOf(caller: Caller): Promise<CatalogueHead> {
  return (await caller.get(`${PATH}/head`)).json<CatalogueHead>()
}

/** A discount that the head does not have, or not any more, is none; products come in the order of their ids. */
async function withKnownDiscounts(caller: Caller, device: Device): Promise<Device> {
  const known = new Set((await headOf(caller)).discounts.map(({ id }) => id))
  const entries = [...device.products].toSorted(([a], [b]) => (a < b ? -1 : 1))
  device.products = new Map(
    entries.map(([id, product]) => [
      id,
      { ...product, discountIds: product.discountIds.filter((discountId) => known.has(discountId)) },
    ]),
  )
  return device
}
