import { SALES, type SaleRow } from '@comptoir/contracts/sales/sales'
import { Box, Code, DateTime, Grid, Link, Money, Text, useCompany, useAddresses } from '@comptoir/platform'

/** Tickets under each other: number, moment and total, each leading to itself. On a phone the moment is below. */
export function TicketList({ rows }: { rows: readonly SaleRow[] }) {
  return (
    <Box as="ul" listStyleType="none">
      {rows.map((row) => (
        <TicketLink key={row.id} row={row} />
      ))}
    </Box>
  )
}

function TicketLink({ row }: { row: SaleRow }) {
  const company = useCompany()
  const sales = useAddresses(SALES)
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
      <Box color="brand.fg" css={{ '& > a': { display: 'inline-flex', alignItems: 'center' } }}>
        <Link to={sales.one(row.id)}>
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
