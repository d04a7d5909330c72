import { access, constants, statfs } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import { Strict } from '@comptoir/contracts/schema'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import type { AppDeps } from '../deps.ts'

/** One thing without which nobody can be served; `look` fails where it is missing. */
export interface Check {
  name: string
  look: () => Promise<void>
}

/** What each check may take; what takes longer is not healthy. */
const LIMIT_MS = 2000
/** Below it the next import, picture or page of the journal may fail. */
const FREE_BYTES = 64 * 1024 * 1024

const Health = Strict({
  status: Type.Union([Type.Literal('ready'), Type.Literal('unready')]),
  checks: Type.Array(Strict({ name: Type.String(), isHealthy: Type.Boolean(), ms: Type.Integer({ minimum: 0 }) })),
})

/** What this process needs to serve anybody: its database, room in its data folder, and time and memory of its own. */
export function checksOf({ ping, dataDir, pressure }: Pick<AppDeps, 'ping' | 'dataDir' | 'pressure'>): Check[] {
  return [
    { name: 'database', look: ping },
    { name: 'dataFolder', look: () => hasRoom(dataDir) },
    {
      name: 'load',
      look: async () => {
        if (pressure.read() === 'extreme') throw new Error('everything is refused')
      },
    },
  ]
}

async function hasRoom(folder: string): Promise<void> {
  await access(folder, constants.W_OK)
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < FREE_BYTES) throw new Error('the disk is full')
}

/**
 * `live` says that the process answers, `ready` whether it can serve: 200, or 503 where a check fails. Both answer in time
 * whatever hangs, are open to everybody and tell nothing but names and times.
 */
export function registerHealth(app: FastifyInstance, checks: readonly Check[]): void {
  const watched = checks.map(watch)
  app.get('/health/live', async () => ({ status: 'live' }))
  app
    .withTypeProvider<TypeBoxTypeProvider>()
    .get(
      '/health/ready',
      { schema: { hide: true, response: { 200: Health, 503: Health } } },
      async (_request, reply) => {
        const results = await Promise.all(watched.map((each) => each()))
        const isReady = results.every(({ isHealthy }) => isHealthy)
        return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'unready', checks: results })
      },
    )
}

/** Looks once for all who ask meanwhile: what hangs is left hanging once, not once for every question. */
function watch({ name, look }: Check): () => Promise<{ name: string; isHealthy: boolean; ms: number }> {
  let looking: { end: Promise<boolean>; sinceMs: number } | null = null
  const begin = () => ({
    sinceMs: performance.now(),
    end: look()
      .then(
        () => true,
        () => false,
      )
      .finally(() => (looking = null)),
  })
  return async () => {
    const { end, sinceMs } = (looking ??= begin())
    const elapsed = (): number => performance.now() - sinceMs
    const tooLate = pause(Math.max(0, LIMIT_MS - elapsed()), false, { ref: false })
    const isHealthy = await Promise.race([end, tooLate])
    return { name, isHealthy, ms: Math.round(elapsed()) }
  }
}
