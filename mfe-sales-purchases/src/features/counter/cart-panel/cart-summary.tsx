import type { ReactNode } from 'react'
import { Flex, Money, useTranslation } from '@comptoir/platform'
import { usePricedCart } from '../cart/cart-context.ts'
import { useCurrency } from '../cart/use-discount-rules.ts'
import { TicketDiscountButton } from './ticket-discount.tsx'
import { useShowsExclTax } from '../session/shop-settings.ts'

/** From the lines to what is owed: subtotal, what was taken off, and the VAT that is inside. */
export function CartSummary() {
  const { t } = useTranslation('sales-purchases')
  const { lines, totals } = usePricedCart()
  const currency = useCurrency()
  const { grossMinor, lineDiscountMinor, netHtMinor, fodecMinor, vatMinor, stampMinor } = totals.totals
  const showsExclTax = useShowsExclTax()
  return (
    <Flex direction="column" gap="1.5" px="3.5" py="3" borderTopWidth="1px" borderColor="border.subtle">
      <Flex as="dl" direction="column" gap="1.5">
        <SummaryRow name={t('counter.cart.subtotal', { count: lines.length })}>
          <Money amountMinor={grossMinor} currency={currency} tone="muted" />
        </SummaryRow>
        {lineDiscountMinor === 0 ? null : (
          <SummaryRow name={t('counter.cart.discounts')} tone="attention.fg">
            <Money amountMinor={-lineDiscountMinor} currency={currency} />
          </SummaryRow>
        )}
        {showsExclTax ? (
          <Parts exclTaxMinor={netHtMinor} fodecMinor={fodecMinor} vatMinor={vatMinor} />
        ) : (
          <SummaryRow name={t('counter.cart.vatInside')} isSmall>
            <Money amountMinor={vatMinor} currency={currency} />
          </SummaryRow>
        )}
        {stampMinor > 0 && (
          <SummaryRow name={t('counter.cart.stamp')}>
            <Money amountMinor={stampMinor} currency={currency} tone="muted" />
          </SummaryRow>
        )}
      </Flex>
      <TicketDiscountButton />
    </Flex>
  )
}

interface PartsProps {
  exclTaxMinor: number
  fodecMinor: number
  vatMinor: number
}

/** What the total consists of, to be added up. */
function Parts({ exclTaxMinor, fodecMinor, vatMinor }: PartsProps) {
  const { t } = useTranslation('sales-purchases')
  const currency = useCurrency()
  const parts = [
    [t('counter.exclTax'), exclTaxMinor],
    ...(fodecMinor === 0 ? [] : [[t('counter.cart.fodec'), fodecMinor] as const]),
    [t('counter.cart.vat'), vatMinor],
  ] as const
  return parts.map(([name, amountMinor]) => (
    <SummaryRow key={name} name={name} isSmall>
      <Money amountMinor={amountMinor} currency={currency} />
    </SummaryRow>
  ))
}

interface SummaryRowProps {
  name: string
  tone?: string
  isSmall?: boolean
  children: ReactNode
}

function SummaryRow({ name, tone = 'fg.muted', isSmall = false, children }: SummaryRowProps) {
  return (
    <Flex justify="space-between" gap="3" color={tone} textStyle={isSmall ? 'small' : 'body-lg'}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </Flex>
  )
}
