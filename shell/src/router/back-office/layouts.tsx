import { useEffect, type ReactNode } from 'react'
import { deferred, queryClient, session } from '@comptoir/platform'
import { BackOffice } from '../../frame/back-office.tsx'
import { DataScope } from '../../remotes/page/data-scope.tsx'
import { watchReads } from '../../remotes/page/first-page.ts'
import { checkSession } from '../../session/session-check.ts'
import { CompanyScope } from '../guards/company-scope.tsx'
import { SuperAdminScope } from '../guards/super-admin-scope.tsx'

/** The first page counts as shown once its data is there. */
watchReads({ count: () => queryClient.isFetching(), subscribe: (look) => queryClient.getQueryCache().subscribe(look) })

export { PointOfSaleScope as PointOfSaleLayout } from '../guards/point-of-sale-scope.tsx'

const passwordDialog = deferred(
  async () =>
    (await import(/* webpackChunkName: "account" */ '../../pages/account/change-password-dialog.tsx'))
      .ChangePasswordDialog,
)

/** A session that was kept, and entered by way of a public page, is checked now: points of sale are not stored. */
function useCheckedSession(): void {
  useEffect(() => {
    const { token, company, pointsOfSale } = session.getState()
    if (token !== null && company !== null && pointsOfSale.length === 0) void checkSession()
  }, [])
}

function WithSessionAndData({ children }: { children: ReactNode }) {
  useCheckedSession()
  return <DataScope>{children}</DataScope>
}

/** Everything under a company's address. */
export function CompanyLayout() {
  return (
    <WithSessionAndData>
      <CompanyScope>
        <BackOffice passwordDialog={passwordDialog} />
      </CompanyScope>
    </WithSessionAndData>
  )
}

/** Everything under the installation's address. */
export function SuperAdminLayout() {
  return (
    <WithSessionAndData>
      <SuperAdminScope>
        <BackOffice passwordDialog={passwordDialog} />
      </SuperAdminScope>
    </WithSessionAndData>
  )
}
