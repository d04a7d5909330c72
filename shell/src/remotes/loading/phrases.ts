import type { i18n as I18n } from 'i18next'
import { FALLBACK } from '@comptoir/platform/site'
import type { RemoteRelease } from '@comptoir/contracts/federation'
import { PhrasesMissing } from './load-page.ts'

/** Reads the phrases of a release itself: i18next would go on waiting for those of the other one, which may hang. */
async function readInto(i18n: I18n, { base, remote }: RemoteRelease, language: string): Promise<void> {
  const answer = await fetch(`${base}locales/${language}.json`)
  if (!answer.ok) throw new PhrasesMissing(`${base}locales/${language}.json answered ${answer.status}.`)
  i18n.addResourceBundle(language, remote.i18n.namespace, await answer.json(), false, true)
}

/** The namespace for the first time, or once more when that did not bring it. */
async function loadNamespace(i18n: I18n, namespace: string, language: string): Promise<void> {
  await i18n.loadNamespaces(namespace)
  if (i18n.hasResourceBundle(language, namespace)) return
  await i18n.reloadResources([...new Set([language, FALLBACK])], [namespace])
  if (!i18n.hasResourceBundle(language, namespace))
    throw new PhrasesMissing(`No phrases of "${namespace}" in "${language}".`)
}

/** Loads the phrases of a release in the reader's language, in the place of those of another release of the same remote. */
export function createPhrases(i18n: I18n): (release: RemoteRelease) => Promise<void> {
  /** Whose phrases a namespace was asked for last, by the release's address: two releases of a remote share one namespace. */
  const lastOf = new Map<string, string>()
  return async (release) => {
    const { namespace } = release.remote.i18n
    const language = i18n.resolvedLanguage ?? i18n.language
    const isAnother = (lastOf.get(namespace) ?? release.base) !== release.base
    lastOf.set(namespace, release.base)
    await (isAnother ? readInto(i18n, release, language) : loadNamespace(i18n, namespace, language))
  }
}
