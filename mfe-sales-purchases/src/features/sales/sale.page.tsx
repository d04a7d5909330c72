import { Printer } from 'lucide-react'
import { SALES, type Sale } from '@comptoir/contracts/sales/sales'
import {
  Button,
  Center,
  chakra,
  deferred,
  DeferredPart,
  ErrorPanel,
  Flex,
  Grid,
  PageHeader,
  PageSkeleton,
  PICTURE_COMES,
  useFormat,
  useItem,
  useParams,
  useTranslation,
  useAddresses,
} from '@comptoir/platform'
import { usePrintCopy } from '../ticket-copies/index.ts'
import { PaperTray, Printed, Ticket } from '../ticket/index.ts'
import { SaleFacts } from './sale-facts.tsx'
import { SaleReviews } from './sale-reviews.tsx'

const mail = deferred(async () => (await import('../ticket-mail/index.ts')).MailButton)

/** Only the device that numbered a ticket signs it once more. */
const ticketProof = deferred(async () => (await import('../ticket-proofs/index.ts')).TicketProof)

/** One ticket as it was sold, to be read and printed again. */
export function SalePage() {
  const { t } = useTranslation('sales-purchases')
  const { id } = useParams()
  const { data, error, refetch } = useItem(SALES, id)
  if (data) return <SaleView sale={data} onPrinted={() => void refetch()} />
  if (!error) return <PageSkeleton kind="form" />
  return (
    <Center minH="60dvh">
      <ErrorPanel title={t('sales.ticket.failed')} text={error.message} onRetry={() => void refetch()} />
    </Center>
  )
}

function SaleView({ sale, onPrinted }: { sale: Sale; onPrinted: () => void }) {
  const { t } = useTranslation('sales-purchases')
  const format = useFormat()
  const sales = useAddresses(SALES)
  const { id: documentId, number, copies = [] } = sale
  const print = usePrintCopy({ documentKind: 'sale', documentId, number }, onPrinted)
  const copyNumber = copies.length + 1
  const proof = (
    <DeferredPart
      part={ticketProof}
      isWanted
      given={{ saleId: documentId }}
      before={<chakra.span {...PICTURE_COMES} />}
    />
  )
  return (
    <Flex direction="column" gap="4" w="full" maxW="page" mx="auto" px={{ base: '4', md: '6' }} py="6">
      <PageHeader
        title={t('sales.ticket.title', { number: sale.number })}
        subtitle={format.dateTime(sale.occurredAt)}
        breadcrumb={[{ label: t('sales.title'), to: sales.list() }, { label: sale.number }]}
        actions={
          <>
            <DeferredPart part={mail} isWanted given={{ saleId: sale.id, number: sale.number }} />
            <Button onClick={print}>
              <Printer aria-hidden />
              {t('sales.ticket.printCopy')}
            </Button>
          </>
        }
      />
      <SaleReviews sale={sale} />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 26rem' }} gap="4" alignItems="start">
        <SaleFacts sale={sale} />
        <PaperTray>
          <Ticket sale={sale} isCopy copyNumber={copyNumber} proof={proof} />
        </PaperTray>
      </Grid>
      <Printed>
        <Ticket sale={sale} isCopy copyNumber={copyNumber} proof={proof} />
      </Printed>
    </Flex>
  )
}
