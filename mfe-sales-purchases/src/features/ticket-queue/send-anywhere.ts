import type { RemoteSdk, Session } from '@comptoir/platform'
import { forgetAnswers } from '../../common/kept-answers.ts'
import { hasQueue } from './known-queues.ts'

/** Name of the badge in feature.json. */
const BADGE = 'waitingTickets'

/** Sends what a counter of this browser has sold, whatever page is on the screen, and who is signed in. */
export function sendAnywhere(sdk: Pick<RemoteSdk, 'badge' | 'onSession' | 'session'>): void {
  const send = async ({ company }: Session): Promise<void> => {
    if (!company || !hasQueue(company.id)) return
    const { queueOf } = await import('./company-queue.ts')
    const { state } = queueOf(company.id)
    const show = (): void => {
      const { waiting, steps } = state.getState()
      const untold = steps?.filter(({ isReceived }) => !isReceived).length ?? 0
      sdk.badge(BADGE, waiting === null ? undefined : waiting + untold)
    }
    state.subscribe(show)
    show()
  }
  // Who signs in next was told other things.
  sdk.onSession(({ user }) => (user === null ? forgetAnswers() : undefined))
  void send(sdk.session()).catch(() => undefined)
  sdk.onSession((next, previous) => (next.company?.id === previous.company?.id ? undefined : send(next)))
}
