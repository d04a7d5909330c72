import { CASH_SESSIONS, type CashSession } from '@comptoir/contracts/sales/cash-sessions'
import {
  Center,
  ErrorPanel,
  Flex,
  Grid,
  PageHeader,
  PageSkeleton,
  useItem,
  useParams,
  useTranslation,
  useAddresses,
} from '@comptoir/platform'
import { TenderResults } from '../cash-count/index.ts'
import { SessionMovements } from '../cash-movements/index.ts'
import { CountForm } from './count-form.tsx'
import { LikelyCauses } from './difference-causes.tsx'
import { DoubtfulClosings } from './doubtful-closings.tsx'
import { Annex } from './session-annex.tsx'
import { SessionApproval } from './session-approval.tsx'
import { SessionButtons } from './session-buttons.tsx'
import { SessionFacts } from './session-facts.tsx'
import { SessionReport } from './session-report.tsx'

/** One cash session: its figures while it runs, the count when it ends, its Z report afterwards. */
export function CashSessionPage() {
  const { t } = useTranslation('sales-purchases')
  const { id } = useParams()
  const { data, error, refetch } = useItem(CASH_SESSIONS, id, { staleTimeMs: 0 })
  if (data) return <SessionView session={data} />
  if (!error) return <PageSkeleton kind="form" />
  return (
    <Center minH="60dvh">
      <ErrorPanel title={t('cashSessions.session.failed')} text={error.message} onRetry={() => void refetch()} />
    </Center>
  )
}

function SessionView({ session }: { session: CashSession }) {
  const { t } = useTranslation('sales-purchases')
  const sessions = useAddresses(CASH_SESSIONS)
  const isCounting = session.state === 'counting'
  return (
    <Flex direction="column" gap="4" w="full" maxW="page" mx="auto" px={{ base: '4', md: '6' }} py="6">
      <PageHeader
        title={t('cashSessions.session.title', { register: session.registerName })}
        breadcrumb={[{ label: t('cashSessions.title'), to: sessions.list() }, { label: session.registerName }]}
        actions={<SessionButtons session={session} />}
      />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: isCounting ? 'minmax(0, 1fr) 22rem' : 'minmax(0, 1fr) 26rem' }}
        gap="4"
        alignItems="start"
      >
        {isCounting ? <CountForm session={session} /> : null}
        <Flex direction="column" gap="4">
          <DoubtfulClosings session={session} />
          <SessionApproval session={session} />
          <TenderResults session={session} />
          <LikelyCauses session={session} />
          <Annex session={session} />
          <SessionMovements sessionId={session.id} />
          <SessionFacts session={session} />
        </Flex>
        {isCounting ? null : <SessionReport session={session} />}
      </Grid>
    </Flex>
  )
}
