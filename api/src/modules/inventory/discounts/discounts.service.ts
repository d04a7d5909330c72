import type {
  Discount,
  DiscountInput,
  DiscountOverlap,
  DiscountOverlapQuery,
} from '@comptoir/contracts/inventory/discounts'
import { instantIn } from '@comptoir/contracts/time'
import { v7 as newId } from 'uuid'
import { audit, lastChange } from '../../../platform/audit/audit.ts'
import type { TxCtx } from '../../../platform/context.ts'
import { DomainError } from '../../../platform/errors.ts'
import { findTimeZone } from '../../company/settings/index.ts'
import { stampProductsOf } from '../catalogue-stamps/index.ts'
import { findProductIds } from '../products/index.ts'
import { listOverlaps } from './discount-overlaps.queries.ts'
import { listDiscountProducts } from './discount-products.queries.ts'
import {
  deleteDiscount,
  findDiscount,
  insertDiscount,
  replaceProducts,
  updateDiscount,
} from './discounts.repository.ts'
import { checkChoice, termsOf } from './discounts.rules.ts'

type Choice = Pick<DiscountInput, 'products' | 'selection'>

/** With its products, as the specified call gives them, unless the caller does without. */
export async function getDiscount(
  ctx: TxCtx,
  id: string,
  { products = true }: { products?: unknown } = {},
): Promise<Discount> {
  const found = await knownDiscount(ctx, id)
  return products === false ? found : { ...found, products: await listDiscountProducts(ctx, id) }
}

/** Answers without the products: the caller has just named them. */
export async function createDiscount(ctx: TxCtx, input: DiscountInput): Promise<Discount> {
  const terms = termsOf(input, await findTimeZone(ctx))
  const productIds = await chosen(ctx, input)
  checkChoice(productIds)
  const id = input.id ?? newId()
  await insertDiscount(ctx, id, terms)
  await replaceProducts(ctx, id, productIds)
  const after = await knownDiscount(ctx, id)
  await audit(ctx, { action: 'discount.created', entity: 'discount', entityId: id, after })
  return after
}

/** The discount's row is taken before its products, so that of two changes the second finds the first one's version. */
export async function changeDiscount(
  ctx: TxCtx,
  id: string,
  input: DiscountInput,
  version?: number,
): Promise<Discount> {
  const before = await knownDiscount(ctx, id)
  const terms = termsOf(input, await findTimeZone(ctx))
  const productIds = await chosen(ctx, input)
  checkChoice(productIds)
  if (!(await updateDiscount(ctx, id, terms, version))) throw await stale(ctx, id)
  const products = await replaceProducts(ctx, id, productIds)
  // Of one that was over, counters were told nothing.
  if (new Date(before.endDate) < ctx.now) await stampProductsOf(ctx, 'discount', id)
  const after = await knownDiscount(ctx, id)
  await audit(ctx, {
    action: 'discount.updated',
    entity: 'discount',
    entityId: id,
    before,
    after: { ...after, ...products },
  })
  return after
}

/** Tickets keep the name and the rate of what they were sold under, so that a discount may go at any time. */
export async function removeDiscount(ctx: TxCtx, id: string, version?: number): Promise<void> {
  const before = await knownDiscount(ctx, id)
  if (!(await deleteDiscount(ctx, id, version))) throw await stale(ctx, id)
  await audit(ctx, { action: 'discount.removed', entity: 'discount', entityId: id, before })
}

/** Which other discounts would meet one that is being made. Dates that cannot be read yet meet nothing. */
export async function findOverlaps(ctx: TxCtx, query: DiscountOverlapQuery): Promise<DiscountOverlap[]> {
  const timeZone = await findTimeZone(ctx)
  const [startsAt, endsAt] = [instantIn(query.startDate, timeZone), instantIn(query.endDate, timeZone)]
  if (!(startsAt < endsAt)) return []
  return listOverlaps(ctx, { discountId: query.id ?? null, startsAt, endsAt, productIds: await chosen(ctx, query) })
}

async function knownDiscount(ctx: TxCtx, id: string): Promise<Discount> {
  const found = await findDiscount(ctx, id)
  if (!found) throw new DomainError('discount.notFound')
  return found
}

/** Those named and those that the selection finds at this moment, each once. */
async function chosen(ctx: TxCtx, { products = [], selection }: Choice): Promise<string[]> {
  const ids = new Set(products.map(({ id }) => id.toLowerCase()))
  if (selection) {
    const { search, filter = {}, except = [] } = selection
    const left = new Set(except.map((id) => id.toLowerCase()))
    for (const id of await findProductIds(ctx, { filter, ...(search ? { search } : {}) }))
      if (!left.has(id)) ids.add(id)
  }
  return [...ids]
}

async function stale(ctx: TxCtx, id: string): Promise<DomainError> {
  return new DomainError('request.versionStale', await lastChange(ctx, 'discount', id))
}
