import { createContext, useContext } from 'react'
import {
  formatAmount,
  formatDate,
  formatMoney,
  formatPercent,
  formatQuantity,
  formatUnitPrice,
  type Language,
} from '@comptoir/platform'
import type { Words } from './paper-words.ts'

/** What a paper is written in: French with its Arabic beside it, or English alone. */
export interface PaperLanguage {
  main: Language
  second: Language | null
}

/** Paper for a Tunisian customer is bilingual whichever of the two languages the cashier reads. */
export function paperLanguageFor(language: Language): PaperLanguage {
  return language === 'en' ? { main: 'en', second: null } : { main: 'fr', second: 'ar' }
}

export const PaperContext = createContext<PaperLanguage & { currency: string }>({
  main: 'fr',
  second: 'ar',
  currency: 'TND',
})

/** Reads a word in the main language of the paper. */
export function usePaperWord(): (words: Words) => string {
  const { main } = useContext(PaperContext)
  return (words) => words[main]
}

/** Figures as the paper writes them: in its main language and its currency. */
export function usePaperFormat() {
  const { main, currency } = useContext(PaperContext)
  return {
    amount: (amountMinor: number) => formatAmount(amountMinor, currency, main),
    money: (amountMinor: number, language: Language = main) => formatMoney(amountMinor, currency, language),
    unitPrice: (unitPriceMicro: number) => formatUnitPrice(unitPriceMicro, currency, main),
    quantity: (quantityMilli: number) => formatQuantity(quantityMilli, main),
    date: (day: string) => formatDate(day, main),
    percent: (rateMilli: number) => formatPercent(rateMilli, main),
  }
}
