import { useEffect, type ReactNode } from 'react'
import { queryClient, session } from '@comptoir/platform'
import { BackOffice } from '../frame/back-office.tsx'
import { CompanyScope } from '../session/company-scope.tsx'
import { checkSession } from '../session/session-check.ts'
import { SuperAdminScope } from '../session/super-admin-scope.tsx'
import { readsAreOf } from '../remotes/first-drawing.ts'
import { DataScope } from './data-scope.tsx'

/** The first page stands once what it read is there. */
readsAreOf({ count: () => queryClient.isFetching(), subscribe: (look) => queryClient.getQueryCache().subscribe(look) })

export { PointOfSaleScope as PointOfSaleWork } from '../session/point-of-sale-scope.tsx'

/** A session that was kept, and entered by way of a public page, is asked about now: points of sale are not stored. */
function useAskedSession(): void {
  useEffect(() => {
    const { token, company, pointsOfSale } = session.getState()
    if (token !== null && company !== null && pointsOfSale.length === 0) void checkSession()
  }, [])
}

function Work({ children }: { children: ReactNode }) {
  useAskedSession()
  return <DataScope>{children}</DataScope>
}

/** Everything under a company's address. */
export function CompanyWork() {
  return (
    <Work>
      <CompanyScope>
        <BackOffice />
      </CompanyScope>
    </Work>
  )
}

/** Everything under the installation's address. */
export function SuperAdminWork() {
  return (
    <Work>
      <SuperAdminScope>
        <BackOffice />
      </SuperAdminScope>
    </Work>
  )
}
