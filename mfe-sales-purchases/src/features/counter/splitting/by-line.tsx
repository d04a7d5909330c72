import { useState } from 'react'
import { Box, Button, Flex, Heading, Input, Money, newId, notify, Text, useTranslation } from '@comptoir/platform'
import { ticketTotals } from '../cart/cart-totals.ts'
import { useCart, usePricedCart } from '../cart/cart-context.ts'
import type { Cart, CartLine } from '../cart/cart.ts'
import { pricedAt } from '../cart/line-discount.ts'
import { finishSplit, type Going, type Split, splitCart } from '../cart/split-cart.ts'
import { useCurrency, useDiscountRules } from '../cart/use-discount-rules.ts'
import { useHolding } from '../held/use-holding.ts'
import { SplitLine } from './split-line.tsx'

/** Chosen lines and quantities become a ticket of their own; the other one is held, or this one. */
export function ByLine({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('sales-purchases')
  const cart = useCart()
  const [chosen, setChosen] = useState<Going>(new Map())
  const [note, setNote] = useState(cart.client?.name ?? '')
  const { holdPart } = useHolding()
  const totalOf = useTotal()
  const split = splitCart(cart, chosen, newId)
  const others = new Map(cart.lines.map(({ id, quantityMilli }) => [id, quantityMilli - (chosen.get(id) ?? 0)]))
  const hold = (going: Going, totalMinor: number): void => {
    if (!holdPart(going, note, totalMinor)) return
    notify.success(t('ticketSplitting.done'))
    onDone()
  }
  const chosenMinor = split ? totalOf(split.goes.lines) : 0
  const othersMinor = split ? totalOf(remaining(cart, split)) : 0
  return (
    <Flex as="section" direction="column" gap="3">
      <Box>
        <Heading as="h3" textStyle="heading">
          {t('ticketSplitting.byLine')}
        </Heading>
        <Text color="fg.muted">{t('ticketSplitting.byLineText')}</Text>
      </Box>
      <Box as="ul" listStyleType="none" aria-label={t('ticketSplitting.lines')}>
        {cart.lines.map((line) => (
          <SplitLine
            key={line.id}
            line={line}
            goingMilli={chosen.get(line.id) ?? 0}
            onChange={(goingMilli) => setChosen((before) => new Map(before).set(line.id, goingMilli))}
          />
        ))}
      </Box>
      <Totals chosenMinor={chosenMinor} othersMinor={othersMinor} isSplit={split !== null} />
      <Input
        size="xl"
        aria-label={t('counter.held.note')}
        placeholder={t('counter.held.note')}
        maxLength={60}
        autoComplete="off"
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Flex gap="2" wrap="wrap">
        <Button size="xl" flex="1 1 auto" disabled={!split} onClick={() => hold(chosen, chosenMinor)}>
          {t('ticketSplitting.holdChosen')}
        </Button>
        <Button size="xl" flex="1 1 auto" variant="outline" disabled={!split} onClick={() => hold(others, othersMinor)}>
          {t('ticketSplitting.holdOthers')}
        </Button>
      </Flex>
    </Flex>
  )
}

interface TotalsProps {
  chosenMinor: number
  othersMinor: number
  isSplit: boolean
}

/** What each of the two comes to, by the same figures as when it is paid. */
function Totals({ chosenMinor, othersMinor, isSplit }: TotalsProps) {
  const { t } = useTranslation('sales-purchases')
  const currency = useCurrency()
  if (!isSplit) return <Text color="fg.muted">{t('ticketSplitting.choose')}</Text>
  const rows = [
    [t('ticketSplitting.chosen'), chosenMinor],
    [t('ticketSplitting.others'), othersMinor],
  ] as const
  return (
    <Flex as="dl" direction="column" gap="1" aria-live="polite">
      {rows.map(([name, amountMinor]) => (
        <Flex key={name} justify="space-between" gap="3">
          <dt>{name}</dt>
          <dd>
            <Money amountMinor={amountMinor} currency={currency} isBold />
          </dd>
        </Flex>
      ))}
    </Flex>
  )
}

function remaining(cart: Cart, { open }: Split): readonly CartLine[] {
  return finishSplit(cart, open).lines
}

/** What lines come to as they are sold now. */
function useTotal(): (lines: readonly CartLine[]) => number {
  const { pricing } = useDiscountRules()
  const { moment } = usePricedCart()
  return (lines) => ticketTotals(pricedAt(lines, pricing, moment), pricing, moment).totals.totalMinor
}
