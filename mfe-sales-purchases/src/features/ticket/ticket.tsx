import type { ReactNode } from 'react'
import { useLanguage, useTranslation } from '@comptoir/platform'
import { Paper } from './paper.tsx'
import { AmountRow, Rule } from './paper-parts.tsx'
import { PAPER } from './paper-words.ts'
import { TaxTable } from './tax-table.tsx'
import { TicketFoot } from './ticket-foot.tsx'
import { TicketHead } from './ticket-head.tsx'
import { TicketNote } from './ticket-note.tsx'
import { TicketLines } from './ticket-lines.tsx'
import { TrainingMark } from './training-mark.tsx'
import { TicketTotals } from './ticket-totals.tsx'
import type { PrintedSale } from '../../common/printed-sale.ts'

export interface TicketProps {
  sale: PrintedSale
  /** A reprint says so. */
  isCopy?: boolean
  /** Which copy it is, where that is known. */
  copyNumber?: number
  /** By which it is told that it is genuine; left out where it has none. */
  proof?: ReactNode
}

/** The customer's ticket of 80 mm, as it was sold: nothing on it is computed again. */
export function Ticket({ sale, isCopy = false, copyNumber, proof = null }: TicketProps) {
  const { t } = useTranslation('sales-purchases')
  return (
    <Paper label={t('ticket.label', { number: sale.number })} currency={sale.currency}>
      {sale.isTraining ? <TrainingMark /> : null}
      <TicketHead
        sale={sale}
        language={useLanguage()}
        isCopy={isCopy}
        {...(copyNumber === undefined ? {} : { copyNumber })}
      />
      <Rule />
      <TicketLines sale={sale} />
      <TicketTotals sale={sale} />
      <Rule />
      <TaxTable taxes={sale.taxes} />
      {sale.fodecMinor === 0 ? null : <AmountRow words={PAPER.fodec} amountMinor={sale.fodecMinor} />}
      <TicketNote sale={sale} />
      <Rule />
      <TicketFoot sale={sale} proof={sale.isTraining ? null : proof} />
      {sale.isTraining ? <TrainingMark /> : null}
    </Paper>
  )
}
