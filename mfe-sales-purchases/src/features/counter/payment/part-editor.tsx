import { useState } from 'react'
import { money, roundCash } from '@comptoir/money'
import { Button, chakra, Flex, Grid, Text, useFormat, useStore, useTranslation } from '@comptoir/platform'
import { AmountInput } from '@comptoir/platform/forms'
import { missingDetails } from '@comptoir/contracts/payment-details'
import { useCart, useCartActions, usePricedCart } from '../cart/cart-context.ts'
import { detailsFor } from '../cart/said-of-payment.ts'
import { useCurrency } from '../cart/use-discount-rules.ts'
import { useFocus } from '../focus/counter-focus.ts'
import { useShopSettings } from '../session/shop-settings.ts'
import { partProblem, shareMinor, SHARES } from './paid-parts.rules.ts'
import { usePayment } from './payment-context.ts'
import { useKeypad } from './use-keypad.ts'

const FIELD_ID = 'counter-part'

/** How much of what is left is paid by the method that is chosen: an amount, or a share of the whole. */
export function PartEditor() {
  const { t } = useTranslation('sales-purchases')
  const format = useFormat()
  const { method, dueMinor } = usePayment(({ method, dueMinor }) => ({ method, dueMinor }))
  const cart = useCart()
  const { totalMinor } = usePricedCart().totals.totals
  const stepMinor = useShopSettings()?.cashStepMinor ?? 0
  const currency = useCurrency()
  const { addPart } = useCartActions()
  const focus = useFocus()
  const shares = useStore(focus.shares)
  const persons = shares.saleId === cart.saleId ? shares.count : undefined
  const step = method?.kind === 'cash' ? stepMinor : 0
  const share = (count: number): number => {
    const exactMinor = Math.min(shareMinor(totalMinor, count), dueMinor)
    return step === 0 ? exactMinor : roundCash(money(exactMinor, currency), step).cash.amountMinor
  }
  const [amountMinor, setAmountMinor] = useState(() => (persons ? share(persons) : null))
  const problem = partProblem(amountMinor, { dueMinor, stepMinor: step })
  const details = method ? detailsFor(cart, method) : {}
  const lacks = method !== null && missingDetails(method.kind, details).length > 0
  const add = (): void => {
    if (problem !== null || amountMinor === null || !method) return
    if (lacks) return focus.toDetails()
    addPart(method, amountMinor, details)
    focus.leavePart()
    focus.toSearch()
  }
  return (
    <Flex direction="column" gap="2" role="group" aria-label={t('counter.pay.part')}>
      <chakra.label htmlFor={FIELD_ID} color="fg.muted">
        {t('counter.pay.partBy', { name: method?.name ?? '' })}
      </chakra.label>
      <AmountInput
        ref={focus.partField}
        id={FIELD_ID}
        size="xl"
        amountMinor={amountMinor}
        currency={currency}
        placeholder={format.amount(dueMinor)}
        onChange={setAmountMinor}
        {...useKeypad({ isEntered: true })}
        onKeyDown={(event) => {
          if (event.key === 'Enter') add()
        }}
      />
      <Grid templateColumns="repeat(3, minmax(0, 1fr))" gap="2">
        {(persons ? [persons] : SHARES).map((count) => (
          <Button key={count} variant="outline" size="xl" px="1" onClick={() => setAmountMinor(share(count))}>
            {t('counter.pay.share', { count })}
          </Button>
        ))}
      </Grid>
      {amountMinor !== null && problem !== null ? (
        <Text role="status" textStyle="small" color="fg.muted">
          {t(`counter.pay.partProblem.${problem}`, { step: format.money(stepMinor) })}
        </Text>
      ) : null}
      <Flex gap="2">
        <Button
          variant="ghost"
          size="xl"
          flex="1"
          px="2"
          onClick={() => {
            focus.leavePart()
            focus.toSearch()
          }}
        >
          {t('common.cancel')}
        </Button>
        <Button variant="subtle" size="xl" flex="1" px="2" disabled={problem !== null} onClick={add}>
          {t('counter.pay.takePart')}
        </Button>
      </Flex>
    </Flex>
  )
}
