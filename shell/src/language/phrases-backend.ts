import type { BackendModule } from 'i18next'

/** A file of phrases that takes longer is given up, so that the next try is a request of its own. */
const PHRASES_MS = 5500

async function phrasesAt(address: string): Promise<Record<string, unknown>> {
  const answer = await fetch(address, {
    signal: AbortSignal.timeout(PHRASES_MS),
  })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`)
  return (await answer.json()) as Record<string, unknown>
}

/**
 * Where i18next gets its phrases: one file per language and namespace. Whatever failed may be tried again: the line, the
 * server, and a file that is missing, which it is while a release spreads over several servers. What has no address is not asked for.
 */
export function phrasesBackend(addressOf: (language: string, namespace: string) => string | null): BackendModule {
  return {
    type: 'backend',
    init: () => undefined,
    read: (language, namespace, callback) => {
      const address = addressOf(language, namespace)
      if (address === null) return callback(`There is no file of ${namespace}.`, false)
      phrasesAt(address).then(
        (phrases) => callback(null, phrases),
        (problem: unknown) => callback(problem instanceof Error ? problem : String(problem), true),
      )
    },
  }
}
