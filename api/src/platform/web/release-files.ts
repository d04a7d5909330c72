import { extname } from 'node:path'
import type { Readable } from 'node:stream'
import { ReleasePath } from '@comptoir/contracts/federation'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Value } from 'typebox/value'
import { DomainError } from '../errors.ts'

/** How a file is compressed for the browser. */
export type Encoding = 'br' | 'gzip' | 'identity'

export interface ReleaseFileContent {
  encoding: Encoding
  size: number
  open(): Readable
}

/** The files of published releases. `path` is a `ReleasePath`; null when there is no such file. */
export interface ReleaseFiles {
  find(remote: string, build: string, path: string, accepted: ReadonlySet<Encoding>): Promise<ReleaseFileContent | null>
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
}
const IMMUTABLE = 'public, max-age=31536000, immutable'
/** Names of which the folders of the store are made. */
const NAME = /^[a-z0-9][a-z0-9-]{1,41}$/
const PACKED = /\.(br|gz)$/

function acceptedBy(request: FastifyRequest): ReadonlySet<Encoding> {
  const header = request.headers['accept-encoding'] ?? ''
  const wanted = header
    .split(',')
    .filter((item) => !/;\s*q=0(\.0+)?\s*$/.test(item))
    .map((item) => item.split(';')[0]?.trim())
  const packed = (['br', 'gzip'] as const).filter((encoding) => wanted.includes(encoding))
  return new Set([...packed, 'identity'])
}

/** Serves `/r/<remote>/<build>/<path>` for ever: a build never changes. */
export function serveReleases(app: FastifyInstance, files: ReleaseFiles): void {
  app.get<{ Params: { remote: string; build: string; '*': string } }>(
    '/r/:remote/:build/*',
    { compress: false },
    async (request, reply) => {
      const { remote, build, '*': path } = request.params
      const isName = NAME.test(remote) && NAME.test(build) && Value.Check(ReleasePath, path) && !PACKED.test(path)
      const found = isName ? await files.find(remote, build, path, acceptedBy(request)) : null
      if (!found) throw new DomainError('request.notFound')
      if (found.encoding !== 'identity') void reply.header('content-encoding', found.encoding)
      return reply
        .header('cache-control', IMMUTABLE)
        .header('vary', 'accept-encoding')
        .header('content-length', found.size)
        .type(TYPES[extname(path)] ?? 'application/octet-stream')
        .send(found.open())
    },
  )
}
