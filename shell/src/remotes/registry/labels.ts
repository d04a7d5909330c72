import { FALLBACK, type Language } from '@comptoir/platform/site'
import type { RemoteRelease } from '@comptoir/contracts/federation'

/** A title or label of a remote in the reader's language; the fallback language's where it is missing, then the bare key. */
export function labelOf(release: RemoteRelease, key: string, language: Language): string {
  return release.labels[language]?.[key] ?? release.labels[FALLBACK]?.[key] ?? key
}
