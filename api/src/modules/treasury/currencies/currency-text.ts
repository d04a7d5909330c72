import { LANGUAGES } from '@comptoir/i18n'
import { searchText } from '@comptoir/contracts/search-text'

/** What a currency is called in each language of the product. */
export function currencyNames(code: string): string[] {
  return LANGUAGES.map((language) => new Intl.DisplayNames([language], { type: 'currency' }).of(code) ?? code)
}

/** What a currency is found by. */
export function currencyText(code: string): string {
  return searchText([code, ...currencyNames(code)].join(' '))
}
