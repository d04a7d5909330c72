import type { RemoteSdk } from '@comptoir/platform'
import { countOpenSessions } from './features/cash-sessions/open-sessions.ts'
import { sendAnywhere } from './features/ticket-queue/send-anywhere.ts'

/** What this remote does while somebody is signed in, whatever page they look at. */
export default function activate(sdk: RemoteSdk): void {
  countOpenSessions(sdk)
  sendAnywhere(sdk)
}
