import type { Discount } from '@comptoir/contracts/inventory/discounts'
import { milliRateFromNumber } from '@comptoir/money'
import { Fact, Flex, Percent, SimpleGrid, useTranslation } from '@comptoir/platform'
import { DiscountDate } from '../discount-date.tsx'
import { SeasonalSaleTag } from '../seasonal-sale-tag.tsx'
import { DiscountStatusBadge } from '../discount-status-badge.tsx'

export function DiscountFacts({ discount }: { discount: Discount }) {
  const { t } = useTranslation('inventory')
  return (
    <SimpleGrid as="dl" columns={{ base: 1, md: 2 }} columnGap="4" rowGap="3" p="4" bg="bg.sunken" borderRadius="lg">
      <Fact label={t('discounts.column.pourcentage')}>
        <Flex as="span" display="inline-flex" gap="1.5" align="center">
          <Percent rateMilli={milliRateFromNumber(discount.pourcentage)} isBold />
          {discount.isSeasonalSale ? <SeasonalSaleTag /> : null}
        </Flex>
      </Fact>
      <Fact label={t('discounts.column.status')}>
        <DiscountStatusBadge discount={discount} size="md" />
      </Fact>
      <Fact label={t('discounts.column.startDate')}>
        <DiscountDate value={discount.startDate} isLong />
      </Fact>
      <Fact label={t('discounts.column.endDate')}>
        <DiscountDate value={discount.endDate} isLong />
      </Fact>
    </SimpleGrid>
  )
}
