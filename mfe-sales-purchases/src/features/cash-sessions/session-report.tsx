import { CASH_SESSIONS, type CashSession, type ZReport } from '@comptoir/contracts/sales/cash-sessions'
import { ErrorPanel, Section, Skeleton, Text, useCompanyQuery, useTranslation } from '@comptoir/platform'
import { ReportPaper } from '../cash-report/index.ts'
import { PaperTray, Printed } from '../ticket/index.ts'

/** Whether its figures are kept back until it is closed: there is nothing to read or print before. */
export function isBlind({ salesMinor }: CashSession): boolean {
  return salesMinor === null
}

/** The report of a session as it is printed: figures so far (X), or the closing (Z). Who counts blind has none before it. */
export function SessionReport({ session }: { session: CashSession }) {
  return isBlind(session) ? <NoReportYet /> : <Report session={session} />
}

function NoReportYet() {
  const { t } = useTranslation('sales-purchases')
  return (
    <Section title={t('cashReport.x')}>
      <Text color="fg.muted">{t('cashSessions.session.blind')}</Text>
    </Section>
  )
}

function Report({ session }: { session: CashSession }) {
  const { t } = useTranslation('sales-purchases')
  const { data, error, refetch } = useCompanyQuery<ZReport>(CASH_SESSIONS, [session.id, 'report'], {
    key: [session.state],
    staleTimeMs: 0,
  })
  return (
    <Section title={session.state === 'closed' ? t('cashSessions.session.zHeading') : t('cashReport.x')}>
      {error && !data ? (
        <ErrorPanel
          title={t('cashSessions.session.reportFailed')}
          text={error.message}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data || error ? null : <Skeleton h="96" />}
      {data ? <Shown report={data} /> : null}
    </Section>
  )
}

function Shown({ report }: { report: ZReport }) {
  return (
    <>
      <PaperTray>
        <ReportPaper report={report} />
      </PaperTray>
      <Printed>
        <ReportPaper report={report} />
      </Printed>
    </>
  )
}
