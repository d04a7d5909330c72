import type { SaleRow } from '@comptoir/contracts/sales/sales'
import { Box, Code, DateTime, Grid, Link, Money, Text, useCompany, usePointOfSale } from '@comptoir/platform'

/** Receipts that are shown in the page of something else. */
export const RECEIPTS_SHOWN = 5

/** Receipts under each other: number, moment and total, each leading to itself. On a phone the moment stands below. */
export function ReceiptLines({ rows }: { rows: readonly SaleRow[] }) {
  return (
    <Box as="ul" listStyleType="none">
      {rows.map((row) => (
        <ReceiptLine key={row.id} row={row} />
      ))}
    </Box>
  )
}

function ReceiptLine({ row }: { row: SaleRow }) {
  const company = useCompany()
  const { id } = usePointOfSale()
  return (
    <Grid
      as="li"
      templateColumns={{ base: '1fr auto', sm: '1fr auto auto' }}
      columnGap="3"
      alignItems="center"
      minH="9"
      py="1"
      borderTopWidth="1px"
      borderColor="border.subtle"
      _first={{ borderTopWidth: 0 }}
    >
      <Box color="brand.fg">
        <Link to={`/${company.id}/${id}/sales/${row.id}`}>
          <Code>{row.number}</Code>
        </Link>
      </Box>
      <Text as="span" color="fg.muted" order={{ base: '1', sm: '0' }} gridColumn={{ base: '1 / -1', sm: 'auto' }}>
        <DateTime value={row.occurredAt} timeZone={company.timeZone} />
      </Text>
      <Box as="span" minW="24" textAlign="end">
        <Money amountMinor={row.totalMinor} currency={row.currency} isBold />
      </Box>
    </Grid>
  )
}
