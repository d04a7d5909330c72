import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { setUpApp } from '../../../../test/app.ts'
import { aBuild, aRemoteId, aTeamOf, layShell, type Built, type Team } from '../../../../test/releases.ts'
import { anS3Server } from '../../../../test/s3-server.ts'
import { refuses } from '../../../../test/shop.ts'

const server = await anS3Server()
const root = mkdtempSync(join(tmpdir(), 'comptoir-web-'))
layShell(root)
const open = setUpApp({ releaseBucket: server.settings, webRoot: root })
afterAll(async () => {
  await server.close()
  rmSync(root, { recursive: true, force: true })
})
beforeEach(() => server.feel('sound'))

const cached = (folder: string): string[] => {
  try {
    return readdirSync(join(open().dataDir, 'release-cache', folder), { recursive: true })
      .map(String)
      .sort()
  } catch {
    return []
  }
}
const forget = (): void => rmSync(join(open().dataDir, 'release-cache'), { recursive: true, force: true })
const inBucket = (remote: string): string[] =>
  [...server.objects.keys()].filter((key) => key.startsWith(`shop/${remote}/`))
const fileOf = (
  remote: string,
  name: string,
  headers: Record<string, string> = {},
  app: FastifyInstance = open().app,
) => app.inject({ url: `/r/${remote}/b1/${name}`, headers: { 'accept-language': 'en', ...headers } })

async function published(): Promise<{ remote: string; team: Team; built: Built }> {
  const remote = aRemoteId()
  const team = await aTeamOf(open(), remote)
  const built = aBuild(remote)
  expect((await team.publish(built, remote)).statusCode).toBe(201)
  return { remote, team, built }
}

describe('publishing', () => {
  test('puts every file under its hash, and the document that says so last', async () => {
    const { remote, built } = await published()
    expect(inBucket(remote)).toHaveLength(built.files.size + 1)
    const puts = server.asked.filter((line) => line.startsWith(`PUT shop/${remote}/`))
    expect(JSON.parse(String(server.objects.get(puts.at(-1)?.replace('PUT ', '') ?? '')))).toEqual(built.release)
    expect(cached(`${remote}/b1`)).toContain('page.1a.js.br')
  })

  test.each(['broken', 'gone'] as const)(
    'while the bucket is %s leaves nothing that counts, and works when it is back',
    async (mood) => {
      const remote = aRemoteId()
      const team = await aTeamOf(open(), remote)
      for (const after of [0, 2]) {
        server.feel(mood, { after })
        await refuses(team.publish(aBuild(remote), remote), 'release.storeUnavailable')
        expect((await team.status()).remotes).toEqual([])
        expect(cached(remote)).toEqual([])
        expect(cached('.staging')).toEqual([])
      }
      server.feel('sound')
      expect((await team.publish(aBuild(remote), remote)).statusCode).toBe(201)
      expect((await fileOf(remote, 'remoteEntry.js')).statusCode).toBe(200)
    },
  )

  test('the same again asks the bucket, and puts back what it lost', async () => {
    const { remote, team, built } = await published()
    expect((await team.publish(built, remote)).statusCode).toBe(200)
    for (const key of inBucket(remote)) server.objects.delete(key)
    expect((await team.publish(built, remote)).statusCode).toBe(200)
    expect(inBucket(remote)).toHaveLength(built.files.size + 1)
  })

  test('of two builds of one name, one is published, and what it says is what is served', async () => {
    const remote = aRemoteId()
    const team = await aTeamOf(open(), remote)
    const builds = ['x', 'y'].map((text) => aBuild(remote, { files: { 'more.js': text } }))
    const answers = await Promise.all(builds.map((built) => team.publish(built, remote)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
    const kept = builds[answers.findIndex(({ statusCode }) => statusCode === 201)]
    forget()
    expect((await fileOf(remote, 'more.js')).rawPayload).toEqual(kept?.files.get('more.js'))
  })
})

describe('serving', () => {
  test('asks the bucket once for each file, packs it, and serves it for ever', async () => {
    const { remote, built } = await published()
    forget()
    server.asked.length = 0
    const answers = await Promise.all([1, 2, 3, 4].map(() => fileOf(remote, 'page.1a.js', { 'accept-encoding': 'br' })))
    for (const answer of answers) {
      expect(answer.headers).toMatchObject({
        'content-encoding': 'br',
        'cache-control': 'public, max-age=31536000, immutable',
      })
      expect(brotliDecompressSync(answer.rawPayload)).toEqual(built.files.get('page.1a.js'))
    }
    expect((await fileOf(remote, 'page.1a.js')).rawPayload).toEqual(built.files.get('page.1a.js'))
    expect(server.asked).toHaveLength(1)
    expect(cached(`${remote}/b1`)).toEqual(['page.1a.js', 'page.1a.js.br', 'page.1a.js.gz'])
    expect(cached('.staging')).toEqual([])
  })

  test.each(['broken', 'gone'] as const)(
    'goes on while the bucket is %s with what was asked for before',
    async (mood) => {
      const { remote } = await published()
      forget()
      await fileOf(remote, 'remoteEntry.js')
      server.feel(mood)
      expect((await fileOf(remote, 'remoteEntry.js')).statusCode).toBe(200)
      const answer = await fileOf(remote, 'page.1a.js')
      await refuses(answer, 'release.storeUnavailable')
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '1' })
      server.feel('sound')
      expect((await fileOf(remote, 'page.1a.js')).statusCode).toBe(200)
    },
  )

  test('refuses bytes that are not those that were signed, and takes the right ones when they are back', async () => {
    const { remote, built } = await published()
    forget()
    const key =
      inBucket(remote).find((name) => server.objects.get(name)?.equals(built.files.get('page.1a.js') ?? Buffer.of())) ??
      ''
    const sound = server.objects.get(key) ?? Buffer.of()
    const changed = Buffer.from(sound)
    changed[5] = (changed[5] ?? 0) ^ 1
    for (const [bytes, name] of [
      [changed, 'a byte'],
      [sound.subarray(1), 'its beginning'],
      [Buffer.of(), 'all'],
    ] as const) {
      server.objects.set(key, bytes)
      const answer = await fileOf(remote, 'page.1a.js')
      await refuses(answer, 'release.fileLost')
      expect([name, answer.headers['cache-control']]).toEqual([name, 'no-store'])
    }
    server.objects.delete(key)
    await refuses(fileOf(remote, 'page.1a.js'), 'release.fileLost')
    expect(cached(`${remote}/b1`)).toEqual([])
    server.objects.set(key, sound)
    expect((await fileOf(remote, 'page.1a.js')).statusCode).toBe(200)
  })

  test('what was never published is not there, and the bucket is not asked', async () => {
    const { remote } = await published()
    server.asked.length = 0
    server.feel('gone')
    for (const path of [`/r/${remote}/b1/gone.js`, `/r/${remote}/b2/remoteEntry.js`, '/r/other/b1/remoteEntry.js']) {
      await refuses(open().app.inject({ url: path, headers: { 'accept-language': 'en' } }), 'request.notFound')
    }
    expect(server.asked).toEqual([])
  })

  test('another server with a folder of its own serves the same', async () => {
    const { remote, built } = await published()
    const elsewhere = mkdtempSync(join(tmpdir(), 'comptoir-data-'))
    // The key that signed is the installation's, not the machine's.
    copyFileSync(join(open().dataDir, 'release-key.pem'), join(elsewhere, 'release-key.pem'))
    const other = await open().again({ dataDir: elsewhere })
    expect((await fileOf(remote, 'remoteEntry.js', {}, other)).rawPayload).toEqual(built.files.get('remoteEntry.js'))
    rmSync(elsewhere, { recursive: true })
  })
})
