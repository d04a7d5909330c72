import type { SalesReturn } from '@comptoir/contracts/sales/sales-returns'
import { Box, Flex, Money, Section, Text, UnitPrice, useFormat, useTranslation } from '@comptoir/platform'

/** What came back, line by line, and where it went. */
export function ReturnedGoods({ made: { lines, currency } }: { made: SalesReturn }) {
  const { t } = useTranslation('sales-purchases')
  const format = useFormat()
  return (
    <Section title={t('salesReturns.goods')}>
      <Box as="ul" listStyleType="none">
        {lines.map((line) => (
          <Flex
            as="li"
            key={line.id}
            justify="space-between"
            gap="3"
            py="2"
            borderTopWidth="1px"
            borderColor="border.subtle"
            _first={{ borderTopWidth: '0' }}
          >
            <Box minW="0">
              <Text fontWeight="medium">
                <bdi>{line.designation}</bdi>
              </Text>
              <Text textStyle="small" color="fg.muted">
                <bdi>
                  {format.quantity(line.quantityMilli)}
                  {line.unit === null ? '' : ` ${line.unit}`}
                </bdi>
                {' × '}
                <UnitPrice unitPriceMicro={line.unitPriceMicro} currency={currency} />
                {' · '}
                {t(`salesReturns.outcomes.${line.outcome}`)}
              </Text>
            </Box>
            <Money amountMinor={line.totalMinor} currency={currency} isBold />
          </Flex>
        ))}
      </Box>
    </Section>
  )
}
