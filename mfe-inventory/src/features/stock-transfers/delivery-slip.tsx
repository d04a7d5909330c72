import type { StockTransfer } from '@comptoir/contracts/inventory/stock-transfers'
import { Box, DateTime, Flex, Heading, Quantity, Table, Text, useCompany, useTranslation } from '@comptoir/platform'

/** The paper that goes with the goods: only seen in print. */
export function DeliverySlip({ transfer }: { transfer: StockTransfer }) {
  const { t } = useTranslation('inventory')
  const { name, timeZone } = useCompany()
  const { number, from, to, shippedAt, lines } = transfer
  return (
    <Box display="none" _print={{ display: 'block' }} color="black" bg="white" p="8">
      <Heading as="h2" size="lg">
        {t('stockTransfers.slip.title')} <bdi>{number}</bdi>
      </Heading>
      <Text>
        <bdi>{name}</bdi>
        {shippedAt === null ? null : (
          <>
            {' · '}
            <DateTime value={shippedAt} timeZone={timeZone} />
          </>
        )}
      </Text>
      <Text my="3">
        {t('stockTransfers.columns.from')}: <bdi>{from.pointOfSaleName}</bdi> · {t('stockTransfers.columns.to')}:{' '}
        <bdi>{to.pointOfSaleName}</bdi>
      </Text>
      <Table.Root>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>{t('stockTransfers.columns.product')}</Table.ColumnHeader>
            <Table.ColumnHeader>{t('stockTransfers.columns.picked')}</Table.ColumnHeader>
            <Table.ColumnHeader>{t('stockTransfers.columns.good')}</Table.ColumnHeader>
            <Table.ColumnHeader>{t('stockTransfers.columns.damaged')}</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {lines.map((line) => (
            <Table.Row key={line.id}>
              <Table.Cell>
                <bdi>{line.designation}</bdi>
              </Table.Cell>
              <Table.Cell>
                <Quantity quantityMilli={shippedAt === null ? line.requestedMilli : line.pickedMilli} />
              </Table.Cell>
              <Table.Cell />
              <Table.Cell />
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
      <Flex mt="10" gap="16">
        <Text flex="1">{t('stockTransfers.slip.sender')}</Text>
        <Text flex="1">{t('stockTransfers.slip.receiver')}</Text>
      </Flex>
    </Box>
  )
}
