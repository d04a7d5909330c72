import { useId } from 'react'
import {
  CircleDot,
  CircleOff,
  CircleSlash,
  GraduationCap,
  Lock,
  LockOpen,
  MonitorOff,
  ShoppingCart,
} from 'lucide-react'
import type { RegisterState } from '@comptoir/contracts/company/register-states'
import { Card, chakra, Flex, Heading, StatusBadge, Text, useTranslation } from '@comptoir/platform'
import { RegisterActions } from './register-actions.tsx'
import { RegisterFacts } from './register-facts.tsx'
import { RegisterNews } from './register-news.tsx'
import { lockStageOf, presenceOf } from './register-standing.ts'

export interface RegisterProps {
  state: RegisterState
  nowMs: number
}

/** One register: whether it is there, who sells, what is wrong, and what was asked of it. */
export function RegisterCard({ state, nowMs }: RegisterProps) {
  const headingId = useId()
  return (
    <Card.Root as="li" aria-labelledby={headingId}>
      <Card.Body gap="3">
        <Flex justify="space-between" align="flex-start" gap="3" wrap="wrap">
          <chakra.div minW="0">
            <Heading as="h2" id={headingId}>
              <bdi>{state.registerName}</bdi>
            </Heading>
            <Text textStyle="small" color="fg.muted">
              <bdi>{state.pointOfSaleName}</bdi>
            </Text>
          </chakra.div>
          <Flex gap="2" wrap="wrap">
            <PresenceBadge state={state} nowMs={nowMs} />
            <LockBadge state={state} nowMs={nowMs} />
          </Flex>
        </Flex>
        <RegisterFacts state={state} nowMs={nowMs} />
        <RegisterNews state={state} nowMs={nowMs} />
        <RegisterActions state={state} />
      </Card.Body>
    </Card.Root>
  )
}

const PRESENCE = {
  online: { tone: 'success', icon: CircleDot },
  away: { tone: 'attention', icon: CircleOff },
  closed: { tone: 'neutral', icon: CircleSlash },
  never: { tone: 'neutral', icon: MonitorOff },
} as const

function PresenceBadge({ state, nowMs }: RegisterProps) {
  const { t } = useTranslation('company')
  const presence = presenceOf(state, nowMs)
  return (
    <>
      <StatusBadge {...PRESENCE[presence]} label={t(`registerStates.presence.${presence}`)} />
      {presence === 'online' && state.report ? <Doing report={state.report} /> : null}
    </>
  )
}

/** What is done at it now: in training an open ticket is none. */
function Doing({ report: { isTraining, isSelling } }: { report: NonNullable<RegisterState['report']> }) {
  const { t } = useTranslation('company')
  if (isTraining) return <StatusBadge tone="pending" icon={GraduationCap} label={t('registerStates.training')} />
  return isSelling ? <StatusBadge tone="brand" icon={ShoppingCart} label={t('registerStates.selling')} /> : null
}

function LockBadge({ state, nowMs }: RegisterProps) {
  const { t } = useTranslation('company')
  const stage = lockStageOf(state, nowMs)
  if (stage === 'none') return null
  const isLifting = stage === 'unlocksSoon' || stage === 'unlocksWhenBack'
  return (
    <StatusBadge
      tone={stage === 'locked' ? 'danger' : 'pending'}
      icon={isLifting ? LockOpen : Lock}
      label={t(`registerStates.lock.${stage}`)}
    />
  )
}
