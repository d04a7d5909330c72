import type { BackendModule } from 'i18next'

/** A file of phrases that takes longer is given up, so that the next try is a request of its own. */
const PHRASES_MS = 5500

/** Whether another try may help: the server or the line failed, and did not just say that there is no such file. */
class PhrasesFailed extends Error {
  readonly mayRetry: boolean
  constructor(message: string, mayRetry: boolean) {
    super(message)
    this.mayRetry = mayRetry
  }
}

async function phrasesAt(address: string): Promise<Record<string, unknown>> {
  const answer = await fetch(address, {
    mode: 'cors',
    credentials: 'same-origin',
    cache: 'default',
    signal: AbortSignal.timeout(PHRASES_MS),
  })
  if (!answer.ok) throw new PhrasesFailed(`${address} answered ${answer.status}.`, answer.status >= 500)
  return (await answer.json()) as Record<string, unknown>
}

/** Where i18next gets its phrases: one file per language and namespace. It retries errors marked as retryable. */
export function phrasesBackend(addressOf: (language: string, namespace: string) => string): BackendModule {
  return {
    type: 'backend',
    init: () => undefined,
    read: (language, namespace, callback) => {
      phrasesAt(addressOf(language, namespace)).then(
        (phrases) => callback(null, phrases),
        (problem: unknown) =>
          callback(
            problem instanceof Error ? problem : String(problem),
            !(problem instanceof PhrasesFailed) || problem.mayRetry,
          ),
      )
    },
  }
}
