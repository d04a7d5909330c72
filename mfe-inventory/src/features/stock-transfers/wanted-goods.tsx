import type { StockTransfer } from '@comptoir/contracts/inventory/stock-transfers'
import { Flex, Quantity, Section, Text, useFormat, useTranslation } from '@comptoir/platform'

/** What the receiver asked for, as it was asked: it stays to be seen whatever is sent of it. */
export function WantedGoods({ transfer: { wanted, neededOn, to } }: { transfer: StockTransfer }) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  if (wanted.length === 0) return null
  return (
    <Section title={t('stockTransfers.wanted.title', { name: to.pointOfSaleName })}>
      {neededOn === null ? null : (
        <Text color="fg.muted">
          {t('stockTransfers.columns.neededOn')}: {format.date(neededOn)}
        </Text>
      )}
      <Flex as="ul" direction="column" gap="1" listStyleType="none">
        {wanted.map(({ productId, designation, unit, quantityMilli }) => (
          <Flex as="li" key={productId} justify="space-between" gap="3">
            <Text as="span" minW="0" overflowWrap="anywhere">
              <bdi>{designation}</bdi>
            </Text>
            <Quantity quantityMilli={quantityMilli} {...(unit === null ? {} : { unit })} />
          </Flex>
        ))}
      </Flex>
    </Section>
  )
}
