import type { i18n as I18n } from 'i18next'
import { loadExposed } from '../scripts/containers.ts'
import type { PageSources } from './load-page.ts'
import { loadPhrases } from './phrases.ts'

/** Pages from the federation runtime, phrases from i18next. */
export function browserSources(i18n: I18n): PageSources {
  return {
    exposed: loadExposed,
    phrases: (release) => loadPhrases(i18n, release),
  }
}
