import { htMicroFromTtc, lineAmountMinor } from '@comptoir/money'
import { chakra, useFormat, useTranslation } from '@comptoir/platform'
import type { CartProduct } from './cart/sold-by.ts'
import { useCurrency } from './cart/use-discount-rules.ts'

const ONE_MILLI = 1000

/** `HT 2,101`: what an amount with its tax is before tax. */
export function ExclTax({ amountMinor }: { amountMinor: number }) {
  const { t } = useTranslation('sales-purchases')
  const format = useFormat()
  return (
    <chakra.span textStyle="small" fontWeight="normal" color="fg.muted" whiteSpace="nowrap">
      {t('counter.exclTax')} <bdi>{format.amount(amountMinor)}</bdi>
    </chakra.span>
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
