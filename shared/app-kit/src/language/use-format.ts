import {
  DEFAULT_TIME_ZONE,
  formatAmount,
  formatDate,
  formatDateTime,
  formatMoney,
  formatNumber,
  formatPercent,
  formatQuantity,
  formatTime,
  formatUnitPrice,
  type DateStyle,
} from '@comptoir/i18n'
import { useMemo } from 'react'
import { useSession } from '../session/use-session.ts'
import { useLanguage } from './language.ts'

const FALLBACK_CURRENCY = 'TND'

/** The formatting of `@comptoir/i18n` bound to the reader's language and the company's currency and time zone. */
export interface Format {
  /** Amounts in minor units; another currency than the company's can be named. */
  money: (amountMinor: number, currency?: string) => string
  amount: (amountMinor: number, currency?: string) => string
  /** A price per unit in millionths. */
  unitPrice: (unitPriceMicro: number, currency?: string) => string
  /** Thousandths of a unit. */
  quantity: (quantityMilli: number) => string
  /** Thousandths of a percent. */
  percent: (rateMilli: number) => string
  number: (value: number, maximumFractionDigits?: number) => string
  /** A business date or an instant. */
  date: (value: string, style?: DateStyle) => string
  dateTime: (instant: string, style?: DateStyle) => string
  time: (instant: string) => string
}

/** The formats of the present reader and company; the same object until one of them changes. */
export function useFormat(): Format {
  const language = useLanguage()
  const currency = useSession((state) => state.company?.currency) ?? FALLBACK_CURRENCY
  const timeZone = useSession((state) => state.company?.timeZone) ?? DEFAULT_TIME_ZONE
  return useMemo(
    () => ({
      money: (amountMinor, other = currency) => formatMoney(amountMinor, other, language),
      amount: (amountMinor, other = currency) => formatAmount(amountMinor, other, language),
      unitPrice: (unitPriceMicro, other = currency) => formatUnitPrice(unitPriceMicro, other, language),
      quantity: (quantityMilli) => formatQuantity(quantityMilli, language),
      percent: (rateMilli) => formatPercent(rateMilli, language),
      number: (value, maximumFractionDigits) => formatNumber(value, language, maximumFractionDigits),
      date: (value, style) => formatDate(value, language, { style, timeZone }),
      dateTime: (instant, style) => formatDateTime(instant, language, timeZone, style),
      time: (instant) => formatTime(instant, timeZone),
    }),
    [language, currency, timeZone],
  )
}
