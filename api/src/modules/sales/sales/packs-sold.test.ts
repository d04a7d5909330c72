import { describe, expect, test } from '@jest/globals'
import type { Product } from '@comptoir/contracts/inventory/products'
import type { Unit } from '@comptoir/contracts/inventory/units'
import type { ProductSales } from '@comptoir/contracts/sales/product-sales'
import type { Sale, SaleInput } from '@comptoir/contracts/sales/sales'
import type { SalesReturn } from '@comptoir/contracts/sales/sales-returns'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { putDiscount } from '../../../../test/discounts.ts'
import { anOpenSession, aSale, booksThatDisagree, cashOf, sold, type Cart, type Goods } from '../../../../test/goods.ts'
import { putProduct } from '../../../../test/products.ts'
import { aShop, refuses, type Shop } from '../../../../test/shop.ts'

const open = setUpApp()

/** A shop that sells water by the bottle at 0.900, the pack of six at its six bottles, and the carton of 24 at 20.000. */
async function aCounter(role: 'manager' | 'cashier' = 'manager') {
  const shop = await aShop(open())
  const seller = await shop.as(role)
  const manager = await shop.as('manager')
  const unit = async (name: string, decimals = 0): Promise<string> =>
    (await manager.post('units', { name, decimals })).json<Unit>().id
  const [bottle, six, carton, half] = [
    await unit('Bouteille'),
    await unit('Pack'),
    await unit('Carton'),
    await unit('Demi-carton', 1),
  ]
  const water = await putProduct(manager, {
    unitId: bottle,
    price: 0.9,
    packs: [
      { unitId: six, quantityMilli: 6000, price: null, barcodes: [] },
      { unitId: half, quantityMilli: 12_000, price: null, barcodes: [] },
      { unitId: carton, quantityMilli: 24_000, price: 20, barcodes: [] },
    ],
  })
  const by = (name: string, priceMicro: number): Goods & { packId: string } => ({
    ...goodsOf(water),
    unitPriceMicro: priceMicro,
    packId: water.packs.find((pack) => pack.name === name)?.id ?? '',
  })
  return {
    shop,
    manager,
    water,
    bottle: goodsOf(water),
    six: by('Pack', 5_400_000),
    half: by('Demi-carton', 10_800_000),
    carton: by('Carton', 20_000_000),
    cash: await cashOf(manager),
    seller,
    session: await anOpenSession(shop, seller),
  }
}

function goodsOf({ id, code, designation, priceTtc, vatRate }: Product): Goods {
  return { id, code, designation, unitPriceMicro: priceTtc * 1_000_000, vatRateMilli: vatRate * 1000 }
}

async function onHand({ companyId }: Shop, productId: string): Promise<number | undefined> {
  const row = await open()
    .admin.selectFrom('stock_balance')
    .select('on_hand_milli')
    .where('company_id', '=', companyId)
    .where('product_id', '=', productId)
    .executeTakeFirst()
  return row?.on_hand_milli
}

type Packed = Omit<Cart, 'lines'> & {
  lines: (Omit<Cart['lines'][number], 'goods'> & { goods: Goods & { packId?: string } })[]
}

/** The same as aSale, with the packs that its goods name. */
function aPackedSale(
  ...[session, cashId, cart, over]: [Parameters<typeof aSale>[0], string, Packed, object?]
): SaleInput {
  const sale = aSale(session, cashId, cart)
  const lines = sale.lines.map((line, index) => {
    const packId = cart.lines[index]?.goods.packId
    return packId === undefined ? line : { ...line, packId }
  })
  return { ...sale, lines, ...over }
}

describe('a sale by the pack', () => {
  test('moves what the packs hold out of one stock, and keeps the unit and its content on the ticket', async () => {
    const { shop, manager, seller, water, bottle, six, carton, session, cash } = await aCounter()
    const sale = await sold(
      seller.post(
        'sales',
        aPackedSale(session, cash.id, {
          lines: [{ goods: carton }, { goods: bottle }, { goods: six, quantityMilli: 2000 }],
        }),
      ),
    )
    expect(sale.totalMinor).toBe(20_000 + 900 + 10_800)
    expect(
      sale.lines.map(({ unit, packQuantityMilli, quantityMilli }) => [unit, packQuantityMilli, quantityMilli]),
    ).toEqual([
      ['Carton', 24_000, 1000],
      ['Bouteille', null, 1000],
      ['Pack', 6000, 2000],
    ])
    expect(await onHand(shop, water.id)).toBe(-37_000)
    expect((await manager.get(`sales/${sale.id}`)).json<Sale>()).toEqual(sale)
    // Another content from now on is another content of later tickets only.
    const [first] = water.packs
    if (!first) throw new Error('no pack')
    const packs = [{ id: first.id, unitId: first.unitId, quantityMilli: 8000, price: 7, barcodes: [] }]
    const { code, designation } = water
    await manager.put(`products/${water.id}`, { ...inputOf(water), code, designation, packs })
    expect((await manager.get(`sales/${sale.id}`)).json<Sale>()).toEqual(sale)
    const figures = (await manager.get(`product-sales/${water.id}`)).json<ProductSales>()
    expect(figures).toMatchObject({ soldMilli: 37_000, returnedMilli: 0, totalMinor: sale.totalMinor })
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('of many lines at once moves the same', async () => {
    const { shop, seller, water, bottle, carton, session, cash } = await aCounter()
    await sold(seller.post('sales', aPackedSale(session, cash.id, { lines: [{ goods: bottle }] })))
    const lines = Array.from({ length: 60 }, () => ({ goods: carton }))
    await sold(seller.post('sales', aPackedSale(session, cash.id, { lines })))
    expect(await onHand(shop, water.id)).toBe(-1000 - 60 * 24_000)
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })

  test('sent again is the same sale, and another by the piece', async () => {
    const { seller, carton, session, cash } = await aCounter()
    const input = aPackedSale(session, cash.id, { lines: [{ goods: carton }] })
    const first = await sold(seller.post('sales', input))
    const again = await seller.post('sales', input)
    expect([again.statusCode, again.json<Sale>()]).toEqual([200, first])
    const lines = input.lines.map(({ packId: _, ...line }) => line)
    await refuses(seller.post('sales', { ...input, lines }), 'sale.idReused')
  })

  test('is refused where the pack, its price or its quantity is not what the product says', async () => {
    const { shop, seller, half, carton, cash, session, water } = await aCounter('cashier')
    const refused = async (goods: typeof carton, code: string, over: { quantityMilli?: number } = {}) =>
      refuses(seller.post('sales', aPackedSale(session, cash.id, { lines: [{ goods, ...over }] })), code)
    const unknown = await refused({ ...carton, packId: newId() }, 'sale.packUnknown')
    expect([unknown.errors?.[0]?.pointer, unknown.params]).toEqual(['/lines/0/packId', { product: water.designation }])
    const other = await putProduct(await shop.as('manager'), {})
    await refused({ ...carton, id: other.id }, 'sale.packUnknown')
    await refused({ ...carton, unitPriceMicro: 19_000_000 }, 'sale.priceNotAllowed')
    await refused({ ...carton, unitPriceMicro: 900_000 }, 'sale.priceNotAllowed')
    await refused(half, 'sale.quantityTooFine', { quantityMilli: 1250 })
    // A tenth of it is 1.2 bottles.
    const cut = await refused(half, 'sale.quantityTooFine', { quantityMilli: 100 })
    expect(cut.params).toEqual({ product: water.designation, unit: 'Bouteille', decimals: 0 })
    await refused(carton, 'request.invalid', { quantityMilli: 1_000_000_000 })
    expect(await onHand(shop, water.id)).toBeUndefined()
    await sold(seller.post('sales', aPackedSale(session, cash.id, { lines: [{ goods: half, quantityMilli: 1500 }] })))
    expect(await onHand(shop, water.id)).toBe(-18_000)
  })

  test('is refused for want of stock by what the pack holds', async () => {
    const { shop, seller, carton, cash, session, water } = await aCounter()
    await open().admin.updateTable('company').set({ stock_policy: 'block' }).where('id', '=', shop.companyId).execute()
    const sale = aPackedSale(session, cash.id, { lines: [{ goods: carton, quantityMilli: 2000 }] })
    expect((await refuses(seller.post('sales', sale), 'sale.stockShort')).params).toEqual({
      product: water.designation,
      onHandMilli: 0,
      requestedMilli: 48_000,
    })
  })
})

function inputOf(product: Product) {
  const { location, packageQuantity, isFodec, priceBasis, priceTtc, vatRate, barcodes } = product
  return {
    location,
    packageQuantity,
    isFodec,
    priceBasis,
    vatRate,
    barcodes,
    price: priceTtc,
    categoryId: null,
    subcategoryId: null,
    brandId: null,
    unitId: product.unit?.id ?? null,
  }
}

describe('goods taken back by the pack', () => {
  test('come back as what the pack holds', async () => {
    const { shop, manager, seller, water, carton, session, cash } = await aCounter()
    await sold(seller.post('sales', aPackedSale(session, cash.id, { lines: [{ goods: carton, quantityMilli: 2000 }] })))
    const line = {
      id: newId(),
      productId: water.id,
      packId: carton.packId,
      quantityMilli: 1000,
      unitPriceMicro: 20_000_000,
    }
    const input = {
      id: newId(),
      registerId: session.registerId,
      cashSessionId: session.id,
      occurredAt: new Date().toISOString(),
      reason: 'mistake',
      lines: [line],
      refunds: [{ id: newId(), paymentMethodId: cash.id, amountMinor: 20_000 }],
      totalMinor: 20_000,
    }
    const unknown = { ...input, lines: [{ ...line, packId: newId() }] }
    await refuses(seller.post('sales-returns', unknown), 'sale.packUnknown')
    const answer = await seller.post('sales-returns', input)
    expect(answer.statusCode).toBe(201)
    const taken = answer.json<SalesReturn>()
    expect(taken.lines).toMatchObject([{ unit: 'Carton', packQuantityMilli: 24_000, quantityMilli: 1000 }])
    expect((await manager.get(`sales-returns/${taken.id}`)).json<SalesReturn>()).toEqual(taken)
    expect(await onHand(shop, water.id)).toBe(-24_000)
    const { packId: _, ...piece } = line
    await refuses(seller.post('sales-returns', { ...input, lines: [piece] }), 'salesReturn.idReused')
    expect((await manager.get(`product-sales/${water.id}`)).json<ProductSales>()).toMatchObject({
      soldMilli: 48_000,
      returnedMilli: 24_000,
    })
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  })
})

test('a pack has the discount that runs on the product', async () => {
  open().clock.set('2026-03-10T12:00:00.000Z')
  const { manager, seller, carton, water, session, cash } = await aCounter('cashier')
  const { id: discountId } = await putDiscount(manager, { products: [{ id: water.id }] })
  const discount = { kind: 'rate', rateMilli: 10_000, discountId } as const
  const input = aPackedSale(session, cash.id, { lines: [{ goods: carton, discount }] })
  expect(await sold(seller.post('sales', { ...input, occurredAt: '2026-03-10T11:59:00.000Z' }))).toMatchObject({
    totalMinor: 18_000,
    lines: [{ grossMinor: 20_000, discountMinor: 2000, discountId }],
  })
})
