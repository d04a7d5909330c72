import { useEffect, useMemo } from 'react'
import { useLanguage, useSession } from '@comptoir/platform'
import { useRemotes } from '../../remotes/context.tsx'
import { isInOtherLanguage } from '../../remotes/registry/other-language.ts'
import { navGroups, type NavGroup, type NavReader } from './nav-model.ts'

const NOTHING: string[] = []

/** For whom and where navigation is drawn: the signed-in person at the current point of sale; company pages keep the last one. */
export function useNavReader(): NavReader {
  const language = useLanguage()
  const permissions = useSession((state) => state.user?.permissions ?? NOTHING)
  const isSuperAdministrator = useSession((state) => state.user?.isSuperAdministrator === true)
  const companyId = useSession((state) => state.company?.id)
  const pointOfSaleId = useSession((state) => state.pointOfSale?.id)
  return useMemo(
    () => ({ language, permissions, isSuperAdministrator, companyId, pointOfSaleId }),
    [language, permissions, isSuperAdministrator, companyId, pointOfSaleId],
  )
}

/** The navigation of that person. Where the page came with its names in another language, these are fetched at once. */
export function useNavGroups(): NavGroup[] {
  const { owned, known, complete } = useRemotes()
  const reader = useNavReader()
  const isOther = isInOtherLanguage(known.remotes, reader.language)
  useEffect(() => {
    if (isOther) void complete()
  }, [isOther, complete])
  return useMemo(() => navGroups(owned, reader), [owned, reader])
}
