import type {
  Fate,
  StockTransfer,
  StockTransferInput,
  StockTransferLine,
} from '@comptoir/contracts/inventory/stock-transfers'
import type { Product, ProductInput } from '@comptoir/contracts/inventory/products'
import type { Role } from '@comptoir/contracts/roles'
import { v7 as newId } from 'uuid'
import type { TestApp } from './app.ts'
import { done } from './done.ts'
import { twoShops } from './opening-stock.ts'
import { putProduct } from './products.ts'
import type { Caller, Shop } from './shop.ts'

/** Two points of sale of a company, with somebody who works in each of them alone. */
export interface TwoEnds {
  shop: Shop
  administrator: Caller
  sender: Caller
  receiver: Caller
  /** Of the points of sale. */
  here: string
  there: string
  /** Of their shops. */
  fromId: string
  toId: string
}

export async function twoEnds(test: TestApp): Promise<TwoEnds> {
  const { shop, administrator, here, there } = await twoShops(test)
  return {
    ...{ shop, administrator, here, there },
    sender: await shop.as('stockKeeper'),
    receiver: await inShop(test, shop, there, 'stockKeeper'),
    fromId: shop.locationId,
    toId: await shopLocation(administrator, there),
  }
}

/** Somebody who works in one point of sale alone. */
export async function inShop(test: TestApp, shop: Shop, pointOfSaleId: string, role: Role): Promise<Caller> {
  const caller = await shop.as(role)
  await test.admin
    .updateTable('app_user_point_of_sale')
    .set({ point_of_sale_id: pointOfSaleId })
    .where('company_id', '=', shop.companyId)
    .where('user_id', '=', caller.userId)
    .execute()
  return caller
}

async function shopLocation(caller: Caller, pointOfSaleId: string): Promise<string> {
  const places = await done(caller.get('stock-transfers/places'))
  const found = places.json<{ id: string; locations: { id: string }[] }[]>().find(({ id }) => id === pointOfSaleId)
  return found?.locations[0]?.id ?? ''
}

/** A product of which the sender has some, at a cost. */
export function someGoods(
  { administrator, here }: TwoEnds,
  quantityMilli: number,
  over: Partial<ProductInput> = {},
): Promise<Product> {
  return putProduct(administrator, {
    purchasePrice: 2,
    openingStock: [{ pointOfSaleId: here, quantityMilli }],
    ...over,
  })
}

export function aTransfer(
  ends: Pick<TwoEnds, 'fromId' | 'there'>,
  lines: readonly [productId: string, requestedMilli: number][],
  over: Partial<StockTransferInput> = {},
): StockTransferInput {
  return {
    id: newId(),
    fromLocationId: ends.fromId,
    toPointOfSaleId: ends.there,
    lines: lines.map(([productId, requestedMilli]) => ({ id: newId(), productId, requestedMilli })),
    ...over,
  }
}

/** Asks for a step of a transfer as it is at that moment. */
export async function step(
  caller: Caller,
  id: string,
  name: string,
  body?: object,
  headers: Record<string, string> = {},
) {
  const found = await caller.get(`stock-transfers/${id}`)
  const version = found.statusCode === 200 ? found.json<StockTransfer>().version : 1
  return caller.post(`stock-transfers/${id}/${name}`, body, { 'if-match': `"${version}"`, ...headers })
}

/** Takes a step that must be granted. */
export async function take(caller: Caller, id: string, name: string, body?: object): Promise<StockTransfer> {
  return (await done(step(caller, id, name, body))).json<StockTransfer>()
}

/** A transfer on its way as it was requested. */
export async function shipped(ends: TwoEnds, input: StockTransferInput, body: object = { lines: [] }) {
  const made = (await done(ends.sender.post('stock-transfers', input))).json<StockTransfer>()
  await take(ends.sender, made.id, 'ready')
  return take(ends.sender, made.id, 'ship', body)
}

/** The lots and pieces of a line by what became of them, as `number` or `number × quantity`. */
export function fatesOf(line: StockTransferLine | undefined): Partial<Record<Fate, string[]>> {
  const fates: Partial<Record<Fate, string[]>> = {}
  const tell = (became: Fate, text: string) => (fates[became] = [...(fates[became] ?? []), text])
  for (const { number, quantityMilli, became } of line?.lots ?? []) tell(became, `${number} × ${quantityMilli}`)
  for (const { number, became } of line?.serialNumbers ?? []) tell(became, number)
  return fates
}

/** What there is of a product, and what it is worth, by the kind of its place. */
export async function balancesOf(test: TestApp, { companyId }: Shop, productId: string) {
  const rows = await test.admin
    .selectFrom('stock_balance as b')
    .innerJoin('stock_location as l', (join) =>
      join.onRef('l.company_id', '=', 'b.company_id').onRef('l.id', '=', 'b.location_id'),
    )
    .select(['l.kind', 'l.point_of_sale_id', 'b.on_hand_milli', 'b.reserved_milli', 'b.value_nano'])
    .where('b.company_id', '=', companyId)
    .where('b.product_id', '=', productId)
    .execute()
  return rows.map((row) => ({ ...row, valueNano: BigInt(row.value_nano) }))
}

/** A receipt of so much of each line, with more to come. */
export function arrived(transfer: StockTransfer, goodMilli: number, damagedMilli = 0) {
  return {
    isLast: false,
    lines: transfer.lines.map(({ id }) => ({ lineId: id, goodMilli, damagedMilli })),
  }
}

/** A transfer that has its number and its goods reserved. */
export async function readied(ends: TwoEnds, lines: readonly [string, number][]): Promise<StockTransfer> {
  const made = (await done(ends.sender.post('stock-transfers', aTransfer(ends, lines)))).json<StockTransfer>()
  return take(ends.sender, made.id, 'ready')
}

/** On hand and reserved at the sender's shop, then on hand on the way, at the receiver's shop and in their quarantine. */
export async function whereIs(test: TestApp, { shop, here, there }: TwoEnds, productId: string): Promise<number[]> {
  const rows = await balancesOf(test, shop, productId)
  const at = (kind: string, pointOfSaleId: string) =>
    rows.find((row) => row.kind === kind && row.point_of_sale_id === pointOfSaleId)
  return [
    at('shop', here)?.on_hand_milli ?? 0,
    at('shop', here)?.reserved_milli ?? 0,
    at('transit', here)?.on_hand_milli ?? 0,
    at('shop', there)?.on_hand_milli ?? 0,
    at('quarantine', there)?.on_hand_milli ?? 0,
  ]
}
