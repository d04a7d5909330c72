import { useEffect, useState } from 'react'
import {
  Center,
  deferred,
  DeferredPart,
  ErrorPanel,
  PageSkeleton,
  useCompany,
  usePointOfSale,
  useSession,
  useTranslation,
} from '@comptoir/platform'
import { openSoon } from './catalogue/open-soon.ts'
import type { ClosedSession } from './closing/close-session.ts'
import { UnlessLeft } from './cover/unless-left.tsx'
import { CounterScreen } from './selling/counter-screen.tsx'
import { lastRegister } from './session/last-register.ts'
import { afterClosing, ownSession, useRegisters } from './session/registers.ts'
import { PractiseContext, usePractice } from './practice/practice.ts'

// What is there before and after selling is fetched apart: a counter that sells need not carry it.
const opening = deferred(async () => (await import('./opening/opening-panel.tsx')).OpeningPanel)
const counting = deferred(async () => (await import('./closing/count-panel.tsx')).CountPanel)
const training = deferred(async () => (await import('./training/training.tsx')).Training)
const closing = deferred(async () => (await import('./closing/closed-panel.tsx')).ClosedPanel)

/** The counter: in earnest, or to practise at. */
export function CounterPage() {
  const { registerId, practise } = usePractice()
  return (
    <PractiseContext value={practise}>
      <OpenCounter practisedId={registerId} onEndPractice={() => practise(null)} />
    </PractiseContext>
  )
}

interface OpenCounterProps {
  /** The register that is practised at. */
  practisedId: string | null
  onEndPractice: () => void
}

/** A session that this person has open is taken up again by itself; otherwise one is opened first. */
function OpenCounter({ practisedId, onEndPractice }: OpenCounterProps) {
  const { t } = useTranslation('sales-purchases')
  const { registers, error, refetch } = useRegisters()
  const { id } = usePointOfSale()
  useCatalogueSoon()
  const user = useSession((state) => state.user)
  const [closed, setClosed] = useState<ClosedSession | null>(null)
  const [isRevealed, setRevealed] = useState(false)
  if (!registers && error) {
    return (
      <Center minH="100dvh">
        <ErrorPanel title={t('counter.loadFailed')} text={error.message} onRetry={() => void refetch()} />
      </Center>
    )
  }
  const board = <PageSkeleton kind="board" />
  if (!user) return board
  if (closed && isRevealed) {
    return (
      <UnlessLeft own={user}>
        <DeferredPart
          part={closing}
          isWanted
          given={{ closed, onOpenAgain: () => setRevealed(false) }}
          before={board}
        />
      </UnlessLeft>
    )
  }
  if (!registers) return board
  // They may have been read before the closing.
  const statuses = closed ? registers.map((status) => afterClosing(status, closed.session)) : registers
  const own = ownSession(statuses, user.id, lastRegister(id))
  if (practisedId !== null) {
    const given = {
      register: registers.find(({ register }) => register.id === practisedId)?.register,
      isOpen: own?.register.id === practisedId,
      onEnd: onEndPractice,
      Counter: CounterScreen,
    }
    return <DeferredPart part={training} isWanted given={given} before={board} />
  }
  if (!own) {
    return (
      <UnlessLeft own={user}>
        <DeferredPart part={opening} isWanted given={{ registers: statuses }} before={board} />
      </UnlessLeft>
    )
  }
  if (own.session.state === 'counting') {
    const onClosed = (session: ClosedSession): void => {
      setClosed(session)
      setRevealed(true)
    }
    return (
      <UnlessLeft own={user}>
        <DeferredPart part={counting} isWanted given={{ own, onClosed }} before={board} />
      </UnlessLeft>
    )
  }
  return <CounterScreen key={own.session.id} own={own} />
}

/** Has the catalogue opened while it is being found out what is to be drawn. Where it cannot be, the counter that is open says so. */
function useCatalogueSoon(): void {
  const { id } = useCompany()
  useEffect(() => void openSoon(id).catch(() => undefined), [id])
}
