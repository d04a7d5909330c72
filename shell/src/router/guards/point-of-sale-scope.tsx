import { useLayoutEffect } from 'react'
import { Store } from 'lucide-react'
import { isId, Outlet, PageSkeleton, setPointOfSale, useParams, useSession, useTranslation } from '@comptoir/platform'
import { MessagePage } from '../../common/message-page.tsx'
import { UnknownAddress } from '../unknown-address.tsx'
import { landingAddress } from '../../session/landing.ts'
import { useSessionCheck } from '../../session/session-check.ts'

function UnknownPointOfSale() {
  const { t } = useTranslation()
  const user = useSession((state) => state.user)
  const company = useSession((state) => state.company)
  const pointOfSale = useSession((state) => state.pointOfSale)
  const way = { to: landingAddress({ user, company, pointOfSale }), label: t('shell.toStart') }
  return (
    <MessagePage
      icon={Store}
      title={t('shell.unknownPointOfSale.title')}
      text={t('shell.unknownPointOfSale.text')}
      way={way}
    />
  )
}

/** Everything under a point of sale's address: makes it the session's, if it is one of the company's that this person may use. */
export function PointOfSaleScope() {
  const { pointOfSaleId } = useParams()
  const current = useSession((state) => state.pointOfSale)
  const all = useSession((state) => state.pointsOfSale)
  const check = useSessionCheck()
  const named = all.find(({ id }) => id === pointOfSaleId)
  const isHere = current?.id === pointOfSaleId
  useLayoutEffect(() => {
    if (named !== undefined && !isHere) setPointOfSale(named)
  }, [named, isHere])
  if (!isId(pointOfSaleId)) return <UnknownAddress />
  if (named === undefined && all.length > 0) return <UnknownPointOfSale />
  if (isHere) return <Outlet />
  if (named === undefined && check !== 'checking') return <UnknownPointOfSale />
  return <PageSkeleton kind="page" />
}
