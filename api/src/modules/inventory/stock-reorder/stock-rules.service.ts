import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import {
  STOCK_REORDER,
  type SnoozeInput,
  type Snoozed,
  type StockRules,
  type StockRulesInput,
} from '@comptoir/contracts/inventory/stock-reorder'
import { fitsUnit, MOST_UNIT_DECIMALS } from '@comptoir/money'
import { audit } from '../../../platform/audit/audit.ts'
import type { TxCtx } from '../../../platform/context.ts'
import { DomainError } from '../../../platform/errors.ts'
import { declaredRefusal } from '../../../platform/resource/refusals.ts'
import { findReorderShops, type ReorderShop } from './shops.queries.ts'
import { holdRules, NO_RULE, writeRule, writeSnooze, type RuleFigures } from './stock-rules.repository.ts'
import { findRules } from './stock-rules.queries.ts'

const DAY_MS = 86_400_000

/** What points of sale should have of a product; of one that the company does not have, nothing. */
export async function getRules(ctx: TxCtx, productId: string): Promise<StockRules> {
  const { product: _product, ...rules } = await findKnown(ctx, productId)
  return rules
}

async function findKnown(ctx: TxCtx, productId: string) {
  const found = await findRules(ctx, productId, await findReorderShops(ctx))
  if (!found) throw new DomainError(PRODUCTS.errors.notFound)
  return found
}

/** Says what points of sale should have; those that are not named stay as they are. */
export async function changeRules(ctx: TxCtx, productId: string, input: StockRulesInput): Promise<StockRules> {
  const shops = await findReorderShops(ctx)
  const { product, minimumStockMilli } = await findKnown(ctx, productId)
  const held = await holdRules(ctx, productId)
  for (const [at, { pointOfSaleId, ...figures }] of input.rules.entries()) {
    const shop = shopOf(shops, pointOfSaleId, `/rules/${at}/pointOfSaleId`)
    checkFigures(figures, { shop, decimals: product.decimals, minimumStockMilli }, `/rules/${at}`)
    const before = held.get(pointOfSaleId) ?? NO_RULE
    if (isSame(before, figures)) continue
    await writeRule(ctx, { productId, pointOfSaleId }, figures)
    const told = (rule: RuleFigures) => ({ product: product.designation, pointOfSale: pointOfSaleId, ...rule })
    await audit(ctx, {
      action: 'stockReorder.rulesChanged',
      entity: STOCK_REORDER.entity,
      entityId: productId,
      before: told(before),
      after: told(figures),
    })
  }
  return getRules(ctx, productId)
}

function shopOf(shops: readonly ReorderShop[], pointOfSaleId: string, pointer: string): ReorderShop {
  const shop = shops.find(({ id }) => id === pointOfSaleId)
  if (!shop) throw new DomainError(STOCK_REORDER.errors.pointOfSaleUnknown, {}, pointer)
  return shop
}

const isSame = (one: RuleFigures, other: RuleFigures): boolean =>
  one.minimumMilli === other.minimumMilli &&
  one.targetMilli === other.targetMilli &&
  one.multipleMilli === other.multipleMilli

interface Checked {
  shop: ReorderShop
  decimals: number | null
  minimumStockMilli: number | null
}

/** Refuses figures finer than the unit, and a target that would leave the point of sale short. */
function checkFigures(figures: RuleFigures, { shop, decimals, minimumStockMilli }: Checked, pointer: string): void {
  const { minimumMilli, targetMilli } = figures
  const most = decimals ?? MOST_UNIT_DECIMALS
  for (const name of ['minimumMilli', 'targetMilli', 'multipleMilli'] as const)
    if (!fitsUnit(figures[name] ?? 0, most))
      throw declaredRefusal(STOCK_REORDER, 'quantityTooFine', { decimals: most }, `${pointer}/${name}`)
  if (targetMilli !== null && targetMilli < (minimumMilli ?? minimumStockMilli ?? 0))
    throw declaredRefusal(STOCK_REORDER, 'targetBelowMinimum', { pointOfSale: shop.name }, `${pointer}/targetMilli`)
}

/** Puts a suggestion off for so many days, by the clocks of the point of sale; for none, it comes back. */
export async function snooze(ctx: TxCtx, { pointOfSaleId, productId, days }: SnoozeInput): Promise<Snoozed> {
  const shop = shopOf(await findReorderShops(ctx), pointOfSaleId, '/pointOfSaleId')
  const { product } = await findKnown(ctx, productId)
  const snoozedUntil = days === 0 ? null : dayAfter(shop.today, days)
  await writeSnooze(ctx, { productId, pointOfSaleId }, snoozedUntil)
  await audit(ctx, {
    action: 'stockReorder.snoozed',
    entity: STOCK_REORDER.entity,
    entityId: productId,
    after: { product: product.designation, pointOfSale: pointOfSaleId, snoozedUntil },
  })
  return { snoozedUntil }
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length)
}
