import { FALLBACK, isLanguage, type Language } from '@comptoir/i18n'
import { getI18n, useTranslation } from 'react-i18next'

/** The reader's language; draws again when it changes. */
export function useLanguage(): Language {
  const { i18n } = useTranslation()
  return knownLanguage(i18n.resolvedLanguage)
}

/**
 * The same outside React, for request headers: what the shell chose, or, for the reads that begin before its phrases have
 * come, what the page's first script found.
 */
export function currentLanguage(): Language {
  return knownLanguage(getI18n()?.resolvedLanguage ?? globalThis.document?.documentElement.lang)
}

/** A common phrase outside React, or one of the namespaces named by `ns`. Gives the key back while no translation is loaded, so that nothing reads as empty. */
export function translate(key: string, params: Record<string, unknown> = {}): string {
  return getI18n()?.t(key, { ns: 'translation', ...params }) ?? key
}

function knownLanguage(value: string | undefined): Language {
  return isLanguage(value) ? value : FALLBACK
}
