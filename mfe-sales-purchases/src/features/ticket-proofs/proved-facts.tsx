import type { RegisterKey } from '@comptoir/contracts/sales/register-tickets'
import { Code, DateTime, Fact, Money, useCompany, useTranslation } from '@comptoir/platform'
import { Facts } from '../../common/facts.tsx'
import type { ProvedTicket } from './proof-text.ts'

/** What a genuine ticket says of itself, and where it was printed. */
export function ProvedFacts({ ticket, signer }: { ticket: ProvedTicket; signer: RegisterKey }) {
  const { t } = useTranslation('sales-purchases')
  const { timeZone } = useCompany()
  return (
    <Facts>
      <Fact label={t('ticketProofs.number')}>
        <Code>{ticket.number}</Code>
      </Fact>
      <Fact label={t('ticketProofs.amount')}>
        <Money amountMinor={ticket.totalMinor} currency={ticket.currency} isBold />
      </Fact>
      <Fact label={t('ticketProofs.place')}>
        <bdi>{signer.pointOfSaleName}</bdi> · <bdi>{signer.registerName}</bdi>
      </Fact>
      <Fact label={t('ticketProofs.moment')}>
        <DateTime value={ticket.occurredAt} timeZone={timeZone} />
      </Fact>
    </Facts>
  )
}
