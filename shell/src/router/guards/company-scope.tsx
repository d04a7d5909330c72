import { useState, type ReactNode } from 'react'
import { Building2 } from 'lucide-react'
import {
  deferred,
  DeferredPart,
  isId,
  Navigate,
  useLocation,
  useParams,
  useSession,
  useTranslation,
} from '@comptoir/platform'
import { MessagePage } from '../../common/message-page.tsx'
import { PublicPage } from '../../frame/public/public-page.tsx'
import { UnknownAddress } from '../unknown-address.tsx'
import { landingAddress, profileAddress } from '../../session/landing.ts'
import { isSecondFactorDue } from '../../session/second-factor-due.ts'
import { useSessionCheck } from '../../session/session-check.ts'
import { RequireSession } from '../../session/require-session.tsx'

const suspended = deferred(async () => (await import('./suspended-company.tsx')).SuspendedCompany)

function OwnCompanyOnly({ children }: { children: ReactNode }) {
  const { companyId } = useParams()
  const { t } = useTranslation()
  const user = useSession((state) => state.user)
  const company = useSession((state) => state.company)
  const pointOfSale = useSession((state) => state.pointOfSale)
  const check = useSessionCheck()
  const [ownAtFirst] = useState(company?.id)
  const { pathname } = useLocation()
  if (company?.id === companyId) {
    if (check === 'suspended') return <DeferredPart part={suspended} isWanted given={{}} />
    const profile = profileAddress({ user, company })
    const isClosed = isSecondFactorDue(user) && profile !== null && pathname !== profile
    return isClosed ? <Navigate to={profile} replace /> : children
  }
  // Another tab switched to another company: this one follows. An address that never was theirs says so.
  if (companyId === ownAtFirst) return <Navigate to={landingAddress({ user, company, pointOfSale })} replace />
  const way = { to: landingAddress({ user, company, pointOfSale }), label: t('shell.toStart') }
  return (
    <PublicPage>
      <MessagePage
        icon={Building2}
        title={t('shell.unknownCompany.title')}
        text={t('shell.unknownCompany.text')}
        way={way}
      />
    </PublicPage>
  )
}

/** Everything under a company's address: for people of that company. An address that names no company is an unknown one. */
export function CompanyScope({ children }: { children: ReactNode }) {
  const { companyId } = useParams()
  if (!isId(companyId)) {
    return (
      <PublicPage>
        <UnknownAddress />
      </PublicPage>
    )
  }
  return (
    <RequireSession>
      <OwnCompanyOnly>{children}</OwnCompanyOnly>
    </RequireSession>
  )
}
