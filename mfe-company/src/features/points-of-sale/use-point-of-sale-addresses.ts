import { useMemo } from 'react'
import { POINTS_OF_SALE } from '@comptoir/contracts/company/points-of-sale'
import { addressesAt, useSession, type Addresses } from '@comptoir/platform'

/** Addresses in the own company, also from a page whose address names none (`/pos/edit/:id`). */
export function usePointOfSaleAddresses(): Addresses {
  const companyId = useSession(({ company }) => company?.id ?? '')
  return useMemo(() => addressesAt({ companyId }, POINTS_OF_SALE), [companyId])
}
