import type { i18n as I18n } from 'i18next'
import { loadExposed } from './containers.ts'
import { PhrasesMissing, type PageSources } from './load-page.ts'

/** Loads a remote's namespace in the reader's language. Asks a second time for one whose first loading failed. */
async function loadPhrases(i18n: I18n, namespace: string): Promise<void> {
  const language = i18n.resolvedLanguage ?? i18n.language
  await i18n.loadNamespaces(namespace)
  if (i18n.hasResourceBundle(language, namespace)) return
  await i18n.reloadResources([language], [namespace])
  if (!i18n.hasResourceBundle(language, namespace)) throw new PhrasesMissing(`No phrases of "${namespace}" in "${language}".`)
}

/** Pages from the federation runtime, phrases from i18next. */
export function browserSources(i18n: I18n): PageSources {
  return {
    exposed: ({ release, route }) => loadExposed(release, route.module),
    phrases: ({ release }) => loadPhrases(i18n, release.remote.i18n.namespace),
  }
}
