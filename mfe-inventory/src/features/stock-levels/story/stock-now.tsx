import type { ProductLevels } from '@comptoir/contracts/inventory/stock-levels'
import {
  Fact,
  Money,
  Quantity,
  Section,
  SimpleGrid,
  UnitPrice,
  useCompany,
  useSession,
  useTranslation,
} from '@comptoir/platform'
import { StockDot } from '../../../common/stock-dot.tsx'
import { levelOfStock } from '../stock-levels.api.ts'
import { RevalueButton } from './revalue-button.tsx'

/** What all places together have of a product at this moment. */
export function StockNow({ levels }: { levels: ProductLevels }) {
  const { t } = useTranslation('inventory')
  const { currency } = useCompany()
  const { onHandMilli, reservedMilli, availableMilli, minimumStockMilli, averageCostMicro, valueMinor } = levels
  const shops = useSession(({ pointsOfSale }) => pointsOfSale.length)
  return (
    <Section
      title={t('stockLevels.story.now')}
      actions={<RevalueButton levels={levels} />}
      {...(shops > 1 ? { description: t('stockLevels.story.everywhere') } : {})}
    >
      <SimpleGrid as="dl" columns={2} columnGap="4" rowGap="3">
        <Fact label={t('stockLevels.column.onHand')}>
          <StockDot level={levelOfStock({ onHandMilli, isBelowMinimum: false })} quantityMilli={onHandMilli} />
        </Fact>
        {reservedMilli === 0 ? null : (
          <>
            <Fact label={t('stockLevels.column.reserved')}>
              <Quantity quantityMilli={reservedMilli} />
            </Fact>
            <Fact label={t('stockLevels.column.available')}>
              <Quantity quantityMilli={availableMilli} />
            </Fact>
          </>
        )}
        {levels.incomingMilli === 0 ? null : (
          <Fact label={t('stockLevels.column.incoming')}>
            <Quantity quantityMilli={levels.incomingMilli} />
          </Fact>
        )}
        {levels.inTransitMilli === 0 ? null : (
          <Fact label={t('stockLevels.column.inTransit')}>
            <Quantity quantityMilli={levels.inTransitMilli} />
          </Fact>
        )}
        {minimumStockMilli === null ? null : (
          <Fact label={t('products.column.minimumStock')}>
            <Quantity quantityMilli={minimumStockMilli} />
          </Fact>
        )}
        {averageCostMicro === null ? null : (
          <Fact label={t('stockLevels.column.averageCost')}>
            <UnitPrice unitPriceMicro={averageCostMicro} currency={currency} />
          </Fact>
        )}
        {valueMinor === null ? null : (
          <Fact label={t('stockLevels.column.value')}>
            <Money amountMinor={valueMinor} currency={currency} />
          </Fact>
        )}
        {levels.inTransitValueMinor ? (
          <Fact label={t('stockLevels.column.inTransitValue')}>
            <Money amountMinor={levels.inTransitValueMinor} currency={currency} />
          </Fact>
        ) : null}
      </SimpleGrid>
    </Section>
  )
}
