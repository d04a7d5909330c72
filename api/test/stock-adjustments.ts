import type {
  AdjustmentLineInput,
  StockAdjustment,
  StockAdjustmentInput,
} from '@comptoir/contracts/inventory/stock-adjustments'
import { v7 as newId } from 'uuid'
import type { TestApp } from './app.ts'
import { done } from './done.ts'
import { aProduct, type Goods } from './goods.ts'
import type { Caller, Shop } from './shop.ts'

/** A line of so many thousandths of a product. */
export function aLine(productId: string, quantityMilli: number, over: Partial<AdjustmentLineInput> = {}) {
  return { id: newId(), productId, quantityMilli, ...over }
}

/** What somebody writes down in the shop; goods were lost unless said otherwise. */
export function anAdjustment(
  { locationId }: Pick<Shop, 'locationId'>,
  lines: AdjustmentLineInput[],
  over: Partial<StockAdjustmentInput> = {},
): StockAdjustmentInput {
  return { id: newId(), locationId, reason: 'lost', note: null, lines, ...over }
}

/** An adjustment that is written down. */
export async function drafted(caller: Caller, input: StockAdjustmentInput): Promise<StockAdjustment> {
  return (await done(caller.post('stock-adjustments', input))).json<StockAdjustment>()
}

/** One that is written down and posted. */
export async function postedAdjustment(caller: Caller, input: StockAdjustmentInput): Promise<StockAdjustment> {
  const { id, version } = await drafted(caller, input)
  return (await done(caller.post(`stock-adjustments/${id}/post`, { version }))).json<StockAdjustment>()
}

/** A product of which the shop was given so many, each at a cost in millionths, by an adjustment. */
export async function stockedGoods(
  test: TestApp,
  shop: Shop,
  caller: Caller,
  { quantity = 10, costMicro = 2_000_000 }: { quantity?: number; costMicro?: number } = {},
): Promise<Goods> {
  const goods = await aProduct(shop, { stock: 0 })
  await test.admin.updateTable('product').set({ cost_micro: costMicro }).where('id', '=', goods.id).execute()
  const lines = [aLine(goods.id, quantity * 1000, { unitCostMicro: costMicro })]
  if (quantity > 0) await postedAdjustment(caller, anAdjustment(shop, lines, { reason: 'found' }))
  return goods
}

/** What goods cost is said anew: at one place, and everywhere. */
export async function revalueStock(shop: Shop, caller: Caller): Promise<void> {
  const { id } = await aProduct(shop)
  const say = (unitCostMicro: number, locationId: string | null) =>
    done(
      caller.post(`stock-levels/${id}/revaluations`, {
        ...{ id: newId(), locationId, unitCostMicro, reason: 'Facture reçue après les produits' },
      }),
    )
  await say(2_500_000, shop.locationId)
  await say(2_600_000, null)
}

/** Everything that becomes of adjustments: posted, approved and taken back, given up as a draft and after it was submitted. */
export async function adjustStock(shop: Shop, caller: Caller): Promise<void> {
  const goods = await aProduct(shop)
  const adjusted = () => anAdjustment(shop, [aLine(goods.id, -1000)], { reason: 'damaged', note: 'Palette tombée' })
  const step = async ({ id, version }: StockAdjustment, name: string, over: object = {}) =>
    (await done(caller.post(`stock-adjustments/${id}/${name}`, { version, ...over }))).json<StockAdjustment>()
  const draft = await drafted(caller, adjusted())
  const { id: _id, ...content } = adjusted()
  await done(caller.put(`stock-adjustments/${draft.id}`, content))
  const posted = await postedAdjustment(caller, adjusted())
  await done(caller.post(`stock-adjustments/${posted.id}/reverse`, { id: newId(), note: null }))
  await step(await step(await drafted(caller, adjusted()), 'submit'), 'approve')
  await step(await drafted(caller, adjusted()), 'cancel', { reason: 'enteredTwice' })
  await step(await step(await drafted(caller, adjusted()), 'submit'), 'withdraw', { reason: 'notAgreed' })
}
