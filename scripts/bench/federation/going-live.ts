import type { NewPublishToken } from '@comptoir/contracts/federation'
import { refuseStopped } from '../rounds.ts'
import { registryIn } from './faults.ts'
import { CLI, runIn } from './repository-copy.ts'
import { type Installation, send, signIn } from './installation.ts'
import { repeated } from './repeated.ts'

const REMOTE = 'inventory'
/** How often a fresh page is looked at. */
const LOOK_MS = 25

/** Seconds from the command until a fresh page names the release. */
export interface LiveTimes {
  publish: number[]
  rollback: number[]
}

async function liveBuild(origin: string): Promise<string | undefined> {
  const answer = await fetch(`${origin}/`, { headers: { accept: 'text/html' } })
  return registryIn(await answer.text()).remotes[REMOTE]?.active.build
}

async function untilLive(origin: string, build: string): Promise<void> {
  while ((await liveBuild(origin)) !== build) {
    refuseStopped()
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
}

async function timed(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return (performance.now() - startedAt) / 1000
}

/**
 * Publishes and promotes builds of a remote by the command that teams use, and rolls each back. Of the time, starting the
 * command is a part; building is none.
 */
export async function timeGoingLive(
  copy: string,
  { origin, password }: Installation,
  rounds: number,
): Promise<LiveTimes> {
  const { token } = await signIn(origin, 'super', password)
  const made = (await send(origin, `/api/federation/remotes/${REMOTE}/tokens`, token, {
    name: 'benchmark',
  })) as NewPublishToken
  const command = async (name: string, ...args: string[]): Promise<void> =>
    void (await runIn(copy, CLI, [name, REMOTE, ...args], { COMPTOIR_URL: origin, COMPTOIR_TOKEN: made.token }))
  const before = (await liveBuild(origin)) ?? ''
  const times = await repeated(rounds, async (round) => {
    const build = `bench${round}`
    await command('build', '--build', build)
    const publish = await timed(async () => {
      await command('publish', '--build', build)
      await command('promote', '--build', build)
      await untilLive(origin, build)
    })
    const rollback = await timed(async () => {
      await command('rollback')
      await untilLive(origin, before)
    })
    return { publish, rollback }
  })
  return { publish: times.map(({ publish }) => publish), rollback: times.map(({ rollback }) => rollback) }
}
