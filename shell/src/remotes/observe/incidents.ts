import type { FailureClass, RemoteRelease } from '@comptoir/contracts/federation'
import { TimeLimitExceeded } from '../loading/attempts.ts'
import { newIncidentId } from './incident.ts'
import { ContractBroken, isTransient, wasRefused } from '../loading/load-page.ts'
import { PhrasesMissing } from '../../common/phrase-files.ts'
import { isOverride } from '../registry/overrides.ts'
import { queueIncident } from './report-queue.ts'

const LONGEST = { message: 500, stack: 4000, path: 300 }

/** What failed, and in which release of a remote. */
export interface Incident {
  release: RemoteRelease
  problem: unknown
  class: FailureClass
  /** The number shown on the screen; generated when there is none. */
  incidentId?: string
}

function requestOf(problem: Error): string | undefined {
  if ('request' in problem && typeof problem.request === 'string') return problem.request
  return /https?:\/\/[^\s"']+\.js/.exec(problem.message)?.[0]
}

/** Whether the bytes of a script did arrive: then the browser would not run them, because they are not the release's. */
function hasArrived(problem: Error): boolean {
  const address = requestOf(problem)
  if (address === undefined) return false
  const { href } = new URL(address, location.origin)
  return performance
    .getEntriesByType('resource')
    .some((entry) => entry.name.startsWith(href) && 'responseStatus' in entry && entry.responseStatus === 200)
}

/** Where loading failed: the line, the bytes, the time, what the release promised, or its code. */
export function classOf(problem: unknown): FailureClass {
  if (problem instanceof TimeLimitExceeded) return 'timeout'
  if (problem instanceof PhrasesMissing) return 'phrases'
  if (problem instanceof ContractBroken) return 'contract'
  if (wasRefused(problem)) return 'integrity'
  if (!(problem instanceof Error) || !isTransient(problem)) return 'evaluation'
  if (/timed out|timeout/.test(problem.message)) return 'timeout'
  return hasArrived(problem) ? 'integrity' : 'network'
}

/** Writes a failure into the browser's log and into the next report. Gives the incident's name. */
export function reportIncident({
  release,
  problem,
  class: failureClass,
  incidentId = newIncidentId(),
}: Incident): string {
  const { remote, build } = release
  const { message, stack } = problem instanceof Error ? problem : { message: String(problem), stack: undefined }
  console.error(`Incident ${incidentId} (${failureClass}): ${remote.id} ${remote.version}, build ${build}`, problem)
  queueIncident({
    remote: remote.id,
    version: remote.version,
    build,
    incidentId,
    class: failureClass,
    message: message.slice(0, LONGEST.message),
    ...(stack === undefined ? {} : { stack: stack.slice(0, LONGEST.stack) }),
    path: location.pathname.slice(0, LONGEST.path),
    isOverride: isOverride(release),
  })
  return incidentId
}
