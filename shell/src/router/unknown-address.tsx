import { MapPinOff } from 'lucide-react'
import { Navigate, useLocation, useSession, useTranslation } from '@comptoir/platform/site'
import { MessagePage } from '../common/message-page.tsx'
import { RegistryMissing } from '../remotes/page/registry-missing.tsx'
import { otherSpelling } from './other-spelling.ts'
import { useRemotes } from '../remotes/context.tsx'

/** No page has this address as it is written: leads to the one that is meant, or says so. Without a registry nobody can tell, and the page says so instead. */
export function UnknownAddress() {
  const { t } = useTranslation()
  const { known, owned } = useRemotes()
  const { pathname, search, hash } = useLocation()
  const companyId = useSession((state) => state.company?.id)
  const pointOfSaleId = useSession((state) => state.pointOfSale?.id)
  const meant = otherSpelling(pathname, owned, { companyId, pointOfSaleId })
  if (!known.isComplete) return <RegistryMissing />
  if (meant !== null) return <Navigate to={{ pathname: meant, search, hash }} replace />
  return (
    <MessagePage
      icon={MapPinOff}
      title={t('shell.unknownAddress.title')}
      text={t('shell.unknownAddress.text')}
      way={{ to: '/', label: t('shell.toHome') }}
    />
  )
}
