import { createRemoteSdk, session, type Activate, type Session } from '@comptoir/platform'
import type { RemoteRelease } from '@comptoir/contracts/federation'
import type { AttemptPolicy } from '../loading/attempts.ts'
import { runningRelease, type LiveRemotes, type RemotesInUse } from '../registry/live-remotes.ts'
import type { ExtraLoader } from '../loading/load-extra.ts'
import { classOf, reportIncident } from '../observe/incidents.ts'
import { scopeOf } from '../registry/scope-of.ts'

/** Nothing that runs without a page is worth delaying the page. */
const IDLE_MS = 3000

/** Calls back when the browser has nothing better to do; gives what takes it back. */
export type WhenIdle = (work: () => void) => () => void

const whenIdle: WhenIdle = (work) => {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, IDLE_MS)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(work, { timeout: IDLE_MS })
  return () => cancelIdleCallback(id)
}

function mayUse({ remote }: RemoteRelease, permissions: readonly string[]): boolean {
  return [...remote.routes, ...(remote.extensions ?? [])].some(
    ({ permission }) => permission !== null && permissions.includes(permission),
  )
}

/** What is to run for somebody, by release, person and company: another of these is another run. */
function wantedActivations(
  state: Pick<RemotesInUse, 'known' | 'fallenBack'>,
  { token, user, company }: Session,
): Map<string, RemoteRelease> {
  if (token === null || user === null) return new Map()
  const running = state.known.remotes
    .filter((live) => live.state === 'active')
    .map((live) => runningRelease(state, live))
  const wanted = running.filter((release) => release.remote.activate !== undefined && mayUse(release, user.permissions))
  return new Map(wanted.map((release) => [`${release.container} ${user.id} ${company?.id ?? ''}`, release]))
}

/** Runs a remote's `./activate` when there is time. Whatever it lets out is reported and stops nothing; gives what ends it. */
function begin(
  release: RemoteRelease,
  load: (release: RemoteRelease) => Promise<Activate>,
  idle: WhenIdle,
): () => void {
  const report = (problem: unknown) => void reportIncident({ release, problem, class: 'uncaught' })
  const { sdk, dispose } = createRemoteSdk(scopeOf(release), report)
  let isOver = false
  let end: ReturnType<Activate>
  const run = async () => {
    const activate = await load(release)
    if (!isOver) end = activate(sdk)
  }
  const cancel = idle(
    () => void run().catch((problem: unknown) => reportIncident({ release, problem, class: classOf(problem) })),
  )
  return () => {
    isOver = true
    cancel()
    try {
      end?.()
    } catch (problem) {
      report(problem)
    }
    dispose()
  }
}

/** Runs remotes' page-independent code while signed in; ends it with the session, the company, or a remote's pause. */
export function startActivations(
  live: LiveRemotes,
  extras: Pick<ExtraLoader, 'load'>,
  policy: AttemptPolicy,
  idle: WhenIdle = whenIdle,
): () => void {
  const load = async (release: RemoteRelease) => (await extras.load(release, './activate', policy)) as Activate
  const running = new Map<string, () => void>()
  const endAllBut = (wanted: ReadonlyMap<string, unknown>) => {
    for (const [key, end] of running) {
      if (wanted.has(key)) continue
      running.delete(key)
      end()
    }
  }
  const follow = () => {
    const wanted = wantedActivations(live.getState(), session.getState())
    endAllBut(wanted)
    for (const [key, release] of wanted) if (!running.has(key)) running.set(key, begin(release, load, idle))
  }
  const ends = [live.subscribe(follow), session.subscribe(follow)]
  follow()
  return () => {
    for (const end of ends) end()
    endAllBut(new Map())
  }
}
