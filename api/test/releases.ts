import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { FederationStatus, NewPublishToken, RemoteManifest, RemoteRelease } from '@comptoir/contracts/federation'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { TestApp } from './app.ts'
import { anOutsider, type Caller } from './shop.ts'

/** A build of a remote: its document and the bytes that it lists. */
export interface Built {
  release: RemoteRelease
  files: Map<string, Buffer>
}

let count = 0

/** A remote that no other test has. */
export function aRemoteId(): string {
  count += 1
  return `remote-${count}`
}

interface BuildOptions {
  build?: string
  manifest?: Partial<RemoteManifest>
  files?: Record<string, string>
}

/** A build with an entry, a page and phrases; its page has an address that is the remote's own. */
export function aBuild(id: string, { build = 'b1', manifest = {}, files: more = {} }: BuildOptions = {}): Built {
  const page = `// page of ${id} ${build}\n${'export const page = 1\n'.repeat(100)}`
  const contents = {
    'remoteEntry.js': `// ${id} ${build}`,
    'page.1a.js': page,
    'phrases/page.fr.json': '{"title":"Page"}',
    ...more,
  }
  const files = new Map(Object.entries(contents).map(([name, text]) => [name, Buffer.from(text)]))
  const facts = (bytes: Buffer) => ({
    integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
    size: bytes.length,
    packedSize: bytes.length,
  })
  const remote: RemoteManifest = {
    id,
    version: '1.0.0',
    owner: `the ${id} team`,
    requires: { contract: '^2.0', platform: '^2.0', api: '^1.0' },
    routes: [
      { path: id, layout: 'pointOfSale', permission: null, module: './routes', titleKey: 'title', skeleton: 'table' },
    ],
    nav: [],
    i18n: { namespace: id, languages: ['fr'] },
    budget: { entryKb: 10, routeKb: 50 },
    ...manifest,
  }
  const release: RemoteRelease = {
    build,
    container: `${id.replaceAll('-', '_')}_${build}`,
    base: `/r/${id}/${build}/`,
    entry: 'remoteEntry.js',
    files: Object.fromEntries([...files].map(([name, bytes]) => [name, facts(bytes)])),
    routes: { [`pointOfSale/${id}`]: ['page.1a.js'] },
    parts: { [`pointOfSale/${id}`]: ['forms'] },
    remote,
    phrases: { [`pointOfSale/${id}`]: 'phrases/page' },
    labels: { fr: { title: 'Page' } },
    commit: 'c0ffee',
  }
  return { release, files }
}

type Part = { name: string; content: Buffer | string; filename?: string }

/** A multipart body of these parts, in their order. */
export function parts(all: Part[]): { payload: Buffer; headers: Record<string, string> } {
  const boundary = 'between-the-files-of-a-release'
  const blocks = all.flatMap(({ name, content, filename }) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"\r\ncontent-type: application/octet-stream`}\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ])
  return {
    payload: Buffer.concat([...blocks, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}

/** A build as a team's tools send it. */
function asForm({
  release,
  files,
}: {
  release: object
  files: Iterable<[string, Buffer | string]>
}): ReturnType<typeof parts> {
  return parts([
    { name: 'release', content: JSON.stringify(release) },
    ...[...files].map(([filename, content]) => ({ name: 'file', filename, content })),
  ])
}

/** Somebody who publishes and changes releases. */
export interface Team {
  publish(
    built: { release: object; files: Iterable<[string, Buffer | string]> },
    remote: string,
  ): Promise<LightMyRequestResponse>
  change(
    remote: string,
    action: 'promote' | 'rollback' | 'disable' | 'enable',
    body: object,
    revision?: number,
  ): Promise<LightMyRequestResponse>
  status(): Promise<FederationStatus>
  get(path: string): Promise<LightMyRequestResponse>
}

function aTeam(app: FastifyInstance, headers: Record<string, string>): Team {
  const url = (path: string): string => `/api/federation/${path}`
  const get = (path: string): Promise<LightMyRequestResponse> => app.inject({ url: url(path), headers })
  const status = async (): Promise<FederationStatus> => (await get('status')).json()
  return {
    get,
    status,
    publish: (built, remote) => {
      const form = asForm(built)
      return app.inject({
        method: 'POST',
        url: url(`remotes/${remote}/releases`),
        payload: form.payload,
        headers: { ...headers, ...form.headers },
      })
    },
    change: async (remote, action, body, revision) => {
      const held = revision ?? (await status()).revision
      return app.inject({
        method: 'POST',
        url: url(`remotes/${remote}/${action}`),
        payload: body,
        headers: { ...headers, 'if-match': `"${held}"` },
      })
    },
  }
}

/** A super-administrator, as whom every remote can be published. */
export async function aReleaseManager(test: TestApp): Promise<Team & { caller: Caller }> {
  const caller = await anOutsider(test, { isSuperAdministrator: true })
  return { ...aTeam(test.app, caller.headers), caller }
}

/** A team with a token for one remote. */
export async function aTeamOf(
  test: TestApp,
  remote: string,
  name = 'pipeline',
): Promise<Team & { token: NewPublishToken; headers: Record<string, string> }> {
  const { caller } = await aReleaseManager(test)
  const token = (await caller.post(`/federation/remotes/${remote}/tokens`, { name })).json<NewPublishToken>()
  const headers = { authorization: `Bearer ${token.token}`, 'accept-language': 'en' }
  return { ...aTeam(test.app, headers), token, headers }
}

function write(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

const SHELL = {
  build: 'shell1',
  files: {
    'assets/main.js': { integrity: `sha384-${'A'.repeat(64)}`, size: 4 },
    'assets/icon.svg': { integrity: `sha384-${'B'.repeat(64)}`, size: 6 },
    ...Object.fromEntries(
      ['forms', 'text', 'platform', 'back-office'].map((part) => [
        `assets/${part}.js`,
        { integrity: `sha384-${'C'.repeat(64)}`, size: 4 },
      ]),
    ),
  },
  parts: {
    forms: ['assets/forms.js'],
    text: ['assets/text.js'],
    platform: ['assets/platform.js'],
    'back-office': ['assets/platform.js', 'assets/back-office.js'],
  },
}

/** Puts a built shell under a folder. */
export function layShell(root: string): void {
  const page =
    '<!doctype html><html><head><meta name="csp-nonce" content="__NONCE__"><meta name="phrases" content="__PHRASES__">\n<!--hints--></head><body><!--registry--></body></html>'
  write(join(root, 'shell/dist/index.html'), page)
  write(join(root, 'shell/dist/build.json'), JSON.stringify(SHELL))
  write(join(root, 'shell/dist/assets/main.js'), 'main')
  write(join(root, 'shell/dist/service-worker.js'), '// worker')
  write(join(root, 'shell/dist/manifest.webmanifest'), '{"name":"Comptoir"}')
}

/** Puts a build where the product's own builds lie, and points to it. */
export function layBuild(root: string, { release, files }: Built): void {
  const dist = join(root, `mfe-${release.remote.id}`, 'dist')
  for (const [name, bytes] of files) write(join(dist, release.build, name), bytes)
  write(join(dist, release.build, 'release.json'), JSON.stringify(release))
  write(join(dist, 'current.json'), JSON.stringify({ build: release.build }))
}
