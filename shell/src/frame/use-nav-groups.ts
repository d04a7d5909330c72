import { useMemo } from 'react'
import { useLanguage, useSession } from '@comptoir/platform'
import { useShell } from '../router/shell-context.tsx'
import { navGroups, type NavGroup } from './nav-model.ts'

const NOTHING: string[] = []

/** The navigation of the signed-in person at the current point of sale; company pages keep the last one. */
export function useNavGroups(): NavGroup[] {
  const { owned } = useShell()
  const language = useLanguage()
  const permissions = useSession((state) => state.user?.permissions ?? NOTHING)
  const companyId = useSession((state) => state.company?.id)
  const pointOfSaleId = useSession((state) => state.pointOfSale?.id)
  return useMemo(() => navGroups(owned, { language, permissions, companyId, pointOfSaleId }), [owned, language, permissions, companyId, pointOfSaleId])
}
