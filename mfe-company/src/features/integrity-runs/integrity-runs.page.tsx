import { useState } from 'react'
import { ShieldCheck } from 'lucide-react'
import { INTEGRITY_RUNS, type IntegrityState } from '@comptoir/contracts/reports/integrity-runs'
import {
  api,
  Button,
  Center,
  ErrorPanel,
  Flex,
  Notice,
  PageHeader,
  PageSkeleton,
  pathOf,
  ProgressBar,
  Section,
  Text,
  useCompanyQuery,
  useHasPermission,
  useSave,
  useTranslation,
} from '@comptoir/platform'
import { Checkpoints } from './checkpoints.tsx'
import { RunFacts } from './run-facts.tsx'
import { RunResults } from './run-results.tsx'

const ASK_EVERY_MS = 1500

/** Whether the books hold: the last check with what it found, another one on demand, and the checkpoints to keep. */
export function IntegrityRunsPage() {
  const { t } = useTranslation('company')
  const [isWatching, setIsWatching] = useState(false)
  const { data, error, refetch } = useCompanyQuery<IntegrityState>(INTEGRITY_RUNS, ['last'], {
    staleTimeMs: 0,
    refetchEveryMs: isWatching && ASK_EVERY_MS,
  })
  // Asked again and again only while there is something to wait for.
  if (data && data.isRunning !== isWatching) setIsWatching(data.isRunning)
  if (data) return <State state={data} />
  if (!error) return <PageSkeleton kind="form" />
  return (
    <Center minH="60dvh">
      <ErrorPanel title={t('integrityRuns.failed')} text={error.message} onRetry={() => void refetch()} />
    </Center>
  )
}

function State({ state: { run, isRunning } }: { state: IntegrityState }) {
  const { t } = useTranslation('company')
  return (
    <Flex direction="column" gap="4" w="full" maxW="page" mx="auto" px={{ base: '4', md: '6' }} py="6">
      <PageHeader
        title={t('integrityRuns.title')}
        subtitle={t('integrityRuns.subtitle')}
        actions={<CheckNow isRunning={isRunning} />}
      />
      {isRunning ? (
        <Section>
          <ProgressBar value={null} label={t('integrityRuns.running')} detail={t('integrityRuns.runningText')} />
        </Section>
      ) : null}
      {run === null ? (
        isRunning ? null : (
          <Section>
            <Text>{t('integrityRuns.none')}</Text>
          </Section>
        )
      ) : (
        <>
          {run.isSound ? (
            <Notice tone="success">{t('integrityRuns.sound')}</Notice>
          ) : (
            <Notice tone="danger" title={t('integrityRuns.broken')}>
              {t('integrityRuns.brokenText')}
            </Notice>
          )}
          <RunFacts run={run} />
          <RunResults results={run.results} />
        </>
      )}
      <Checkpoints />
    </Flex>
  )
}

function CheckNow({ isRunning: isDisabled }: { isRunning: boolean }) {
  const { t } = useTranslation('company')
  const mayStart = useHasPermission(INTEGRITY_RUNS.permissions.start)
  const { save, isSaving } = useSave(() => api.post<IntegrityState>(pathOf(INTEGRITY_RUNS)), {
    invalidates: [INTEGRITY_RUNS],
    success: ({ isRunning }) => t(isRunning ? 'integrityRuns.asked' : 'integrityRuns.justChecked'),
  })
  if (!mayStart) return null
  return (
    <Button loading={isSaving} disabled={isDisabled} onClick={() => void save(undefined)}>
      <ShieldCheck aria-hidden size={16} />
      {t('integrityRuns.checkNow')}
    </Button>
  )
}
