import type { i18n as I18n } from 'i18next'
import { FALLBACK } from '@comptoir/platform/site'

/** A file of phrases did not come; who asks for them would show keys instead of words. */
export class PhrasesMissing extends Error {
  override name = 'PhrasesMissing'
}

/** The namespace that all pages share. */
const COMMON = 'translation'

/** Contracts' messages for broken rules are separate: the kit looks them up in the namespace that all pages share. */
interface PhrasesOfFile {
  error?: object
}

/** Loads files of phrases into namespaces that they share. */
export interface PhraseFiles {
  /** `file` is its address without the language and the ending. Rejects with `PhrasesMissing`. */
  load: (file: string, namespace: string) => Promise<void>
}

/**
 * Phrases come in small files, several of them for one namespace. To i18next each file is a separate namespace, so
 * that it retries one that fails, loads all of them when the language changes, and falls back to the default
 * language; what is loaded is copied to the namespace that pages use.
 */
export function createPhraseFiles(i18n: I18n): PhraseFiles {
  const namespaces = new Map<string, string>()
  const copyOne = (language: string, file: string, namespace: string): void => {
    const phrases: PhrasesOfFile | undefined = i18n.getResourceBundle(language, file)
    if (phrases === undefined) return
    // Without the words of every page, what is added to them would pass for these.
    const hasCommon = i18n.hasResourceBundle(language, COMMON)
    if (namespace !== COMMON || hasCommon) i18n.addResourceBundle(language, namespace, phrases, true, true)
    if (phrases.error !== undefined && hasCommon)
      i18n.addResourceBundle(language, COMMON, { error: phrases.error }, true, true)
  }
  /** Later requests win: those of a fallback release for one that failed, for instance. */
  const copy = (language: string, file: string): void => {
    const namespace = namespaces.get(file)
    if (namespace === undefined) return
    const asked = [...namespaces.keys()]
    for (const later of asked.slice(asked.indexOf(file)))
      if (namespaces.get(later) === namespace) copyOne(language, later, namespace)
  }
  let isCopying = false
  const onAdded = (language: string, file: string): void => {
    // What is copied is added, too.
    if (isCopying) return
    isCopying = true
    if (file === COMMON) for (const [each, namespace] of namespaces) copyOne(language, each, namespace)
    else copy(language, file)
    isCopying = false
  }
  i18n.store.on('added', onAdded)
  return {
    async load(file, namespace) {
      const isAgain = namespaces.has(file)
      namespaces.delete(file)
      namespaces.set(file, namespace)
      await arrival(i18n, file, isAgain)
      // Another release may have brought its own phrases meanwhile.
      for (const language of i18n.languages) copy(language, file)
    },
  }
}

/** Asks for one file and waits for it alone: i18next itself would wait for every file that is under way, and one may hang. */
function arrival(i18n: I18n, file: string, isAgain: boolean): Promise<void> {
  const language = i18n.resolvedLanguage ?? i18n.language
  if (i18n.hasResourceBundle(language, file)) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const when = (act: () => void) => (itsLanguage: string, itsFile: string) => {
      if (itsLanguage !== language || itsFile !== file) return
      i18n.store.off('added', onAdded)
      i18n.off('failedLoading', onFailed)
      act()
    }
    const onAdded = when(resolve)
    const onFailed = when(() => reject(new PhrasesMissing(`No phrases of "${file}" in "${language}".`)))
    i18n.store.on('added', onAdded)
    i18n.on('failedLoading', onFailed)
    if (isAgain) void i18n.reloadResources([...new Set([language, FALLBACK])], [file])
    else void i18n.loadNamespaces(file)
  })
}
