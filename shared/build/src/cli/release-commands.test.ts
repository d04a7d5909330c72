import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FederationStatus, RemoteManifest, RemoteRelease, Registry } from '@comptoir/contracts/federation'
import { fitProblems } from './check.ts'
import type { CommandOptions } from './command-options.ts'
import { promote, publishBuild, rollback, disable, status } from './release-commands.ts'
import { table } from './tables.ts'
import { movedDependencies } from './update.ts'

interface Call {
  method: string
  path: string
  headers: IncomingMessage['headers']
  body: string
}

const remote: RemoteManifest = {
  id: 'loyalty',
  version: '1.2.0',
  owner: 'loyalty team',
  requires: { contract: '^1.0', platform: '^1.0', api: '^1.0' },
  routes: [
    {
      path: 'cards/:id',
      layout: 'pointOfSale',
      permission: null,
      module: './routes',
      titleKey: 'routes.cards',
      skeleton: 'table',
    },
  ],
  nav: [],
  i18n: { namespace: 'loyalty', languages: ['en', 'fr', 'ar'] },
  budget: { entryKb: 8, routeKb: 45 },
}
const release: RemoteRelease = {
  build: 'b7f3',
  container: 'loyalty_b7f3',
  base: '/r/loyalty/b7f3/',
  entry: 'remoteEntry.js',
  files: { 'remoteEntry.js': { integrity: `sha384-${'A'.repeat(64)}`, size: 5, packedSize: 5 } },
  routes: {},
  remote,
  phrases: {},
  labels: {},
  commit: null,
}
const live: FederationStatus = {
  revision: 41,
  remotes: [
    {
      id: 'loyalty',
      owner: 'loyalty team',
      state: 'active',
      reason: null,
      active: 'b7f3',
      previous: null,
      releases: [],
    },
  ],
}

let server: Server
let calls: Call[]
let answers: Record<string, { status: number; body: unknown }>
let folder: string
let options: CommandOptions

beforeEach(async () => {
  calls = []
  answers = { '/api/federation/status': { status: 200, body: live } }
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString('latin1')))
    request.on('end', () => {
      const path = request.url ?? ''
      calls.push({ method: request.method ?? '', path, headers: request.headers, body })
      const answer = answers[path] ?? {
        status: 404,
        body: { code: 'request.notFound', title: 'There is nothing here.' },
      }
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
    })
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  folder = mkdtempSync(join(tmpdir(), 'comptoir-cli-'))
  mkdirSync(join(folder, 'mfe-loyalty/dist/b7f3'), { recursive: true })
  writeFileSync(join(folder, 'mfe-loyalty/remote.json'), JSON.stringify(remote))
  writeFileSync(join(folder, 'mfe-loyalty/dist/b7f3/release.json'), JSON.stringify(release))
  writeFileSync(join(folder, 'mfe-loyalty/dist/b7f3/remoteEntry.js'), 'alert')
  jest.spyOn(process, 'cwd').mockReturnValue(folder)
  jest.spyOn(console, 'log').mockImplementation(() => undefined)
  const { port } = server.address() as AddressInfo
  options = {
    words: ['loyalty'],
    shell: `http://127.0.0.1:${port}`,
    token: 'crt_1_secret',
    build: undefined,
    reason: undefined,
  }
})

afterEach(async () => {
  jest.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
  await new Promise((resolve) => server.close(resolve))
})

describe('publishing', () => {
  test('sends the document, then every file under its path, with the token', async () => {
    answers['/api/federation/remotes/loyalty/releases'] = { status: 201, body: { version: '1.2.0', build: 'b7f3' } }
    await publishBuild(options)
    const [call] = calls
    expect(call?.headers.authorization).toBe('Bearer crt_1_secret')
    const text = call?.body ?? ''
    expect(text.indexOf('name="release"')).toBeLessThan(text.indexOf('filename="remoteEntry.js"'))
    expect(text).toContain('alert')
  })

  test('needs a token, and a build', async () => {
    await expect(publishBuild({ ...options, token: undefined })).rejects.toThrow('COMPTOIR_TOKEN')
    await expect(publishBuild({ ...options, build: 'other' })).rejects.toThrow('contains no build "other"')
    await expect(publishBuild({ ...options, words: ['people'] })).rejects.toThrow('There is no remote "people" here')
    expect(calls).toEqual([])
  })
})

describe('a change of what is live', () => {
  test('names the revision that is live, and the newest build of the folder', async () => {
    answers['/api/federation/remotes/loyalty/promote'] = { status: 200, body: live }
    await promote(options)
    expect(calls[1]).toMatchObject({
      path: '/api/federation/remotes/loyalty/promote',
      headers: { 'if-match': '"41"' },
      body: '{"build":"b7f3"}',
    })
  })

  test('says in the words of the server why it was refused', async () => {
    answers['/api/federation/remotes/loyalty/rollback'] = {
      status: 409,
      body: { code: 'release.noPrevious', title: 'Nothing to go back to.' },
    }
    await expect(rollback(options)).rejects.toThrow('Nothing to go back to. (release.noPrevious)')
  })

  test('is not paused without a reason', async () => {
    await expect(disable(options)).rejects.toThrow('--reason')
    expect(calls).toEqual([])
  })

  test('tells an installation that does not answer from one that refuses', async () => {
    await expect(status({ ...options, shell: 'http://127.0.0.1:9' })).rejects.toThrow('does not answer')
    answers['/api/federation/status'] = { status: 502, body: 'nothing' }
    await expect(status(options)).rejects.toThrow('refused')
  })
})

test('a remote fits where its versions are met and its addresses are free', () => {
  const registry = (other: Partial<RemoteManifest>): Registry => ({
    schema: 1,
    revision: 1,
    environment: 'production',
    shell: {
      build: 'b1',
      flavour: 'production',
      versions: { contract: '1.1.0', platform: '1.0.0', api: '1.0.0' },
      files: {},
    },
    remotes: {
      people: {
        state: 'active',
        reason: null,
        fallback: null,
        why: 'stable',
        active: { ...release, remote: { ...remote, id: 'people', ...other } },
      },
    },
    policy: { attemptMs: 1, attempts: 1, pollSeconds: 1 },
  })
  expect(fitProblems(remote, registry({ routes: [] }))).toEqual([])
  expect(
    fitProblems(
      remote,
      registry({ routes: [{ ...remote.routes[0], path: 'cards/:card' } as RemoteManifest['routes'][0]] }),
    ),
  ).toEqual(['The address "pointOfSale/cards/:id" already belongs to "people".'])
  expect(
    fitProblems({ ...remote, requires: { contract: '^1.2', platform: '^1.0', api: '^2.0' } }, registry({ routes: [] })),
  ).toEqual(['It asks for contract ^1.2 (here 1.1.0).', 'It asks for api ^2.0 (here 1.0.0).'])
})

test('columns are aligned', () => {
  expect(
    table([
      ['a', 'bbb'],
      ['cc', 'd'],
    ]),
  ).toBe('a   bbb\ncc  d')
})

test('status of a remote that is not there, or not of this token, is refused in words', async () => {
  await expect(status({ ...options, words: ['inventory'] })).rejects.toThrow(
    'Nothing of "inventory" is published here, or this token is not for it.',
  )
})

test('an update moves the packages of the installation and leaves all others', () => {
  const served = new Map([
    ['@comptoir/ui', 'https://shop.example/federation/sdk/ui-2.tgz'],
    ['@comptoir/i18n', 'https://shop.example/federation/sdk/i18n-1.tgz'],
  ])
  const before = {
    '@comptoir/ui': 'https://shop.example/federation/sdk/ui-1.tgz',
    '@comptoir/i18n': 'https://shop.example/federation/sdk/i18n-1.tgz',
    react: '19.3.1',
    '@comptoir/gone': 'x',
  }
  expect(movedDependencies(before, served)).toEqual({
    dependencies: { ...before, '@comptoir/ui': 'https://shop.example/federation/sdk/ui-2.tgz' },
    moved: ['@comptoir/ui'],
  })
})
