import { Center, ErrorPanel, PageSkeleton, usePointOfSale, useSession, useTranslation } from '@comptoir/platform'
import { CountingPanel } from './opening/counting-panel.tsx'
import { OpeningPanel } from './opening/opening-panel.tsx'
import { CounterScreen } from './selling/counter-screen.tsx'
import { lastRegister } from './session/last-register.ts'
import { ownSession, useRegisters } from './session/registers.ts'

/** The counter. A session that this person has open is taken up again by itself; otherwise one is opened first. */
export function CounterPage() {
  const { t } = useTranslation('sales-purchases')
  const { data, error, refetch } = useRegisters()
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
  const own = ownSession(data, userId, lastRegister(id))
  if (!own) return <OpeningPanel registers={data} />
  if (own.session.state === 'counting') return <CountingPanel own={own} />
  return <CounterScreen key={own.session.id} own={own} />
}
