import { BadgeAlert, Calculator, CircleCheck, LockKeyhole, type LucideIcon } from 'lucide-react'
import type { CashSession } from '@comptoir/contracts/sales/cash-sessions'
import { StatusBadge, type StatusTone, useTranslation } from '@comptoir/platform'

type State = CashSession['state']

export const SESSION_STATES: readonly State[] = ['open', 'counting', 'closed']

const LOOKS: Record<State, { tone: StatusTone; icon: LucideIcon }> = {
  open: { tone: 'success', icon: CircleCheck },
  counting: { tone: 'pending', icon: Calculator },
  closed: { tone: 'neutral', icon: LockKeyhole },
}

export interface SessionStateProps {
  state: State
  /** A closing that waits for approval is said to. */
  isAwaiting?: boolean
}

/** Open, being counted, closed or waiting for approval, in colour, icon and word. */
export function SessionState({ state, isAwaiting = false }: SessionStateProps) {
  const { t } = useTranslation('sales-purchases')
  if (isAwaiting)
    return <StatusBadge tone="attention" icon={BadgeAlert} label={t('closingApproval.states.awaited')} size="sm" />
  return (
    <StatusBadge
      tone={LOOKS[state].tone}
      icon={LOOKS[state].icon}
      label={t(`cashSessions.session.states.${state}`)}
      size="sm"
    />
  )
}

/** Another count of it was told, or its closing came from another device. */
export function DoubtfulBadge() {
  const { t } = useTranslation('sales-purchases')
  return <StatusBadge tone="attention" icon={BadgeAlert} label={t('cashSessions.doubtful.badge')} size="sm" />
}
