import { recordedName } from '@comptoir/contracts/default-names'
import {
  writtenPeriod,
  type ClosingFigures,
  type ClosingPart,
  type ClosingReport,
  type FiscalClosing,
} from '@comptoir/contracts/sales/fiscal-closings'
import { Box, chakra, formatDateTime, useLanguage, useTranslation } from '@comptoir/platform'
import {
  AmountRow,
  Ends,
  FactRow,
  Figure,
  Main,
  PAPER,
  Paper,
  paperLanguageFor,
  PaperSeller,
  Rule,
  Second,
  type Words,
  TaxTable,
} from '../ticket/index.ts'
import { CLOSING, CLOSING_TITLES } from './closing-words.ts'

/** A closing on 80 mm. All figures come computed from the server. */
export function ClosingPaper({ closing }: { closing: FiscalClosing }) {
  const { t } = useTranslation('sales-purchases')
  const { report, kind, period } = closing
  const { part, annex, perpetual } = report
  return (
    <Paper
      label={t(`fiscalClosings.closing.title.${kind}`, { period: writtenPeriod(period) })}
      currency={report.currency}
    >
      <PaperSeller seller={report.seller} />
      <Rule />
      <Head closing={closing} />
      <Rule />
      <Sales sales={part.sales} />
      {part.sales.taxes.length === 0 ? null : <TaxTable taxes={part.sales.taxes} />}
      {part.returns.count === 0 ? null : <Returns returns={part.returns} />}
      <Payments part={part} />
      {annex.length === 0 ? null : <Annex annex={annex} />}
      <Rule isThick />
      <Box>
        <AmountRow words={CLOSING.perpetual} amountMinor={perpetual.salesMinor} isBold />
        <AmountRow words={CLOSING.perpetualReturns} amountMinor={-perpetual.returnsMinor} />
      </Box>
      <Seal hash={closing.hash} />
    </Paper>
  )
}

function Head({ closing }: { closing: FiscalClosing }) {
  const { kind, period, number, recordedAt, closedBy, report } = closing
  const { main } = paperLanguageFor(useLanguage())
  return (
    <Box>
      <Box pb="calc(1 * var(--mm))">
        <Ends isBold>
          <chakra.span fontSize="calc(3.6 * var(--mm))">
            <Main of={CLOSING_TITLES[kind]} /> <Figure>{writtenPeriod(period)}</Figure>
          </chakra.span>
          <Second of={CLOSING_TITLES[kind]} />
        </Ends>
      </Box>
      <FactRow words={CLOSING.number}>{number}</FactRow>
      <FactRow words={CLOSING.closed}>
        {formatDateTime(recordedAt, main, report.timeZone)} · {closedBy ?? <Main of={CLOSING.automatic} />}
      </FactRow>
      <FactRow words={CLOSING.tickets}>{report.part.sales.count}</FactRow>
      <FactRow words={CLOSING.returns}>{report.part.returns.count}</FactRow>
    </Box>
  )
}

function Sales({ sales }: { sales: ClosingFigures }) {
  const { discountMinor, fodecMinor, stampMinor } = sales
  return (
    <Box>
      <AmountRow words={CLOSING.gross} amountMinor={sales.grossMinor} />
      {discountMinor === 0 ? null : <AmountRow words={PAPER.discounts} amountMinor={-discountMinor} />}
      {stampMinor === 0 ? null : <AmountRow words={PAPER.stamp} amountMinor={stampMinor} />}
      <AmountRow
        words={stampMinor === 0 ? CLOSING.netTotal : PAPER.salesWithStamp}
        amountMinor={sales.totalMinor}
        isBold
      />
      {fodecMinor === 0 ? null : <AmountRow words={PAPER.fodec} amountMinor={fodecMinor} />}
    </Box>
  )
}

function Returns({ returns }: { returns: ClosingFigures }) {
  return (
    <>
      <Rule />
      <AmountRow words={CLOSING.returned} amountMinor={-returns.totalMinor} isBold />
      <TaxTable taxes={returns.taxes} />
    </>
  )
}

/** Cash in the languages of the paper; another method's name is what a person wrote, once. */
function methodWords(name: string): Words {
  const words = recordedName(name, 'cash')
  return words.ar === words.fr ? { ...words, ar: '' } : words
}

/** By how much the methods come to more than sales less returns, since cash was rounded. */
function roundingOf({ sales, returns }: ClosingPart): number {
  return (sales.roundingMinor ?? 0) - (returns.roundingMinor ?? 0)
}

/** What stayed of each method: received, less change and refunds. */
function Payments({ part }: { part: ClosingPart }) {
  const { payments } = part
  const roundingMinor = roundingOf(part)
  if (payments.length === 0) return null
  return (
    <>
      <Rule />
      <Box>
        {payments.map(({ paymentMethodId, name, receivedMinor, changeMinor, refundedMinor }) => (
          <AmountRow
            key={paymentMethodId}
            words={methodWords(name)}
            amountMinor={receivedMinor + changeMinor + refundedMinor}
          />
        ))}
        {roundingMinor === 0 ? null : <AmountRow words={PAPER.rounding} amountMinor={roundingMinor} />}
      </Box>
    </>
  )
}

/** Late documents, by the period that they belong to. */
function Annex({ annex }: { annex: ClosingReport['annex'] }) {
  return (
    <>
      <Rule />
      <Box>
        <Ends isBold>
          <Main of={CLOSING.late} />
          <Second of={CLOSING.late} />
        </Ends>
        {annex.map(({ period, sales, returns }) => {
          const written = writtenPeriod(period)
          return (
            <AmountRow
              key={period}
              words={{ en: written, fr: written, ar: '' }}
              amountMinor={sales.totalMinor - returns.totalMinor}
            />
          )
        })}
      </Box>
    </>
  )
}

/** The hash that ties this closing to the one before, in full: it can be checked against the next. */
function Seal({ hash }: { hash: string }) {
  return (
    <>
      <Rule />
      <Box>
        <Main of={CLOSING.seal} /> <Second of={CLOSING.seal} />
        <chakra.bdi dir="ltr" display="block" wordBreak="break-all">
          {hash}
        </chakra.bdi>
      </Box>
    </>
  )
}
