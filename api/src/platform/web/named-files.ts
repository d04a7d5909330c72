import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { DomainError } from '../errors.ts'
import { BuiltFile } from './page.ts'

interface NamedFile {
  path: string
  type: string
  /** Of a file that runs by itself, not in a page. */
  policy?: string
}

/** Files of the shell that browsers look for at one address, whatever build is served. */
const NAMED: readonly NamedFile[] = [
  {
    path: '/service-worker.js',
    type: 'text/javascript; charset=utf-8',
    // It fetches from here, and loads nothing.
    policy: "default-src 'none'; connect-src 'self'",
  },
  { path: '/manifest.webmanifest', type: 'application/manifest+json; charset=utf-8' },
]

/** Its text, and another tag for each. */
function tagged(text: string): { text: string; tag: string } {
  return { text, tag: `"${createHash('sha256').update(text).digest('hex').slice(0, 16)}"` }
}

/** Serves them from `root`, the folder of the built shell, always asked for anew. */
export function serveNamedFiles(app: FastifyInstance, root: string): void {
  for (const { path, type, policy } of NAMED) {
    const file = new BuiltFile(join(root, 'shell', 'dist', path), tagged)
    app.get(path, { config: { access: 'public' } }, async (request, reply) => {
      const { text, tag } = await file.current().catch(() => {
        throw new DomainError('request.notFound')
      })
      void reply.header('cache-control', 'no-cache').header('etag', tag)
      if (policy !== undefined) void reply.header('content-security-policy', policy)
      return request.headers['if-none-match']?.includes(tag) ? reply.code(304).send() : reply.type(type).send(text)
    })
  }
}
