import type { ReactNode } from 'react'
import { Navigate, useLocation, useSession } from '@comptoir/platform/site'
import { addressAfterLogin } from './landing.ts'

/** The sign-in page is for those who are not signed in; the others go where they wanted to, or where their work begins. */
export function SignedOutOnly({ children }: { children: ReactNode }) {
  const { search } = useLocation()
  const token = useSession((state) => state.token)
  const user = useSession((state) => state.user)
  const company = useSession((state) => state.company)
  const pointOfSale = useSession((state) => state.pointOfSale)
  if (token === null || user === null) return children
  return <Navigate to={addressAfterLogin(search, { user, company, pointOfSale })} replace />
}
