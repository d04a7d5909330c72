import { deferred, DeferredPart } from '@comptoir/platform'
import { phoneDigits } from './phone-digits.ts'
import { useMayNameClient } from './use-may-name-client.ts'

const clientOfNumber = deferred(async () => (await import('./client-of-number.tsx')).ClientOfNumber)

/** What is no product may be somebody's telephone number. */
export function NumberOfClient({ words }: { words: string }) {
  const digits = phoneDigits(words)
  const isAllowed = useMayNameClient()
  if (digits === null || !isAllowed) return null
  return <DeferredPart part={clientOfNumber} isWanted given={{ digits }} />
}
