import { ConnectionError, isProblem } from '@comptoir/platform'
import { safeStorage } from '../../../common/safe-storage.ts'

/**
 * Reads something that the counter needs before it can sell. Where no answer comes it is what was said last on this device,
 * so that a counter begins without a network.
 */
export async function orLastAnswer<Answer>(name: string, read: () => Promise<Answer>): Promise<Answer> {
  const key = `answer:${name}`
  try {
    const answer = await read()
    safeStorage.setItem(key, JSON.stringify(answer))
    return answer
  } catch (error) {
    const last = isUnanswered(error) ? safeStorage.getItem(key) : null
    if (last === null) throw error
    return JSON.parse(last) as Answer
  }
}

function isUnanswered(error: unknown): boolean {
  return error instanceof ConnectionError || (isProblem(error) && error.status >= 500)
}
