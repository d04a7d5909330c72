import type { Discount, DiscountProduct } from '@comptoir/contracts/inventory/discounts'
import { useQuery, useSession } from '@comptoir/platform'
import { MOST_WHOLE, type Found } from './choice/choice.ts'
import { findProductIds } from '../../common/find-product-ids.ts'
import { findDiscount, findWholeDiscount } from './discounts.api.ts'

/** A discount to be changed, the products that it holds, and these whole where they are few enough to be sent so. */
export interface OpenedDiscount {
  discount: Discount
  held: Found
  products: readonly DiscountProduct[]
}

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

export const isDiscountId = (id: string | undefined): id is string => id !== undefined && ID.test(id)

/** The discount before its products: a change in between makes this version outdated, and no save passes with it. */
async function openDiscount(id: string, signal: AbortSignal): Promise<OpenedDiscount> {
  const question = { filter: { discount: id } }
  const discount = await findDiscount(id, signal)
  if (discount.productCount > MOST_WHOLE)
    return { discount, held: { question, ids: new Set(await findProductIds(question, signal)) }, products: [] }
  const { products = [], ...whole } = await findWholeDiscount(id, signal)
  return { discount: whole, held: { question, ids: new Set(products.map((product) => product.id)) }, products }
}

/** Read afresh when the page opens, then kept as it was until it is asked for again. */
export function useOpenedDiscount(id: string | undefined) {
  const companyId = useSession(({ company }) => company?.id)
  return useQuery({
    queryKey: [companyId, 'opened-discount', id],
    queryFn: ({ signal }) => openDiscount(id ?? '', signal),
    enabled: companyId !== undefined && isDiscountId(id),
    staleTime: Infinity,
    gcTime: 0,
    structuralSharing: false,
  })
}
