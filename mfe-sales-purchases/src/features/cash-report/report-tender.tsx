import { recordedName } from '@comptoir/contracts/default-names'
import type { ForeignTender, SessionTender } from '@comptoir/contracts/sales/cash-sessions'
import { Box } from '@comptoir/platform'
import { ownFigures } from '../foreign-cash/index.ts'
import { AmountRow, Ends, ForeignRow, Main, Rule, Second, type Words } from '../ticket/index.ts'
import { REPORT } from './report-words.ts'

type Row = readonly [words: Words, amountMinor: number | null]

/** What moved, signed: what left the drawer is below zero. Rows of nothing are left out, but what was received is always said. */
function movementsOf(tender: SessionTender): Row[] {
  const movements: Row[] = [
    [REPORT.opening, tender.openingMinor],
    [REPORT.change, tender.changeMinor],
    [REPORT.refunded, tender.refundedMinor],
    [REPORT.paidIn, tender.paidInMinor],
    [REPORT.paidOut, tender.paidOutMinor],
  ]
  const [opening, ...others] = movements.map((row): Row => (row[1] === 0 ? [row[0], null] : row))
  return [opening ?? [REPORT.opening, null], [REPORT.received, tender.receivedMinor], ...others]
}

/** One payment method of the session. What is expected is there only for those who may see it. */
export function ReportTender({ tender }: { tender: SessionTender }) {
  const words = recordedName(tender.name, 'cash')
  const counted = tender.isAssumed ? REPORT.assumed : REPORT.counted
  const own = ownFigures(tender)
  const results: Row[] = [
    [REPORT.expected, own.expectedMinor],
    [counted, own.countedMinor],
    [REPORT.difference, own.differenceMinor],
  ]
  return (
    <>
      <Rule />
      <Box>
        <Ends isBold>
          <bdi>
            <Main of={words} />
          </bdi>
          {words.ar === words.fr ? null : <Second of={words} />}
        </Ends>
        <Rows rows={movementsOf(tender)} />
        {tender.foreign?.map(({ currency, amountMinor, valueMinor }) => (
          <Foreign key={currency} words={REPORT.ofForeign} {...{ currency, amountMinor, valueMinor }} />
        ))}
        <Rows rows={results} isBold />
        {tender.foreign?.map((foreign) => (
          <ForeignCounted key={foreign.currency} foreign={foreign} counted={counted} />
        ))}
      </Box>
    </>
  )
}

interface ForeignCountedProps {
  foreign: ForeignTender
  counted: Words
}

/** What of another currency was counted, and what of it is missing or over, each with its value. */
function ForeignCounted({ foreign, counted }: ForeignCountedProps) {
  const { currency, amountMinor, valueMinor, countedMinor, countedValueMinor } = foreign
  const difference = { amountMinor: less(countedMinor, amountMinor), valueMinor: less(countedValueMinor, valueMinor) }
  return (
    <>
      <Foreign words={counted} {...{ currency, amountMinor: countedMinor, valueMinor: countedValueMinor }} />
      <Foreign words={REPORT.difference} {...{ currency, ...difference }} />
    </>
  )
}

type ForeignProps = Pick<ForeignTender, 'currency' | 'amountMinor' | 'valueMinor'> & { words: Words }

/** Nothing where it is not known. */
function Foreign({ words, currency, amountMinor, valueMinor }: ForeignProps) {
  if (amountMinor === null || valueMinor === null) return null
  return <ForeignRow {...{ words, currency, amountMinor, valueMinor }} />
}

function less(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : one - other
}

function Rows({ rows, isBold = false }: { rows: readonly Row[]; isBold?: boolean }) {
  return rows.map(([words, amountMinor]) =>
    amountMinor === null ? null : <AmountRow key={words.en} words={words} amountMinor={amountMinor} isBold={isBold} />,
  )
}
