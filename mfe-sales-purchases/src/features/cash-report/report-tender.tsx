import { recordedName } from '@comptoir/contracts/default-names'
import type { SessionTender } from '@comptoir/contracts/sales/cash-sessions'
import { Box } from '@comptoir/platform'
import { AmountRow, Ends, Main, Rule, Second, type Words } from '../ticket/index.ts'
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
  const results: Row[] = [
    [REPORT.expected, tender.expectedMinor],
    [tender.isAssumed ? REPORT.assumed : REPORT.counted, tender.countedMinor],
    [REPORT.difference, tender.differenceMinor],
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
        <Rows rows={results} isBold />
      </Box>
    </>
  )
}

function Rows({ rows, isBold = false }: { rows: readonly Row[]; isBold?: boolean }) {
  return rows.map(([words, amountMinor]) =>
    amountMinor === null ? null : <AmountRow key={words.en} words={words} amountMinor={amountMinor} isBold={isBold} />,
  )
}
