import type { ReactNode } from 'react'
import { POINTS_OF_SALE } from '@comptoir/contracts/company/points-of-sale'
import { addressesAt, Navigate, useHasPermission, useSession } from '@comptoir/platform'

/** Another remote's page. */
const COUNTER = { path: 'pos' } as const

/** The two steps after the mail. */
export type Step = 'company' | 'pos'

/** Admits people to their current step: first an account, then a company, then a point of sale, then work. */
export function SignUpStep({ step, children }: { step: Step; children: ReactNode }) {
  const isSignedIn = useSession(({ token, user }) => token !== null && user !== null)
  const company = useSession((state) => state.company)
  const pointOfSale = useSession((state) => state.pointOfSale)
  const mayOpen = useHasPermission(POINTS_OF_SALE.permissions.write)
  if (!isSignedIn)
    return <Navigate to={`/login?${new URLSearchParams({ returnTo: `/signup/${step}` }).toString()}`} replace />
  if (company === null) return step === 'company' ? children : <Navigate to="/signup/company" replace />
  if (pointOfSale !== null) {
    const place = { companyId: company.id, pointOfSaleId: pointOfSale.id }
    return <Navigate to={addressesAt(place, COUNTER).list()} replace />
  }
  if (!mayOpen) return <Navigate to={addressesAt({ companyId: company.id }, POINTS_OF_SALE).list()} replace />
  return step === 'pos' ? children : <Navigate to="/signup/pos" replace />
}
