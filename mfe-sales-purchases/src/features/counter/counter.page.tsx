import { Center, ErrorPanel, PageSkeleton, usePointOfSale, useSession, useTranslation } from '@comptoir/platform'
import { ownDesk, useDesks } from './desks.ts'
import { lastRegister } from './last-register.ts'
import { CountingPanel } from './opening/counting-panel.tsx'
import { OpeningPanel } from './opening/opening-panel.tsx'
import { Till } from './till/till.tsx'

/** The counter. A session that this person has open is taken up again by itself; otherwise one is opened first. */
export function CounterPage() {
  const { t } = useTranslation('sales-purchases')
  const { data, error, refetch } = useDesks()
  const { id } = usePointOfSale()
  const userId = useSession((state) => state.user?.id)
  if (!data && error) {
    return (
      <Center minH="100dvh">
        <ErrorPanel title={t('counter.loadFailed')} text={error.message} onRetry={() => void refetch()} />
      </Center>
    )
  }
  if (!data || userId === undefined) return <PageSkeleton kind="board" />
  const desk = ownDesk(data, userId, lastRegister(id))
  if (!desk) return <OpeningPanel desks={data} />
  if (desk.session.state === 'counting') return <CountingPanel desk={desk} />
  return <Till key={desk.session.id} desk={desk} />
}
