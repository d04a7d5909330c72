import type { ZReport } from '@comptoir/contracts/sales/cash-sessions'
import { Box, chakra, formatDateTime, useCompany, useLanguage } from '@comptoir/platform'
import { Ends, FactRow, Figure, Main, paperLanguageFor, Second } from '../ticket/index.ts'
import { REPORT } from './report-words.ts'

/** Which report of which register and session, from when to when, over which tickets. */
export function ReportHead({ report }: { report: ZReport }) {
  const { session, firstTicket, lastTicket, discardedCount = 0, copyCount = 0, drawerOpeningCount = 0 } = report
  const { main } = paperLanguageFor(useLanguage())
  const { timeZone } = useCompany()
  const moment = (instant: string, by?: string | null): string =>
    [formatDateTime(instant, main, timeZone), by].filter(Boolean).join(' · ')
  return (
    <Box>
      <Title report={report} />
      <Ends>
        <bdi>{session.pointOfSaleName}</bdi>
        <bdi>{session.registerName}</bdi>
      </Ends>
      <FactRow words={REPORT.opened}>{moment(session.openedAt, session.openedBy)}</FactRow>
      {session.closedAt === null ? null : (
        <FactRow words={REPORT.closed}>{moment(session.closedAt, session.closedBy)}</FactRow>
      )}
      <FactRow words={REPORT.issued}>{moment(report.issuedAt, report.issuedBy)}</FactRow>
      <FactRow words={REPORT.tickets}>{report.ticketCount}</FactRow>
      <FactRow words={REPORT.items}>{report.itemCount}</FactRow>
      {discardedCount === 0 ? null : <FactRow words={REPORT.discarded}>{discardedCount}</FactRow>}
      {copyCount === 0 ? null : <FactRow words={REPORT.copies}>{copyCount}</FactRow>}
      {drawerOpeningCount === 0 ? null : <FactRow words={REPORT.drawerOpenings}>{drawerOpeningCount}</FactRow>}
      {firstTicket === null ? null : <FactRow words={REPORT.firstTicket}>{firstTicket}</FactRow>}
      {lastTicket === null ? null : <FactRow words={REPORT.lastTicket}>{lastTicket}</FactRow>}
    </Box>
  )
}

function Title({ report }: { report: ZReport }) {
  const words = report.kind === 'Z' ? REPORT.z : REPORT.x
  return (
    <Box pb="calc(1 * var(--mm))">
      <Ends isBold>
        <chakra.span fontSize="calc(3.6 * var(--mm))">
          <Main of={words} /> {report.number === null ? null : <Figure>{report.number}</Figure>}
        </chakra.span>
        <Second of={words} />
      </Ends>
      {report.kind === 'Z' ? null : (
        <Ends>
          <Main of={REPORT.provisional} />
          <Second of={REPORT.provisional} />
        </Ends>
      )}
    </Box>
  )
}
