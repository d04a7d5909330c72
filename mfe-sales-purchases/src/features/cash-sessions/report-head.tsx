import type { ReactNode } from 'react'
import type { ZReport } from '@comptoir/contracts/sales/cash-sessions'
import { Box, chakra, formatDateTime, useCompany, useLanguage } from '@comptoir/platform'
import { Ends, Figure, Main, paperLanguageFor, Second, type Words } from '../ticket/index.ts'
import { REPORT } from './report-words.ts'

/** Which report of which register and session, from when to when, over which tickets. */
export function ReportHead({ report }: { report: ZReport }) {
  const { session, firstTicket, lastTicket } = report
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
      <Fact words={REPORT.opened}>{moment(session.openedAt, session.openedBy)}</Fact>
      {session.closedAt === null ? null : (
        <Fact words={REPORT.closed}>{moment(session.closedAt, session.closedBy)}</Fact>
      )}
      <Fact words={REPORT.issued}>{moment(report.issuedAt)}</Fact>
      <Fact words={REPORT.tickets}>{report.ticketCount}</Fact>
      <Fact words={REPORT.items}>{report.itemCount}</Fact>
      {firstTicket === null ? null : <Fact words={REPORT.firstTicket}>{firstTicket}</Fact>}
      {lastTicket === null ? null : <Fact words={REPORT.lastTicket}>{lastTicket}</Fact>}
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

function Fact({ words, children }: { words: Words; children: ReactNode }) {
  return (
    <Ends>
      <span>
        <Main of={words} /> <Second of={words} />
      </span>
      <chakra.bdi dir="ltr" textAlign="end">
        {children}
      </chakra.bdi>
    </Ends>
  )
}
