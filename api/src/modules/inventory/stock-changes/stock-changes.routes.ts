import { PassThrough } from 'node:stream'
import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import { StockChangesQuery, type StockChanges } from '@comptoir/contracts/inventory/stock-changes'
import type { FastifyInstance } from 'fastify'
import type { AppDeps } from '../../../platform/deps.ts'
import { DomainError } from '../../../platform/errors.ts'
import { fileAnswer } from '../../../platform/http/answers.ts'
import { CompanyParams } from '../../../platform/http/params.ts'
import { StockFeed } from './stock-feed.ts'

const MEDIA_TYPE = 'text/event-stream'
/** Connections on which nothing moves are closed on the way. */
const ALIVE_MS = 15_000
/** More of one company are asked to come again. */
const MOST_OF_COMPANY = 200
const MOST_OF_USER = 20
/** Who takes nothing for so long that this waits for them asks again. */
const MOST_WAITING_BYTES = 256 * 1024
const WAIT_SECONDS = 10

/**
 * `GET …/stock-changes`: what moves at the caller's points of sale, as server-sent events, as it happens. It ends by itself
 * after a while, so that whoever asks again does so with the rights of that moment.
 */
export async function stockChangeRoutes(app: FastifyInstance, { clock }: Pick<AppDeps, 'clock'>): Promise<void> {
  const feed = new StockFeed(clock)
  const open = new Set<() => void>()
  app.addHook('preClose', async () => {
    for (const end of open) end()
  })

  app.get<{ Querystring: StockChangesQuery }>(
    '/:companyId/stock-changes',
    {
      compress: false,
      config: { access: PRODUCTS.permissions.read },
      schema: { params: CompanyParams, querystring: StockChangesQuery, response: fileAnswer([MEDIA_TYPE]) },
    },
    ({ ctx, query }, reply) => {
      const { companyId, userId } = ctx
      if (feed.count(companyId) >= MOST_OF_COMPANY || feed.count(companyId, userId) >= MOST_OF_USER)
        throw new DomainError('request.tooMany', { seconds: WAIT_SECONDS })
      const events = new PassThrough()
      const tell = (changes: StockChanges['changes']): void => {
        if (events.writableLength > MOST_WAITING_BYTES) events.destroy()
        else events.write(`data: ${JSON.stringify({ changes } satisfies StockChanges)}\n\n`)
      }
      const leave = feed.follow(ctx, tell)
      const alive = setInterval(() => events.write(':\n\n'), ALIVE_MS)
      const end = (): void => void events.end()
      const over = setTimeout(end, (query.hold ?? 1) * 1000)
      open.add(end)
      events.once('close', () => {
        leave()
        clearInterval(alive)
        clearTimeout(over)
        open.delete(end)
      })
      // Says that it has begun: what happened before is for the caller to read.
      events.write(':\n\n')
      return reply.type(MEDIA_TYPE).header('cache-control', 'no-store').send(events)
    },
  )
}
