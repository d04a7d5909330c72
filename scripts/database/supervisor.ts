import { took } from '../common/steps.ts'
import { CALM_MS, passed, pauseAfter } from '../launch/pauses.mjs'
import { type Postmaster, type PostmasterPlan, startPostmaster, stopPostmaster } from './postmaster.ts'

export interface Supervision {
  /** Called with one sentence for what happens to the database. */
  say?: ((sentence: string) => void) | undefined
  /** Milliseconds to wait after so many deaths that followed each other soon. */
  pause?: ((deaths: number) => number) | undefined
}

/** The first time at once: it is back before most callers notice. Then as the server itself is started again. */
function databasePause(deaths: number): number {
  return deaths === 1 ? 0 : pauseAfter(deaths - 1)
}

/**
 * Starts PostgreSQL and starts it again, on the same port, whenever it ends without having been asked to, however often:
 * callers are told meanwhile that it is away. What cannot be started again is tried again after a pause, too.
 */
export async function supervise(
  plan: PostmasterPlan,
  { say = () => undefined, pause = databasePause }: Supervision,
): Promise<{ port: number; stop: () => Promise<void> }> {
  const asked = new AbortController()
  const first = await startPostmaster(plan)
  const { port } = first
  let current: Postmaster | null = first

  const keepRunning = async (): Promise<void> => {
    for (let deaths = 0, begunAt = performance.now(); current !== null; begunAt = performance.now()) {
      await ended(current)
      current = null
      if (performance.now() - begunAt > CALM_MS) deaths = 0
      while (current === null && !asked.signal.aborted) {
        deaths += 1
        current = await startAgain(pause(deaths))
      }
    }
  }
  const startAgain = async (pauseMs: number): Promise<Postmaster | null> => {
    const stoppedAt = performance.now()
    say(`The database stopped unexpectedly and is being started again${pauseMs === 0 ? '' : ` in ${pauseMs / 1000} s`}`)
    await passed(pauseMs, asked.signal)
    if (asked.signal.aborted) return null
    const again = await startOnPort({ ...plan, keptPort: port }).catch(() => null)
    if (asked.signal.aborted) {
      if (again !== null) await stopPostmaster(again.child)
      return null
    }
    say(
      again === null
        ? `The database could not be started again: see ${plan.log}`
        : `The database is running again ${took(stoppedAt)}`,
    )
    return again
  }

  const kept = keepRunning()
  const stop = async (): Promise<void> => {
    asked.abort()
    if (current !== null) await stopPostmaster(current.child)
    await kept
  }
  return { port, stop }
}

/** Everybody knows the database by its port: on another one it would be found by nobody. */
async function startOnPort(plan: PostmasterPlan): Promise<Postmaster | null> {
  const postmaster = await startPostmaster(plan)
  if (postmaster.port === plan.keptPort) return postmaster
  await stopPostmaster(postmaster.child)
  return null
}

async function ended({ child }: Postmaster): Promise<void> {
  if (child.exitCode === null && child.signalCode === null)
    await new Promise<void>((resolve) => child.once('exit', () => resolve()))
}
