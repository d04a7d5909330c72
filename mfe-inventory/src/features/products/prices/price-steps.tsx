import type { ReactNode } from 'react'
import type { PriceStep, ProductPrices } from '@comptoir/contracts/inventory/product-prices'
import { Box, chakra, DateTime, Flex, Percent, Text, UnitPrice, useCompany, useTranslation } from '@comptoir/platform'

interface Steps {
  prices: ProductPrices
}

/** Sums of the steps above them. */
const SUMS: ReadonlySet<string> = new Set(['priceTtc', 'charged'])

/** How the price comes about, from HT to what the counter charges for one unit: line by line, as on a ticket. */
export function PriceSteps({ prices }: Steps) {
  const { currency } = useCompany()
  return (
    <chakra.dl bg="bg.sunken" borderRadius="lg" px="4" py="2.5">
      {prices.steps.map((step) => (
        <Flex
          key={step.step}
          justify="space-between"
          align="baseline"
          gap="3"
          py="1"
          {...(SUMS.has(step.step)
            ? { fontWeight: 'semibold', borderTopWidth: '1px', borderColor: 'border.default', mt: '1' }
            : {})}
        >
          <chakra.dt minW="0" overflowWrap="anywhere">
            <Label step={step} prices={prices} />
          </chakra.dt>
          <chakra.dd>
            <UnitPrice unitPriceMicro={step.amountMicro} currency={currency} />
          </chakra.dd>
        </Flex>
      ))}
    </chakra.dl>
  )
}

function Label({ step: { step, rateMilli }, prices }: Steps & { step: PriceStep }) {
  const { t } = useTranslation('inventory')
  const isEntered =
    (step === 'priceHt' && prices.priceBasis === 'ht') || (step === 'priceTtc' && prices.priceBasis === 'ttc')
  return (
    <>
      {t(`products.why.step.${step}`)}
      {rateMilli === undefined ? null : (
        <>
          {' '}
          <Percent rateMilli={rateMilli} />
        </>
      )}
      {isEntered ? <Note>{t('products.why.entered')}</Note> : null}
      {step === 'vat' && prices.vatSince !== null ? (
        <Note>
          {t('products.why.since')} <DateTime value={prices.vatSince} kind="date" />
        </Note>
      ) : null}
      {step === 'discount' && prices.discount !== null ? (
        <Note>
          <bdi>{prices.discount.name}</bdi>
        </Note>
      ) : null}
    </>
  )
}

function Note({ children }: { children: ReactNode }) {
  return (
    <Text as="span" textStyle="small" color="fg.muted" fontWeight="normal">
      <Box as="span" aria-hidden>
        {' · '}
      </Box>
      {children}
    </Text>
  )
}
