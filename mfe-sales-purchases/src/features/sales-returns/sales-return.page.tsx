import { Printer } from 'lucide-react'
import { SALES_RETURNS, type SalesReturn } from '@comptoir/contracts/sales/sales-returns'
import {
  Button,
  Center,
  ErrorPanel,
  Flex,
  Grid,
  PageHeader,
  PageSkeleton,
  useAddresses,
  useFormat,
  useItem,
  useParams,
  useTranslation,
} from '@comptoir/platform'
import { usePrintCopy } from '../ticket-copies/index.ts'
import { PaperTray, Printed, ReturnTicket } from '../ticket/index.ts'
import { ReturnFacts } from './return-facts.tsx'
import { ReturnedGoods } from './returned-goods.tsx'

/** One return as it was settled, to be read and printed again. */
export function SalesReturnPage() {
  const { t } = useTranslation('sales-purchases')
  const { id } = useParams()
  const { data, error, refetch } = useItem(SALES_RETURNS, id)
  if (data) return <ReturnView made={data} />
  if (!error) return <PageSkeleton kind="form" />
  return (
    <Center minH="60dvh">
      <ErrorPanel title={t('salesReturns.failed')} text={error.message} onRetry={() => void refetch()} />
    </Center>
  )
}

function ReturnView({ made }: { made: SalesReturn }) {
  const { t } = useTranslation('sales-purchases')
  const format = useFormat()
  const returns = useAddresses(SALES_RETURNS)
  const { id: documentId, number } = made
  const print = usePrintCopy({ documentKind: 'salesReturn', documentId, number })
  return (
    <Flex direction="column" gap="4" w="full" maxW="page" mx="auto" px={{ base: '4', md: '6' }} py="6">
      <PageHeader
        title={t('salesReturns.pageTitle', { number: made.number })}
        subtitle={format.dateTime(made.occurredAt)}
        breadcrumb={[{ label: t('salesReturns.title'), to: returns.list() }, { label: made.number }]}
        actions={
          <Button onClick={print}>
            <Printer aria-hidden />
            {t('salesReturns.printCopy')}
          </Button>
        }
      />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 26rem' }} gap="4" alignItems="start">
        <Flex direction="column" gap="4" minW="0">
          <ReturnFacts made={made} />
          <ReturnedGoods made={made} />
        </Flex>
        <PaperTray>
          <ReturnTicket made={made} isCopy />
        </PaperTray>
      </Grid>
      <Printed>
        <ReturnTicket made={made} isCopy />
      </Printed>
    </Flex>
  )
}
