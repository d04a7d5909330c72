import { ConnectionError, isProblem, session } from '@comptoir/platform'
import { keptJson } from '../../../common/kept-json.ts'
import { safeStorage } from '../../../common/safe-storage.ts'
import { ANSWERS } from '../../../common/kept-answers.ts'

/** So long is waited for a new answer where there is an older one. */
const PATIENCE_MS = 4000

/**
 * Reads something that the counter needs before it can sell. Where no answer comes, or not soon, it is what this person was
 * told last on this device, so that a counter begins without a network.
 */
export async function orLastAnswer<Answer>(
  name: string,
  read: (signal: AbortSignal) => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  const key = keyOf(name)
  const last = safeStorage.getItem(key)
  const limit = new AbortController()
  const timer = last === null ? undefined : setTimeout(() => limit.abort(), PATIENCE_MS)
  signal.addEventListener('abort', () => limit.abort())
  try {
    const answer = await read(limit.signal)
    keepAnswer(name, answer)
    return answer
  } catch (error) {
    if (last === null || signal.aborted || !(limit.signal.aborted || isUnanswered(error))) throw error
    return JSON.parse(last) as Answer
  } finally {
    clearTimeout(timer)
  }
}

/** What this person was told last on this device; null for nothing. */
export function lastAnswer<Answer>(name: string): Answer | null {
  return keptJson(keyOf(name)) as Answer | null
}

/** Takes something for what this person was told last. */
export function keepAnswer(name: string, answer: unknown): void {
  safeStorage.setItem(keyOf(name), JSON.stringify(answer))
}

function keyOf(name: string): string {
  return `${ANSWERS}${session.getState().user?.id ?? ''}:${name}`
}

/** Whether nobody answered, or only to say that it cannot be answered now. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ConnectionError || (isProblem(error) && error.status >= 500)
}
