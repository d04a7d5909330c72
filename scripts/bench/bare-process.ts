import { createRequire } from 'node:module'
import { sql } from 'kysely'
import { openDatabase } from '../../api/src/platform/db/database.ts'
import { barePage } from './bare-page.ts'
import { onStopRequest } from '../common/stop-request.ts'

/** As much of Fastify as a bare server needs. */
type BareApp = {
  get: (path: string, answer: (request: { params: { id?: string } }) => Promise<unknown>) => void
  listen: (options: { host: string; port: number }) => Promise<string>
  close: () => Promise<void>
}

/** As many connections as the API has for requests. */
const POOL = 10

// The limit of what the API could be on its own libraries, in the versions that it uses: no session, no company, no checks.
const requireOfApi = createRequire(new URL('../../api/package.json', import.meta.url))
const { fastify }: { fastify: () => BareApp } = requireOfApi('fastify')
const { db } = openDatabase({ url: process.env['DATABASE_URL'] ?? '', max: POOL, onError: () => undefined })
const app = fastify()
app.get('/', async () => (await sql`select 1 as one`.execute(db)).rows[0])
app.get('/products/:id', async ({ params: { id } }) => {
  return { data: (await barePage(id ?? '', 50).execute(db)).rows }
})
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
onStopRequest(() => void app.close().then(() => process.exit(0)))
process.send?.('ready')
