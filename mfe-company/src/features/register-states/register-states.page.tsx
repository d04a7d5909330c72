import { useState } from 'react'
import { MonitorX } from 'lucide-react'
import type { RegisterState } from '@comptoir/contracts/company/register-states'
import {
  Box,
  Center,
  EmptyState,
  ErrorPanel,
  Flex,
  Notice,
  PageHeader,
  PageSkeleton,
  useLanguage,
  useNow,
  useTranslation,
} from '@comptoir/platform'
import { RegisterCard } from './register-card.tsx'
import { alertsOf, inOrder, isWaiting, presenceOf } from './register-standing.ts'
import { useRegisterStates } from './register-states.api.ts'

const EVERY_MS = 5000

/** How each register is, and what can be asked of it. */
export function RegisterStatesPage() {
  const { t } = useTranslation('company')
  const nowMs = useNow(EVERY_MS)
  const [isSoon, setIsSoon] = useState(false)
  const { data, error, refetch } = useRegisterStates(isSoon)
  const waits = data?.data.some((state) => isWaiting(state, nowMs)) ?? false
  if (waits !== isSoon) setIsSoon(waits)
  if (!data && !error) return <PageSkeleton kind="page" />
  return (
    <Flex direction="column" gap="4" w="full" maxW="page" mx="auto" px={{ base: '4', md: '6' }} py="6">
      <PageHeader title={t('registerStates.title')} subtitle={t('registerStates.subtitle')} />
      {data ? (
        <>
          {error ? <Notice tone="attention">{t('registerStates.stale')}</Notice> : null}
          {data.isPartial ? (
            <Notice tone="pending">{t('registerStates.partial', { count: data.data.length })}</Notice>
          ) : null}
          <Board states={data.data} nowMs={nowMs} />
        </>
      ) : (
        <Center minH="40dvh">
          <ErrorPanel title={t('registerStates.failed')} text={error?.message} onRetry={() => void refetch()} />
        </Center>
      )}
    </Flex>
  )
}

function Board({ states, nowMs }: { states: readonly RegisterState[]; nowMs: number }) {
  const { t } = useTranslation('company')
  const language = useLanguage()
  if (states.length === 0)
    return <EmptyState icon={MonitorX} title={t('registerStates.emptyTitle')} text={t('registerStates.emptyText')} />
  const online = states.filter((state) => presenceOf(state, nowMs) === 'online').length
  const alerted = states.filter((state) => alertsOf(state, nowMs).length > 0).length
  return (
    <>
      <Flex as="p" role="status" gap="2" wrap="wrap" color="fg.muted">
        <span>{t('registerStates.online', { count: online, total: states.length })}</span>
        {alerted > 0 ? <span>· {t('registerStates.alerted', { count: alerted })}</span> : null}
      </Flex>
      <Box
        as="ul"
        listStyleType="none"
        display="grid"
        gap="4"
        gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 340px), 1fr))"
        alignItems="start"
      >
        {inOrder(states, nowMs, language).map((state) => (
          <RegisterCard key={state.registerId} state={state} nowMs={nowMs} />
        ))}
      </Box>
    </>
  )
}
