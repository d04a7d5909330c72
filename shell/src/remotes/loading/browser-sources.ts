import type { i18n as I18n } from 'i18next'
import type { Containers } from '../scripts/containers.ts'
import type { PageSources } from './load-page.ts'
import { createPhrases } from './phrases.ts'

/** Pages from the federation runtime, phrases from i18next. */
export function browserSources(i18n: I18n, { load }: Pick<Containers, 'load'>): PageSources {
  return { exposed: load, phrases: createPhrases(i18n) }
}
