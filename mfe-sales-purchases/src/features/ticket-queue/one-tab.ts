/** What tabs of one browser tell each other about a company's tickets; null where the browser has no such thing. */
export function channelOf(companyId: string): BroadcastChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(nameOf(companyId))
}

/**
 * Works in one tab at a time: when it is closed, another one goes on. Without such locks every tab works, which the server
 * takes for the same.
 */
export async function asOnlyTab(companyId: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  const locks: LockManager | undefined = navigator.locks
  if (locks === undefined) return work()
  try {
    await locks.request(nameOf(companyId), { signal }, work)
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

function nameOf(companyId: string): string {
  return `comptoir.tickets.${companyId}`
}
