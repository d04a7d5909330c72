import type { FastifyRequest } from 'fastify'

/** Who sends a request, as far as can be known without a session. */
export interface Visitor {
  address: string
  userAgent: string | null
  cookies: Readonly<Record<string, string | undefined>>
}

const MOST_OF_USER_AGENT = 300

export function visitorOf({ ip, headers, cookies }: FastifyRequest): Visitor {
  return { address: ip, userAgent: headers['user-agent']?.slice(0, MOST_OF_USER_AGENT) ?? null, cookies }
}
