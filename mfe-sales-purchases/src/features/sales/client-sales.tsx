import type { Client, SaleRow } from '@comptoir/contracts'
import { Box, Code, DateTime, type ExtensionPoints, Flex, Link, Money, Skeleton, Text, useCompany, useItem, useList, usePointOfSale, useTranslation } from '@comptoir/platform'

const SHOWN = 5
/** Names that only contain the client's are among what is found. */
const FOUND = 25

/** The latest receipts in the very name of the client, wherever they were issued. */
function useSalesInName(clientId: string) {
  const client = useItem<Client>('clients', clientId)
  const name = client.data?.name ?? ''
  const sales = useList<SaleRow>(
    'sales',
    { page: 1, limit: FOUND, search: { text: name, fields: ['client'] }, order: { field: 'occurredAt', direction: 'desc' } },
    { enabled: name !== '' },
  )
  return { rows: sales.data?.data.filter((row) => row.client === name).slice(0, SHOWN), error: client.error ?? sales.error }
}

function SaleLine({ row }: { row: SaleRow }) {
  const company = useCompany()
  const { id } = usePointOfSale()
  return (
    <Flex as="li" gap="3" align="center" minH="9" borderTopWidth="1px" borderColor="border.subtle" _first={{ borderTopWidth: 0 }}>
      <Box flex="1" color="brand.fg">
        <Link to={`/${company.id}/${id}/sales/${row.id}`}>
          <Code>{row.number}</Code>
        </Link>
      </Box>
      <Text as="span" color="fg.muted">
        <DateTime value={row.occurredAt} timeZone={company.timeZone} />
      </Text>
      <Box as="span" minW="24" textAlign="end">
        <Money amountMinor={row.totalMinor} currency={row.currency} isBold />
      </Box>
    </Flex>
  )
}

/** In the page of a client: what was last sold in their name, each line leading to its receipt. */
export function ClientSales({ clientId }: ExtensionPoints['client.summary']) {
  const { t } = useTranslation('sales-purchases')
  const { rows, error } = useSalesInName(clientId)
  if (error) return <Text color="fg.muted">{error.message}</Text>
  if (rows === undefined) return <Skeleton h="16" />
  if (rows.length === 0) return <Text color="fg.muted">{t('clientSales.empty')}</Text>
  return (
    <Box as="ul" listStyleType="none">
      {rows.map((row) => (
        <SaleLine key={row.id} row={row} />
      ))}
    </Box>
  )
}
