import type { FastifyBaseLogger } from 'fastify'

/** Where the server writes what the operator should read. */
export type Log = FastifyBaseLogger
