import { createStore } from '@comptoir/platform/site'
import type { FederationReport } from '@comptoir/contracts/federation'

type Incident = FederationReport['incidents'][number]
type Load = FederationReport['loads'][number]

const ADDRESS = '/api/federation/reports'
/** What belongs together goes together: a failing remote seldom fails once. */
const WAIT_MS = 5000
/** Of a page that fails without end the first failures say enough; the contract takes no more. */
const MOST_INCIDENTS = 10
const MOST_LOADS = 50

interface Queue {
  incidents: Incident[]
  loads: Load[]
  timer: ReturnType<typeof setTimeout> | undefined
  isStarted: boolean
}

const NOTHING: Pick<Queue, 'incidents' | 'loads' | 'timer'> = { incidents: [], loads: [], timer: undefined }

/** What is to be sent next. */
const queue = createStore<Queue>()(() => ({ ...NOTHING, isStarted: false }))

function isEmpty(): boolean {
  const { incidents, loads } = queue.getState()
  return incidents.length + loads.length === 0
}

/** A page that goes away hears no answer any more: what is left is given to the browser to send. */
function send(isLeaving: boolean): void {
  const { incidents, loads, timer } = queue.getState()
  clearTimeout(timer)
  const isNothingNoted = isEmpty()
  queue.setState(NOTHING)
  if (isNothingNoted) return
  const body = JSON.stringify({ incidents, loads } satisfies FederationReport)
  if (isLeaving && navigator.sendBeacon(ADDRESS, new Blob([body], { type: 'application/json' }))) return
  void fetch(ADDRESS, { method: 'POST', headers: { 'content-type': 'application/json' }, body, keepalive: true }).catch(
    () => undefined,
  )
}

function sendSoon(): void {
  const { isStarted, timer } = queue.getState()
  if (isStarted && timer === undefined) queue.setState({ timer: setTimeout(() => send(false), WAIT_MS) })
}

/** Notes a failure for the next report. */
export function queueIncident(incident: Incident): void {
  queue.setState(({ incidents }) => ({ incidents: [...incidents, incident].slice(0, MOST_INCIDENTS) }))
  sendSoon()
}

/** Notes a part of a remote that was loaded, for the next report. */
export function queueLoad(load: Load): void {
  queue.setState(({ loads }) => ({ loads: [...loads, load].slice(0, MOST_LOADS) }))
  sendSoon()
}

/** Begins to send what was noted before, and all that follows. Gives what ends it, without a last report. */
export function startReporting(): () => void {
  const leave = () => send(true)
  queue.setState({ isStarted: true })
  addEventListener('pagehide', leave)
  if (!isEmpty()) sendSoon()
  return () => {
    removeEventListener('pagehide', leave)
    clearTimeout(queue.getState().timer)
    queue.setState({ ...NOTHING, isStarted: false })
  }
}
