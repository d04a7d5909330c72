import { htMicroFromTtc, lineAmountMinor } from '@comptoir/money'
import { chakra, Flex, Text, useFormat, useTranslation } from '@comptoir/platform'
import type { CartProduct } from './cart/sold-by.ts'
import { decimalsAligned } from './decimals-aligned.ts'
import { useCurrency } from './cart/use-discount-rules.ts'

const ONE_MILLI = 1000

interface ExclTaxProps {
  amountMinor: number
  /** Below the amounts of the lines of the ticket. */
  isInColumn?: boolean
}

/** `HT 2,101`: what an amount with its tax is excl. tax. Where there is little room the word is cut, never the figure. */
export function ExclTax({ amountMinor, isInColumn = false }: ExclTaxProps) {
  const { t } = useTranslation('sales-purchases')
  const format = useFormat()
  return (
    <Flex as="span" gap="1" minW="0" align="baseline" textStyle="small" fontWeight="normal" color="fg.muted">
      <Text as="span" truncate>
        {t('counter.exclTax')}{' '}
      </Text>
      <chakra.bdi flexShrink={0} textAlign={decimalsAligned} {...(isInColumn ? { minW: '14' } : {})}>
        {format.amount(amountMinor)}
      </chakra.bdi>
    </Flex>
  )
}

/** The same of the price of one. */
export function PriceExclTax({
  product,
}: {
  product: Pick<CartProduct, 'unitPriceMicro' | 'vatRateMilli' | 'fodecRateMilli'>
}) {
  const currency = useCurrency()
  const priceMicro = htMicroFromTtc(product.unitPriceMicro, product.vatRateMilli, product.fodecRateMilli)
  return <ExclTax amountMinor={lineAmountMinor(ONE_MILLI, priceMicro, currency)} />
}
