import type { ReactNode } from 'react'
import { CircleCheck, Clock, Lock, MessageSquare, RefreshCw, TriangleAlert, type LucideIcon } from 'lucide-react'
import { Box, Flex, useFormat, useTranslation } from '@comptoir/platform'
import type { RegisterProps } from './register-card.tsx'
import { alertsOf, isPending } from './register-standing.ts'

/** What should be looked at, and what became of what was asked. */
export function RegisterNews({ state, nowMs }: RegisterProps) {
  const { t } = useTranslation('company')
  const alerts = alertsOf(state, nowMs)
  const { lock } = state
  return (
    <Flex as="ul" listStyleType="none" direction="column" gap="1.5" textStyle="small">
      {alerts.map((alert) => (
        <Line key={alert} icon={TriangleAlert} tone="attention.fg">
          {t(`registerStates.alert.${alert}`)}
        </Line>
      ))}
      {lock?.isOn ? (
        <Line icon={Lock}>
          <bdi>{lock.reason}</bdi> · <bdi>{lock.by}</bdi>
        </Line>
      ) : null}
      <MessageLine state={state} nowMs={nowMs} />
      <SyncLine state={state} nowMs={nowMs} />
    </Flex>
  )
}

function MessageLine({ state: { message }, nowMs }: RegisterProps) {
  const { t } = useTranslation('company')
  const format = useFormat()
  if (message === null) return null
  const outcome = (): string => {
    if (message.doneAt !== null)
      return t('registerStates.read', { name: message.doneBy ?? '', time: format.dateTime(message.doneAt) })
    return t(isPending(message, nowMs) ? 'registerStates.unread' : 'registerStates.neverRead')
  }
  return (
    <Line icon={MessageSquare} outcome={outcome()} isDone={message.doneAt !== null}>
      <bdi>{message.text}</bdi>
    </Line>
  )
}

function SyncLine({ state: { sync }, nowMs }: RegisterProps) {
  const { t } = useTranslation('company')
  const format = useFormat()
  if (sync === null) return null
  if (sync.doneAt !== null)
    return <Line icon={RefreshCw}>{t('registerStates.synced', { time: format.dateTime(sync.doneAt) })}</Line>
  return (
    <Line icon={RefreshCw}>{t(isPending(sync, nowMs) ? 'registerStates.syncing' : 'registerStates.neverSynced')}</Line>
  )
}

interface LineProps {
  icon: LucideIcon
  tone?: string
  outcome?: string
  isDone?: boolean
  children: ReactNode
}

function Line({ icon: Icon, tone = 'fg.muted', outcome, isDone = false, children }: LineProps) {
  const Outcome = isDone ? CircleCheck : Clock
  return (
    <Flex as="li" gap="2" color={tone}>
      <Box as="span" pt="0.5" flexShrink={0}>
        <Icon aria-hidden size={14} />
      </Box>
      <Box as="span" minW="0" overflowWrap="anywhere">
        {children}
        {outcome === undefined ? null : (
          <Flex as="span" align="center" gap="1" color={isDone ? 'success.fg' : 'fg.muted'}>
            <Outcome aria-hidden size={12} /> {outcome}
          </Flex>
        )}
      </Box>
    </Flex>
  )
}
