import {
  Center,
  deferred,
  DeferredPart,
  ErrorPanel,
  PageSkeleton,
  usePointOfSale,
  useSession,
  useTranslation,
} from '@comptoir/platform'
import { CounterScreen } from './selling/counter-screen.tsx'
import { lastRegister } from './session/last-register.ts'
import { ownSession, useRegisters } from './session/registers.ts'

// What is there before and after selling is fetched apart: a counter that sells need not carry it.
const opening = deferred(async () => (await import('./opening/opening-panel.tsx')).OpeningPanel)
const counting = deferred(async () => (await import('./opening/counting-panel.tsx')).CountingPanel)

/** The counter. A session that this person has open is taken up again by itself; otherwise one is opened first. */
export function CounterPage() {
  const { t } = useTranslation('sales-purchases')
  const { registers, error, refetch } = useRegisters()
  const { id } = usePointOfSale()
  const userId = useSession((state) => state.user?.id)
  if (!registers && error) {
    return (
      <Center minH="100dvh">
        <ErrorPanel title={t('counter.loadFailed')} text={error.message} onRetry={() => void refetch()} />
      </Center>
    )
  }
  const board = <PageSkeleton kind="board" />
  if (!registers || userId === undefined) return board
  const own = ownSession(registers, userId, lastRegister(id))
  if (!own) return <DeferredPart part={opening} isWanted given={{ registers }} before={board} />
  if (own.session.state === 'counting') return <DeferredPart part={counting} isWanted given={{ own }} before={board} />
  return <CounterScreen key={own.session.id} own={own} />
}
