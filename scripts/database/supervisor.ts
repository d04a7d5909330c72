import { took } from '../common/steps.ts'
import { type Postmaster, type PostmasterPlan, startPostmaster, stopPostmaster } from './postmaster.ts'

export type Listener = { say?: (sentence: string) => void; onGone?: () => void }

const RESTARTS_PER_MINUTE = 5

/** Starts PostgreSQL and starts it again, on the same port, whenever it ends without having been asked to. */
export async function supervise(
  plan: PostmasterPlan,
  { say = () => undefined, onGone = () => undefined }: Listener,
): Promise<{ port: number; stop: () => Promise<void> }> {
  let current: Postmaster | null = null
  let isStopping = false
  let restarting = Promise.resolve()
  const restarts: number[] = []

  const watch = (postmaster: Postmaster): void => {
    current = postmaster
    postmaster.child.once('exit', () => {
      current = null
      if (!isStopping) restarting = restart(postmaster.port)
    })
  }
  const restart = async (port: number): Promise<void> => {
    const startedAt = performance.now()
    restarts.push(startedAt)
    if (restarts.filter((moment) => moment > startedAt - 60_000).length > RESTARTS_PER_MINUTE) return onGone()
    say('The database stopped unexpectedly and is being started again')
    const again = await startPostmaster({ ...plan, keptPort: port }).catch(() => null)
    if (again === null) return onGone()
    watch(again)
    if (again.port !== port) return onGone()
    say(`The database is running again ${took(startedAt)}`)
  }

  const first = await startPostmaster(plan)
  watch(first)
  const stop = async (): Promise<void> => {
    isStopping = true
    await restarting
    if (current !== null) await stopPostmaster(current.child)
  }
  return { port: first.port, stop }
}
