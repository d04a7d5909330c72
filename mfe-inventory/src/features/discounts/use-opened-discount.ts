import type { Discount } from '@comptoir/contracts/inventory/discounts'
import { useQuery, useSession } from '@comptoir/platform'
import type { Found } from './choice/choice.ts'
import { findDiscount, findProductIds } from './discounts.api.ts'

/** A discount to be changed, and the products that it holds. */
export interface OpenedDiscount {
  discount: Discount
  held: Found
}

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

export const isDiscountId = (id: string | undefined): id is string => id !== undefined && ID.test(id)

/** The discount before its products: a change in between makes this version outdated, and no save passes with it. */
async function openDiscount(id: string, signal: AbortSignal): Promise<OpenedDiscount> {
  const discount = await findDiscount(id, signal)
  const question = { filter: { discount: id } }
  return { discount, held: { question, ids: new Set(await findProductIds(question, signal)) } }
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
