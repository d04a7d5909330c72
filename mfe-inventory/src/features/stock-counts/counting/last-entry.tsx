import type { CountEntry } from '@comptoir/contracts/inventory/stock-counts'
import { Box, Code, Quantity, Text, useTranslation } from '@comptoir/platform'

/** What was taken last, large enough to be seen at arm's length, and what stands of it in this round. */
export function LastEntry({ entry }: { entry: CountEntry }) {
  const { t } = useTranslation('inventory')
  const { designation, code, quantityMilli, countedMilli, unit, lotNumber, serialNumber } = entry
  const part = lotNumber ?? serialNumber
  return (
    <Box role="status" p="4" bg="success.subtle" color="success.fg" borderRadius="lg">
      <Text fontSize="xl" fontWeight="semibold">
        <bdi>{designation}</bdi>
      </Text>
      <Text>
        <Code>{code}</Code>
        {part === null ? null : (
          <>
            {' '}
            · <bdi>{part}</bdi>
          </>
        )}
      </Text>
      <Text fontSize="4xl" fontWeight="bold" lineHeight="1.2">
        <bdi>
          +<Quantity quantityMilli={quantityMilli} />
        </bdi>
      </Text>
      <Text>
        {t('stockCounts.counting.total')}{' '}
        <bdi>
          <Quantity quantityMilli={countedMilli} /> {unit}
        </bdi>
      </Text>
    </Box>
  )
}
