import { Box, Flex, Heading, useTranslation } from '@comptoir/platform'
import type { PrintedSale } from '../../../common/printed-sale.ts'
import { PaperTray, Ticket } from '../../ticket/index.ts'
import { TicketProof } from '../../ticket-proofs/index.ts'
import { PrintedTicket } from './printed-ticket.tsx'

/** The ticket of the sale that was just made, as it is printed. */
export function SoldTicket({ sale }: { sale: PrintedSale }) {
  const { t } = useTranslation('sales-purchases')
  return (
    <Flex direction="column" flex="1" minH="0">
      <Flex align="center" h="60px" flexShrink={0} px="3.5" borderBottomWidth="1px" borderColor="border.subtle">
        <Heading as="h2">{t('counter.sold.ticket')}</Heading>
      </Flex>
      <Box
        flex="1"
        minH="0"
        overflow="auto"
        bg="bg.sunken"
        tabIndex={0}
        role="region"
        aria-label={t('counter.sold.ticket')}
      >
        <PaperTray>
          <Ticket sale={sale} proof={<TicketProof saleId={sale.id} />} />
        </PaperTray>
      </Box>
      <PrintedTicket sale={sale} />
    </Flex>
  )
}
