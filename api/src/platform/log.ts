import type { FastifyBaseLogger } from 'fastify'

/** Where the server writes what it has to say to whoever looks after it. */
export type Log = FastifyBaseLogger
