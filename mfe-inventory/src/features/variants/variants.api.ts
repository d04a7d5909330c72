import { ATTRIBUTES } from '@comptoir/contracts/inventory/attributes'
import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import {
  VARIANT_GROUPS,
  type MoreVariants,
  type VariantChanges,
  type VariantGroup,
  type VariantGroupInput,
} from '@comptoir/contracts/inventory/variants'
import { api, pathOf, useCompanyQuery } from '@comptoir/platform'

/** Whose lists and rows may look different after a change of variants. */
export const SHOWN_BY = [PRODUCTS, VARIANT_GROUPS, ATTRIBUTES]

/** A group with its products, read afresh where it is edited. */
export function useGroup(id: string | undefined, isEnabled = id !== undefined) {
  return useCompanyQuery<VariantGroup>(VARIANT_GROUPS, [id ?? ''], { enabled: isEnabled, staleTimeMs: 0 })
}

/** Makes a product the first of several variants. */
export function createGroup(input: VariantGroupInput & { id: string }): Promise<VariantGroup> {
  return api.post<VariantGroup>(pathOf(VARIANT_GROUPS), input, { idempotencyKey: input.id })
}

/** Adds combinations to a group; the ids of its products make sure that they are added once. */
export function extendGroup(groupId: string, input: MoreVariants): Promise<VariantGroup> {
  const [first] = input.combinations
  return api.post<VariantGroup>(pathOf(VARIANT_GROUPS, groupId, 'variants'), input, { idempotencyKey: first?.id })
}

/** Changes several variants, or none. */
export function changeVariants(groupId: string, input: VariantChanges): Promise<VariantGroup> {
  return api.put<VariantGroup>(pathOf(VARIANT_GROUPS, groupId, 'variants'), input)
}

/** Takes a product out of its group; it stays. */
export function takeOut(groupId: string, productId: string): Promise<undefined> {
  return api.delete(pathOf(VARIANT_GROUPS, groupId, 'variants', productId))
}

/** Separates all products of a group; they stay. */
export function dissolve(groupId: string): Promise<undefined> {
  return api.delete(pathOf(VARIANT_GROUPS, groupId))
}
