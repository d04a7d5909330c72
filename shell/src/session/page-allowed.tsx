import type { ReactNode } from 'react'
import { LockKeyhole } from 'lucide-react'
import { Navigate, useLocation, useSession, useTranslation } from '@comptoir/platform/site'
import { MessagePage } from '../common/message-page.tsx'
import { landingAddress, loginAddress } from './landing.ts'

export interface PageAllowedProps {
  /** Null asks for nothing. */
  permission: string | null
  children: ReactNode
}

/** Shows the page to those who may see it, and everybody else whom to ask. The API checks every call again. */
export function PageAllowed({ permission, children }: PageAllowedProps) {
  const { t } = useTranslation()
  const location = useLocation()
  const user = useSession((state) => state.user)
  const company = useSession((state) => state.company)
  const pointOfSale = useSession((state) => state.pointOfSale)
  if (permission === null || user?.permissions.includes(permission)) return children
  // A page that stands outside the back office, whose guards ask for this first.
  if (user === null) return <Navigate to={loginAddress(location)} replace />
  const way = { to: landingAddress({ user, company, pointOfSale }), label: t('shell.toStart') }
  return (
    <MessagePage icon={LockKeyhole} title={t('shell.forbidden.title')} text={t('shell.forbidden.text')} way={way} />
  )
}
