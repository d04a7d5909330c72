import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'

/** An answer of the API is data: opened by itself, it runs nothing, loads nothing and stands in no frame. */
export const POLICY_OF_DATA = "sandbox; default-src 'none'; frame-ancestors 'none'"

export type SecurityHeaders = Readonly<Record<string, string>>

/** What every answer says to the browser, whoever gives it. Documents add a policy of their own. */
export function securityHeaders({ isSecureOrigin }: { isSecureOrigin: boolean }): SecurityHeaders {
  const answer = new ServerResponse(new IncomingMessage(new Socket()))
  const protect = helmet({
    contentSecurityPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: isSecureOrigin ? { maxAge: 31_536_000, includeSubDomains: true } : false,
  })
  protect(answer.req, answer, () => undefined)
  return Object.fromEntries(Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]))
}

/** Puts them on every answer of a route, and the policy of data on what has none of its own below `/api`. */
export function registerSecurityHeaders(app: FastifyInstance, headers: SecurityHeaders): void {
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers))
  app.addHook('onSend', async ({ url }, reply) => {
    if (url.startsWith('/api') && !reply.hasHeader('content-security-policy'))
      void reply.header('content-security-policy', POLICY_OF_DATA)
  })
}
