import { PRODUCT_SALES, type ProductSales as Sums } from '@comptoir/contracts/sales/product-sales'
import {
  Fact,
  Flex,
  Grid,
  Money,
  Quantity,
  type ExtensionPoints,
  Skeleton,
  Text,
  useItem,
  useTranslation,
} from '@comptoir/platform'
import { useLatestTickets } from './use-latest-tickets.ts'
import { TicketList } from './ticket-list.tsx'

/** In the page of a product: what was sold of it in the last thirty days, and the latest tickets with it. */
export function ProductSales({ productId }: ExtensionPoints['product.summary']) {
  const { t } = useTranslation('sales-purchases')
  const sums = useItem(PRODUCT_SALES, productId)
  const tickets = useLatestTickets({ product: productId })
  const error = sums.error ?? tickets.error
  if (error) return <Text color="fg.muted">{error.message}</Text>
  if (sums.data === undefined || tickets.data === undefined) return <Skeleton h="32" />
  const rows = tickets.data.data
  return (
    <Flex direction="column" gap="4">
      <SumFacts sums={sums.data} />
      {rows.length === 0 ? (
        <Text color="fg.muted">{t('sales.product.empty')}</Text>
      ) : (
        <div>
          <Text textStyle="small" color="fg.muted">
            {t('sales.product.latest')}
          </Text>
          <TicketList rows={rows} />
        </div>
      )}
    </Flex>
  )
}

function SumFacts({ sums }: { sums: Sums }) {
  const { t } = useTranslation('sales-purchases')
  return (
    <Grid as="dl" templateColumns={{ base: '1fr 1fr', md: 'repeat(4, 1fr)' }} gap="4">
      <Fact label={t('sales.product.sold')}>
        <Quantity quantityMilli={sums.soldMilli} />
      </Fact>
      <Fact label={t('sales.product.returned')}>
        <Quantity quantityMilli={sums.returnedMilli} />
      </Fact>
      <Fact label={t('sales.product.total')}>
        <Money amountMinor={sums.totalMinor} currency={sums.currency} isBold />
      </Fact>
      <Fact label={t('sales.product.tickets')}>
        <Quantity quantityMilli={sums.ticketCount * 1000} />
      </Fact>
    </Grid>
  )
}
