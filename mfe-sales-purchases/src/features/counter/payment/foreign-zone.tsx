import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { ForeignRate, PaymentMethod } from '@comptoir/contracts/sales/cash-sessions'
import { clockIn } from '@comptoir/contracts/time'
import { type Currency, foreignCashMinor, LARGEST_AMOUNT_MINOR } from '@comptoir/money'
import {
  Box,
  Button,
  chakra,
  Flex,
  Money,
  serverNow,
  Text,
  useCompany,
  useFormat,
  useStore,
  useTranslation,
} from '@comptoir/platform'
import { AmountInput } from '@comptoir/platform/forms'
import { rateText, ratesOn } from '../../foreign-cash/index.ts'
import { useCartActions } from '../cart/cart-context.ts'
import { useCurrency } from '../cart/use-discount-rules.ts'
import { useFocus } from '../focus/counter-focus.ts'
import { KeyTag, useKeyOf } from '../keys/key-tag.tsx'
import { useShopSettings } from '../session/shop-settings.ts'
import { useKeypad } from './use-keypad.ts'
import { useClientMethods } from './use-offered-methods.ts'

const FIELD_ID = 'counter-foreign'

export interface ForeignZoneProps {
  /** Cash, with the rates at which other currencies are taken. */
  method: PaymentMethod
  dueMinor: number
}

/** Cash in other currencies: a button for each that has a rate today, and the field of the one that is handed over. */
export function ForeignZone({ method, dueMinor }: ForeignZoneProps) {
  const { timeZone: ofCompany } = useCompany()
  const today = clockIn(new Date(serverNow()), useShopSettings()?.timeZone ?? ofCompany).slice(0, 'YYYY-MM-DD'.length)
  const rates = ratesOn(method.foreign ?? [], today)
  const focus = useFocus()
  const isOpen = useStore(focus.shown, (shown) => shown.isForeign)
  const [chosen, choose] = useState<string>()
  const [first] = rates
  const rate = rates.find(({ currency }) => currency === chosen) ?? first
  const isNone = rate === undefined
  useEffect(() => {
    if (isOpen && isNone) focus.leavePart()
  }, [isOpen, isNone, focus])
  const { refetch } = useClientMethods()
  useEffect(() => {
    if (isOpen) void refetch()
  }, [isOpen, refetch])
  if (!rate) return null
  const open = (currency: string): void => {
    choose(currency)
    focus.toForeign()
  }
  return (
    <Flex direction="column" gap="2">
      <Currencies
        rates={rates}
        chosen={isOpen ? rate.currency : null}
        isDisabled={!isOpen && dueMinor <= 0}
        onChoose={open}
      />
      {isOpen ? (
        <Editor
          key={rate.currency}
          {...{ method, dueMinor, rate, isToday: rate.validFrom === today }}
          onMove={(step) => {
            const next = rates[(rates.indexOf(rate) + step + rates.length) % rates.length]
            choose(next?.currency)
          }}
        />
      ) : null}
    </Flex>
  )
}

interface CurrenciesProps {
  rates: readonly ForeignRate[]
  chosen: string | null
  isDisabled: boolean
  onChoose: (currency: string) => void
}

function Currencies({ rates, chosen, isDisabled, onChoose }: CurrenciesProps) {
  const { t } = useTranslation('sales-purchases')
  const shortcut = useKeyOf('foreign')
  return (
    <Flex gap="2" wrap="wrap" role="group" aria-label={t('foreignCash.title')}>
      {rates.map(({ currency }, at) => (
        <Box key={currency} position="relative" flex="1 1 4rem">
          <Button
            w="full"
            px="1"
            size="xl"
            variant={currency === chosen ? 'subtle' : 'outline'}
            aria-pressed={currency === chosen}
            aria-label={t('foreignCash.payIn', { currency })}
            disabled={isDisabled}
            {...(at === 0 ? { 'aria-keyshortcuts': shortcut } : {})}
            onClick={() => onChoose(currency)}
          >
            <bdi>{currency}</bdi>
          </Button>
          {at === 0 ? <KeyTag of="foreign" /> : null}
        </Box>
      ))}
    </Flex>
  )
}

interface EditorProps {
  method: PaymentMethod
  dueMinor: number
  rate: ForeignRate
  /** Whether the rate is of today; else its day is said. */
  isToday: boolean
  /** To the currency after this one, or before it. */
  onMove: (step: 1 | -1) => void
}

/** How much was handed over, what it is worth, and what is given back on it or left to pay. Enter takes it. */
function Editor({ method, dueMinor, rate, isToday, onMove }: EditorProps) {
  const { t } = useTranslation('sales-purchases')
  const { addPart } = useCartActions()
  const focus = useFocus()
  const field = useFieldInFocus()
  const own = useCurrency()
  const [amountMinor, setAmountMinor] = useState<number | null>(null)
  const valueMinor = worthOf(amountMinor, rate, own)
  const isTooMuch = Math.max(amountMinor ?? 0, valueMinor) > LARGEST_AMOUNT_MINOR
  const canTake = valueMinor > 0 && !isTooMuch && dueMinor > 0
  const leave = (): void => {
    focus.leavePart()
    focus.toSearch()
  }
  const take = (): void => {
    if (!canTake || amountMinor === null) return
    addPart(method, valueMinor, { foreign: { ...rate, amountMinor } })
    leave()
  }
  const press = ({ key }: KeyboardEvent): void => {
    if (key === 'Enter') take()
    if (key === 'ArrowDown') onMove(1)
    if (key === 'ArrowUp') onMove(-1)
  }
  return (
    <Flex direction="column" gap="2">
      <chakra.label htmlFor={FIELD_ID} color="fg.muted">
        {t('foreignCash.handedOver', { currency: rate.currency })}
      </chakra.label>
      <AmountInput
        ref={field}
        id={FIELD_ID}
        size="xl"
        amountMinor={amountMinor}
        currency={rate.currency}
        onChange={setAmountMinor}
        onKeyDown={press}
        {...useKeypad({ isEntered: true })}
      />
      <RateLine rate={rate} own={own} isToday={isToday} />
      {isTooMuch ? (
        <Text role="status" textStyle="small" color="attention.fg">
          {t('foreignCash.tooMuch')}
        </Text>
      ) : (
        <Worth valueMinor={valueMinor} dueMinor={dueMinor} own={own} />
      )}
      <Flex gap="2">
        <Button variant="ghost" size="xl" flex="1" px="2" onClick={leave}>
          {t('common.cancel')}
        </Button>
        <Button variant="subtle" size="xl" flex="1" px="2" disabled={!canTake} onClick={take}>
          {t('counter.pay.takePart')}
        </Button>
      </Flex>
    </Flex>
  )
}

/** The rate, and its day where that is not today. */
function RateLine({ rate, own, isToday }: { rate: ForeignRate; own: Currency; isToday: boolean }) {
  const { t } = useTranslation('sales-purchases')
  const format = useFormat()
  return (
    <Text textStyle="small" color="fg.muted">
      <bdi dir="ltr">{`1 ${rate.currency} = ${rateText(rate, format.number)} ${own}`}</bdi>
      {isToday ? null : ` · ${t('foreignCash.rateOf', { date: format.date(rate.validFrom) })}`}
    </Text>
  )
}

/** What it counts for, and what is given back or missing then. */
function Worth({ valueMinor, dueMinor, own }: { valueMinor: number; dueMinor: number; own: Currency }) {
  const { t } = useTranslation('sales-purchases')
  const leftMinor = valueMinor - dueMinor
  return (
    <Text role="status" aria-atomic="true">
      {t('foreignCash.worth')} <Money amountMinor={valueMinor} currency={own} isBold />
      {valueMinor === 0 || leftMinor === 0 ? null : (
        <chakra.span display="block" color={leftMinor < 0 ? 'attention.fg' : 'success.fg'}>
          {t(leftMinor < 0 ? 'counter.pay.missing' : 'counter.pay.change')}{' '}
          <Money amountMinor={Math.abs(leftMinor)} currency={own} />
        </chakra.span>
      )}
    </Text>
  )
}

/** 0 for what is no amount. */
function worthOf(amountMinor: number | null, { currency, per, rateMicro }: ForeignRate, own: Currency): number {
  if (amountMinor === null || !(amountMinor > 0)) return 0
  return foreignCashMinor({ amountMinor, from: currency, per, rateMicro, to: own })
}

/** It is typed into as soon as it is there. */
function useFieldInFocus() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return field
}
