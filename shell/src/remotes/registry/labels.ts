import { FALLBACK, type Language } from '@comptoir/platform/site'
import type { RemoteRelease } from '@comptoir/contracts/federation'

/** A title or label of a remote in the reader's language, else in the fallback language, else in the one that the page came with; then the bare key. */
export function labelOf(release: RemoteRelease, key: string, language: Language): string {
  const { labels } = release
  const [inPage] = Object.values(labels)
  return labels[language]?.[key] ?? labels[FALLBACK]?.[key] ?? inPage?.[key] ?? key
}
