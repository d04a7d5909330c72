import type { ZReport } from '@comptoir/contracts/sales/cash-sessions'
import { Box, chakra, useTranslation } from '@comptoir/platform'
import { AmountRow, Main, PAPER, Paper, PaperSeller, Rule, Second, TaxTable } from '../ticket/index.ts'
import { ReportHead } from './report-head.tsx'
import { ReportPeople } from './report-people.tsx'
import { ReportTender } from './report-tender.tsx'
import { REPORT } from './report-words.ts'

/** The figures of a session on 80 mm: X while it runs, Z once it is closed. Both come computed from the server. */
export function ReportPaper({ report }: { report: ZReport }) {
  const { t } = useTranslation('sales-purchases')
  const { session } = report
  const label = report.kind === 'Z' ? t('cashReport.z', { number: report.number ?? 0 }) : t('cashReport.x')
  return (
    <Paper label={label} currency={session.currency}>
      <PaperSeller seller={report.seller} />
      <Rule />
      <ReportHead report={report} />
      <Rule />
      <ReportSales report={report} />
      <Rule />
      <TaxTable taxes={report.taxes} />
      {session.tenders.map((tender) => (
        <ReportTender key={tender.paymentMethodId} tender={tender} />
      ))}
      {session.keptFloatMinor === null ? null : (
        <AmountRow words={REPORT.keptFloat} amountMinor={session.keptFloatMinor} isBold />
      )}
      {report.people ? <ReportPeople people={report.people} /> : null}
      {report.hash === null ? null : <Seal hash={report.hash} />}
    </Paper>
  )
}

function ReportSales({ report }: { report: ZReport }) {
  const { discountMinor, fodecMinor, stampMinor, returnedMinor = 0, roundingMinor = 0, clientPaymentMinor = 0 } = report
  return (
    <Box>
      <AmountRow words={REPORT.gross} amountMinor={report.grossMinor} />
      {discountMinor === 0 ? null : <AmountRow words={PAPER.discounts} amountMinor={-discountMinor} />}
      {stampMinor === 0 ? null : <AmountRow words={PAPER.stamp} amountMinor={stampMinor} />}
      <AmountRow
        words={stampMinor === 0 ? REPORT.netTotal : PAPER.salesWithStamp}
        amountMinor={report.totalMinor}
        isBold
      />
      {returnedMinor === 0 ? null : <AmountRow words={REPORT.returns} amountMinor={-returnedMinor} />}
      {roundingMinor === 0 ? null : <AmountRow words={PAPER.rounding} amountMinor={roundingMinor} />}
      {clientPaymentMinor === 0 ? null : <AmountRow words={REPORT.clientPayments} amountMinor={clientPaymentMinor} />}
      {fodecMinor === 0 ? null : <AmountRow words={PAPER.fodec} amountMinor={fodecMinor} />}
    </Box>
  )
}

/** The hash that ties this closing to the one before, in full: it can be checked against the next. */
function Seal({ hash }: { hash: string }) {
  return (
    <>
      <Rule />
      <Box>
        <Main of={REPORT.seal} /> <Second of={REPORT.seal} />
        <chakra.bdi dir="ltr" display="block" wordBreak="break-all">
          {hash}
        </chakra.bdi>
      </Box>
    </>
  )
}
