import type { ReactNode } from 'react'
import { useSession } from '@comptoir/platform'
import { PublicPage } from '../../frame/public/public-page.tsx'
import { UnknownAddress } from '../unknown-address.tsx'
import { RequireSession } from '../../session/require-session.tsx'

function SuperAdministratorOnly({ children }: { children: ReactNode }) {
  const isSuperAdministrator = useSession((state) => state.user?.isSuperAdministrator === true)
  if (isSuperAdministrator) return children
  return (
    <PublicPage>
      <UnknownAddress />
    </PublicPage>
  )
}

/** The installation's own pages, for super-administrators; to everybody else they do not exist. */
export function SuperAdminScope({ children }: { children: ReactNode }) {
  return (
    <RequireSession>
      <SuperAdministratorOnly>{children}</SuperAdministratorOnly>
    </RequireSession>
  )
}
