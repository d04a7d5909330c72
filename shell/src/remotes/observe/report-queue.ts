import type { FederationReport } from '@comptoir/contracts/federation'

type Incident = FederationReport['incidents'][number]
type Load = FederationReport['loads'][number]

const ADDRESS = '/api/federation/reports'
/** What belongs together goes together: a failing remote seldom fails once. */
const WAIT_MS = 5000
/** Of a page that fails without end the first failures say enough; the contract takes no more. */
const MOST_INCIDENTS = 10
const MOST_LOADS = 50

let incidents: Incident[] = []
let loads: Load[] = []
let timer: ReturnType<typeof setTimeout> | undefined
let isStarted = false

/** A page that goes away hears no answer any more: what is left is given to the browser to send. */
function send(isLeaving: boolean): void {
  clearTimeout(timer)
  timer = undefined
  if (incidents.length + loads.length === 0) return
  const body = JSON.stringify({ incidents, loads } satisfies FederationReport)
  incidents = []
  loads = []
  if (isLeaving && navigator.sendBeacon(ADDRESS, new Blob([body], { type: 'application/json' }))) return
  void fetch(ADDRESS, { method: 'POST', headers: { 'content-type': 'application/json' }, body, keepalive: true }).catch(
    () => undefined,
  )
}

function sendSoon(): void {
  if (isStarted) timer ??= setTimeout(() => send(false), WAIT_MS)
}

export function queueIncident(incident: Incident): void {
  if (incidents.length < MOST_INCIDENTS) incidents.push(incident)
  sendSoon()
}

export function queueLoad(load: Load): void {
  if (loads.length < MOST_LOADS) loads.push(load)
  sendSoon()
}

/** Begins to send what was noted before, and all that follows. Gives what ends it, without a last report. */
export function startReporting(): () => void {
  const leave = () => send(true)
  isStarted = true
  addEventListener('pagehide', leave)
  if (incidents.length + loads.length > 0) sendSoon()
  return () => {
    isStarted = false
    removeEventListener('pagehide', leave)
    clearTimeout(timer)
    timer = undefined
    incidents = []
    loads = []
  }
}
