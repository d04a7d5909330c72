import { useEffect, useRef, useState } from 'react'
import { CircleCheck, LayoutGrid, Printer, ScanBarcode } from 'lucide-react'
import { CASH_SESSIONS, type CashSession } from '@comptoir/contracts/sales/cash-sessions'
import {
  Box,
  Button,
  Flex,
  Heading,
  Link,
  Money,
  printPage,
  Section,
  Text,
  TextLink,
  useAddresses,
  useItem,
  useTranslation,
} from '@comptoir/platform'
import { TenderResults } from '../../cash-count/index.ts'
import { ReportPaper } from '../../cash-report/index.ts'
import { Printed } from '../../ticket/index.ts'
import { CounterBar } from '../session/counter-bar.tsx'
import { ApprovalByCode } from './approval-by-code.tsx'
import { ApprovalHere } from './approval-here.tsx'
import type { ClosedSession } from './close-session.ts'

export interface ClosedPanelProps {
  closed: ClosedSession
  /** The next session is to be opened. */
  onOpenAgain: () => void
}

/** After the closing, once: the number of the Z report, what stays in the drawer, and how the count came out. */
export function ClosedPanel({ closed, onOpenAgain }: ClosedPanelProps) {
  const { t } = useTranslation('sales-purchases')
  const { report } = closed
  const { session, isTold, onTold } = useClosed(closed)
  return (
    <Flex direction="column" h="100dvh" bg="bg.page" textStyle="body-lg">
      <CounterBar title={`${session.pointOfSaleName} · ${session.registerName}`} subtitle={t('cashCount.closed')} />
      <Box flex="1" minH="0" overflowY="auto" px={{ base: '3', md: '6' }} py={{ base: '3', md: '5' }}>
        <Flex direction="column" gap={{ base: '3', md: '5' }} w="full" maxW="2xl" mx="auto">
          <Outcome closed={closed} onOpenAgain={onOpenAgain} />
          <ApprovalHere key={session.version} session={session} />
          {report ? null : <ApprovalByCode {...{ session, isTold, onTold }} />}
          <TenderResults session={session} />
          <CausesLink session={session} />
        </Flex>
      </Box>
      {report ? (
        <Printed>
          <ReportPaper report={report} />
        </Printed>
      ) : null}
    </Flex>
  )
}

/** The session as it was closed; read again once it turns out that the server has a closing of this device. */
function useClosed({ session: closed }: ClosedSession) {
  const [isTold, setTold] = useState(false)
  const { data } = useItem(CASH_SESSIONS, closed.id, { enabled: isTold, staleTimeMs: 0 })
  const session = isTold && data?.state === 'closed' ? data : closed
  return { session, isTold, onTold: () => setTold(true) }
}

function Outcome({ closed: { session, report }, onOpenAgain }: ClosedPanelProps) {
  const { t } = useTranslation('sales-purchases')
  const sessions = useAddresses(CASH_SESSIONS)
  const buttons = useFirstFocused()
  return (
    <Section>
      <Flex role="status" align="center" gap="3" color="success.fg">
        <CircleCheck aria-hidden size={32} />
        <Heading as="h2" textStyle="total-lg">
          {report ? t('cashReport.z', { number: report.number ?? 0 }) : t('cashCount.closed')}
        </Heading>
      </Flex>
      <Text>{report ? t('cashCount.received', { count: report.ticketCount }) : t('cashCount.keptHere')}</Text>
      {session.keptFloatMinor === null ? null : (
        <Flex justify="space-between" gap="4" wrap="wrap">
          <Text as="span">{t('cashCount.kept')}</Text>
          <Money amountMinor={session.keptFloatMinor} currency={session.currency} isBold />
        </Flex>
      )}
      <Flex ref={buttons} gap="2" wrap="wrap">
        {report ? (
          <Button size="xl" onClick={printPage}>
            <Printer aria-hidden />
            {t('common.print')}
          </Button>
        ) : null}
        <Button variant="outline" size="xl" onClick={onOpenAgain}>
          <ScanBarcode aria-hidden />
          {t('counter.opening.title')}
        </Button>
        {report ? (
          <Button asChild variant="outline" size="xl">
            <Link to={sessions.one(session.id)}>
              <LayoutGrid aria-hidden />
              {t('counter.bar.backOffice')}
            </Link>
          </Button>
        ) : null}
      </Flex>
    </Section>
  )
}

/** To what may be behind a difference, which the server works out from what was sold. */
function CausesLink({ session }: { session: CashSession }) {
  const { t } = useTranslation('sales-purchases')
  const sessions = useAddresses(CASH_SESSIONS)
  if (!session.tenders.some(({ differenceMinor }) => differenceMinor !== null && differenceMinor !== 0)) return null
  return <TextLink to={sessions.one(session.id)}>{t('cashCount.causes')}</TextLink>
}

/** The keys go on at the first button: what closed the session is gone, and would give the focus back to nobody. */
function useFirstFocused() {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const frame = requestAnimationFrame(() => box.current?.querySelector('button')?.focus())
    return () => cancelAnimationFrame(frame)
  }, [])
  return box
}
