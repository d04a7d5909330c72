import type { LiveRemote } from '@comptoir/contracts/federation'

/** Whether the page came with the names of pages in another language than the one that is shown: a browser's wish is no choice. */
export function isInOtherLanguage(remotes: readonly LiveRemote[], language: string): boolean {
  return remotes.some(({ active }) => !(language in active.labels))
}
