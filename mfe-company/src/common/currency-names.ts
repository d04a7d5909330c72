import { useMemo } from 'react'
import { useLanguage } from '@comptoir/platform'

/** A currency by its code and its name in the reader's language: `EUR – euro`. */
export function useCurrencyNames(): (code: string) => string {
  const language = useLanguage()
  return useMemo(() => {
    const names = new Intl.DisplayNames([language], { type: 'currency' })
    return (code) => `${code} – ${names.of(code) ?? ''}`
  }, [language])
}
