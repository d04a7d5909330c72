import { PRODUCTS, type Product } from '@comptoir/contracts/inventory/products'
import {
  VARIANT_GROUPS,
  type MoreVariants,
  type VariantGroup,
  type VariantGroupInput,
} from '@comptoir/contracts/inventory/variants'
import { v7 as newId } from 'uuid'
import { audit } from '../../../platform/audit/audit.ts'
import type { TxCtx } from '../../../platform/context.ts'
import { DomainError } from '../../../platform/errors.ts'
import { findValues } from '../attributes/index.ts'
import { productCases } from '../products/index.ts'
import { copyOf, inputOf } from './product-inputs.ts'
import { freeCodes } from './proposed-codes.ts'
import { findGroup } from './variants.queries.ts'
import {
  deleteEmptyGroups,
  deleteGroup,
  deleteVariant,
  insertGroup,
  insertVariants,
  lockGroup,
  type GroupBase,
} from './variants.repository.ts'
import { chosenOf, combinationKey, designationsOf, namesOf, type Chosen } from './variants.rules.ts'

const { entity, errors } = VARIANT_GROUPS

/** A group with its products; refuses one that is not there. */
export async function getGroup(ctx: TxCtx, id: string): Promise<VariantGroup> {
  const group = await findGroup(ctx, id)
  if (!group) throw new DomainError(errors.notFound)
  return group
}

/** A group that nobody else changes until the transaction ends. */
export async function openGroup(ctx: TxCtx, id: string): Promise<{ base: GroupBase; group: VariantGroup }> {
  const base = await lockGroup(ctx, id)
  if (!base) throw new DomainError(errors.notFound)
  return { base, group: await getGroup(ctx, base.id) }
}

/** Makes a product the first of several variants, and the others beside it. */
export async function createGroup(ctx: TxCtx, input: VariantGroupInput): Promise<VariantGroup> {
  const product = await productOf(ctx, input.productId)
  if (product.variant) {
    const { designation } = await getGroup(ctx, product.variant.groupId)
    throw new DomainError(errors.alreadyIn, { designation }, '/productId')
  }
  const { first, chosen } = await firstAndOthers(ctx, input)
  await deleteEmptyGroups(ctx)
  const { code, designation, designationEn, designationAr } = product
  const base = { id: input.id?.toLowerCase() ?? newId(), code, designation, designationEn, designationAr }
  await insertGroup(ctx, base)
  await insertVariants(ctx, base.id, [{ productId: product.id, values: first.values }])
  await productCases.change(
    ctx,
    product.id,
    { ...inputOf(product), ...designationsOf(base, first.values) },
    product.version,
  )
  await addVariants(ctx, base, product, chosen)
  const group = await getGroup(ctx, base.id)
  const after = { designation, attributes: group.attributes.map(({ name }) => name), variants: variantNames(group) }
  await audit(ctx, { action: `${entity}.created`, entity, entityId: base.id, after })
  return group
}

/** The values of the product itself decide on the attributes of the group. */
async function firstAndOthers(
  ctx: TxCtx,
  { valueIds, combinations }: VariantGroupInput,
): Promise<{ first: Chosen; chosen: Chosen[] }> {
  const known = await findValues(ctx, [...valueIds, ...combinations.flatMap((each) => each.valueIds)])
  const values = valueIds.flatMap((id) => known.get(id.toLowerCase()) ?? [])
  const attributeIds = values.map(({ attributeId }) => attributeId)
  if (values.length < valueIds.length || new Set(attributeIds).size < attributeIds.length)
    throw new DomainError(errors.valuesUnfit, {}, '/valueIds')
  const chosen = chosenOf(combinations, known, { attributeIds, taken: [combinationKey(values)] })
  return { first: { id: undefined, values }, chosen }
}

/** Adds combinations to a group: products with what another one of it has. */
export async function extendGroup(ctx: TxCtx, id: string, input: MoreVariants): Promise<VariantGroup> {
  const { base, group } = await openGroup(ctx, id)
  const model = group.variants.find(({ product }) => product.id === input.modelId.toLowerCase())?.product
  if (!model) throw new DomainError(errors.notIn, {}, '/modelId')
  const known = await findValues(
    ctx,
    input.combinations.flatMap(({ valueIds }) => valueIds),
  )
  const chosen = chosenOf(input.combinations, known, {
    attributeIds: group.attributes.map(({ id: attributeId }) => attributeId),
    taken: group.variants.map(({ values }) => combinationKey(values)),
  })
  await addVariants(ctx, base, model, chosen)
  const after = { designation: base.designation, variants: chosen.map(({ values }) => namesOf(values)) }
  await audit(ctx, { action: `${entity}.extended`, entity, entityId: base.id, after })
  return getGroup(ctx, base.id)
}

/** Products of their own for combinations that were looked at, with what the model has. */
async function addVariants(ctx: TxCtx, base: GroupBase, model: Product, chosen: readonly Chosen[]): Promise<void> {
  if (chosen.length === 0) return
  const codes = await freeCodes(ctx, base.code, chosen)
  const added: { productId: string; values: Chosen['values'] }[] = []
  for (const [at, { id, values }] of chosen.entries()) {
    const named = { code: codes[at] ?? '', ...designationsOf(base, values) }
    const made = await productCases.create(ctx, { ...copyOf(ctx, model), ...(id ? { id } : {}), ...named })
    added.push({ productId: made.id, values })
  }
  await insertVariants(ctx, base.id, added)
}

/** Takes a product out of its group, of which nothing is left with the last one. */
export async function takeOut(ctx: TxCtx, id: string, productId: string): Promise<void> {
  const { base, group } = await openGroup(ctx, id)
  const taken = group.variants.find(({ product }) => product.id === productId.toLowerCase())
  if (!taken) throw new DomainError(errors.notIn)
  await (group.variants.length === 1 ? deleteGroup(ctx, base.id) : deleteVariant(ctx, taken.product.id))
  const before = { designation: base.designation, product: taken.product.designation }
  await audit(ctx, { action: `${entity}.productTakenOut`, entity, entityId: base.id, before })
}

/** Separates all products of a group; they stay as they are. */
export async function dissolveGroup(ctx: TxCtx, id: string): Promise<void> {
  const { base, group } = await openGroup(ctx, id)
  await deleteGroup(ctx, base.id)
  const before = { designation: base.designation, variants: variantNames(group) }
  await audit(ctx, { action: `${entity}.removed`, entity, entityId: base.id, before })
}

const variantNames = ({ variants }: VariantGroup): string[] => variants.map(({ values }) => namesOf(values))

async function productOf(ctx: TxCtx, id: string): Promise<Product> {
  try {
    return await productCases.get(ctx, id)
  } catch (error) {
    throw error instanceof DomainError && error.code === PRODUCTS.errors.notFound
      ? new DomainError(PRODUCTS.errors.notFound, {}, '/productId')
      : error
  }
}
