import { LONGEST_TICKET_FOOTER, LONGEST_TICKET_HEADER } from '@comptoir/contracts/company/points-of-sale'
import { FormSection, TextField, type Control } from '@comptoir/platform/forms'
import { useTranslation } from '@comptoir/platform'
import type { PointOfSaleValues } from './point-of-sale-values.ts'

const ROWS = 3

/** What the point of sale prints of its own on its tickets. */
export function TicketSection({ control }: { control: Control<PointOfSaleValues> }) {
  const { t } = useTranslation('company')
  return (
    <FormSection title={t('pointsOfSale.ticket.title')} description={t('pointsOfSale.ticket.description')} columns={1}>
      <TextField
        control={control}
        name="ticketHeader"
        label={t('pointsOfSale.ticket.header')}
        help={t('pointsOfSale.ticket.headerHelp')}
        rows={ROWS}
        isNullable
        maxLength={LONGEST_TICKET_HEADER}
        autoComplete="off"
      />
      <TextField
        control={control}
        name="ticketFooter"
        label={t('pointsOfSale.ticket.footer')}
        help={t('pointsOfSale.ticket.footerHelp')}
        rows={ROWS}
        isNullable
        maxLength={LONGEST_TICKET_FOOTER}
        autoComplete="off"
      />
    </FormSection>
  )
}
