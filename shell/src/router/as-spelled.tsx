import type { ReactNode } from 'react'
import { Navigate, useLocation, useSession } from '@comptoir/platform/site'
import { otherSpelling } from './other-spelling.ts'
import { useRemotes } from '../remotes/context.tsx'

/** Addresses are found in capitals and small letters alike; this writes them as their page declares them, by which the navigation knows it. */
export function AsSpelled({ children }: { children: ReactNode }) {
  const { owned } = useRemotes()
  const { pathname, search, hash } = useLocation()
  const companyId = useSession((state) => state.company?.id)
  const pointOfSaleId = useSession((state) => state.pointOfSale?.id)
  const meant = otherSpelling(pathname, owned, { companyId, pointOfSaleId })
  if (meant !== null && meant.toLowerCase() === pathname.toLowerCase())
    return <Navigate to={{ pathname: meant, search, hash }} replace />
  return children
}
