import type { RemoteSdk, Session } from '@comptoir/platform'
import { hasQueue } from './known-queues.ts'

/** Sends what a counter of this browser has sold, whatever page is on the screen, and who is signed in. */
export function sendAnywhere(sdk: RemoteSdk): void {
  const send = async ({ company }: Session): Promise<void> => {
    if (!company || !hasQueue(company.id)) return
    const { queueOf } = await import('./company-queue.ts')
    queueOf(company.id)
  }
  void send(sdk.session()).catch(() => undefined)
  sdk.onSession((next, previous) => (next.company?.id === previous.company?.id ? undefined : send(next)))
}
