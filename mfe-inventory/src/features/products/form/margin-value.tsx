import { numberFromMicro } from '@comptoir/money'
import { HStack, Percent, UnitPrice, useCompany } from '@comptoir/platform'
import { shownPriceMicro } from '../shown-price.ts'
import type { Margin } from './margin.ts'

const TENTH_MILLI = 100

/** A margin as people speak of it: in the decimals of the currency, and in tenths of a percent. */
export function MarginValue({ margin: { micro, shareMilli } }: { margin: Margin }) {
  const { currency } = useCompany()
  const tenths = Math.round(shareMilli / TENTH_MILLI) * TENTH_MILLI
  return (
    <HStack as="span" display="inline-flex" gap="3" color={micro < 0 ? 'danger.fg' : undefined}>
      <UnitPrice
        unitPriceMicro={Math.sign(micro) * shownPriceMicro(numberFromMicro(Math.abs(micro)), currency)}
        currency={currency}
        isBold
      />
      <Percent rateMilli={tenths} tone="muted" />
    </HStack>
  )
}
