import type { LoadPhase, RemoteRelease } from '@comptoir/contracts/federation'
import { isOverride } from '../registry/overrides.ts'
import { queueLoad } from './report-queue.ts'

const LONGEST_MS = 120_000

/** Notes how long a part of a released remote took to come, in milliseconds. */
export function reportLoad(release: RemoteRelease, phase: LoadPhase, ms: number): void {
  if (isOverride(release)) return
  const { remote, build } = release
  queueLoad({ remote: remote.id, version: remote.version, build, phase, ms: Math.min(Math.round(ms), LONGEST_MS) })
}

/** Does the work, and notes how long it took when it succeeded. */
export async function measured<T>(release: RemoteRelease, phase: LoadPhase, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now()
  const result = await work()
  reportLoad(release, phase, performance.now() - startedAt)
  return result
}
