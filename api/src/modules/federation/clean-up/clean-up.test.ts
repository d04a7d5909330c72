import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import type { Registry, ReleaseSummary } from '@comptoir/contracts/federation'
import { sql } from 'kysely'
import { setUpApp, type TestApp } from '../../../../test/app.ts'
import { aBuild, aReleaseManager, aRemoteId, layShell } from '../../../../test/releases.ts'
import { anS3Server } from '../../../../test/s3-server.ts'
import { refuses } from '../../../../test/shop.ts'

const server = await anS3Server()
const root = mkdtempSync(join(tmpdir(), 'comptoir-web-'))
layShell(root)
const folder = setUpApp({ webRoot: root })
const bucket = setUpApp({ releaseBucket: server.settings })
afterAll(async () => {
  await server.close()
  rmSync(root, { recursive: true, force: true })
})
afterEach(() => server.feel('sound'))

const START = Date.parse('2026-01-05T08:00:00.000Z')
const DAY_MS = 86_400_000
const onDay = (test: TestApp, day: number): void => test.clock.set(new Date(START + day * DAY_MS).toISOString())

async function cleanUp(test: TestApp, day: number): Promise<void> {
  onDay(test, day)
  await test.jobs.add('releases-clean-up', String(day), {})
  await test.jobs.drain()
}

/** A remote of which builds were published and promoted on these days. */
async function aHistory(test: TestApp, days: Record<string, number>): Promise<string> {
  const remote = aRemoteId()
  for (const [build, day] of Object.entries(days)) {
    onDay(test, day)
    const manager = await aReleaseManager(test)
    await manager.publish(aBuild(remote, { build }), remote)
    expect((await manager.change(remote, 'promote', { build })).statusCode).toBe(200)
  }
  return remote
}

/** Builds of a remote whose files are gone, as its page shows them. */
async function removed(test: TestApp, remote: string): Promise<string[]> {
  const { remotes } = await (await aReleaseManager(test)).status()
  return releasesIn(remotes, remote)
    .filter(({ filesRemovedAt }) => filesRemovedAt !== null)
    .map(({ build }) => build)
    .sort()
}

const releasesIn = (remotes: { id: string; releases: ReleaseSummary[] }[], remote: string): ReleaseSummary[] =>
  remotes.find(({ id }) => id === remote)?.releases ?? []
const hasFiles = (test: TestApp, remote: string, build: string): boolean =>
  existsSync(join(test.dataDir, 'releases', remote, build))

describe('files of a release are removed', () => {
  test('when it is neither live, nor before that, nor young, nor in a browser', async () => {
    const open = folder()
    const remote = await aHistory(open, { b1: 0, b2: 1, b3: 2 })
    await cleanUp(open, 29)
    expect(await removed(open, remote)).toEqual([])
    await cleanUp(open, 33)
    expect(await removed(open, remote)).toEqual(['b1'])
    expect(['b1', 'b2', 'b3'].map((build) => hasFiles(open, remote, build))).toEqual([false, true, true])
    await refuses(
      open.app.inject({ url: `/r/${remote}/b1/remoteEntry.js`, headers: { 'accept-language': 'en' } }),
      'request.notFound',
    )
    await cleanUp(open, 400)
    expect(await removed(open, remote)).toEqual(['b1'])
  })

  test('not while it can serve as fallback for the live one', async () => {
    const open = folder()
    const remote = await aHistory(open, { b1: 0, b2: 1, b3: 2 })
    // The release before the live one requires what no shell has: the one before that is the fallback.
    await open.admin.updateTable('remote_pointer').set({ previous_build: null }).where('remote', '=', remote).execute()
    await open.admin
      .updateTable('remote_release')
      .set({ signature: Buffer.alloc(64) })
      .where('remote', '=', remote)
      .where('build', '=', 'b2')
      .execute()
    await cleanUp(open, 60)
    expect(await removed(open, remote)).toEqual(['b2'])
    expect(hasFiles(open, remote, 'b1')).toBe(true)
  })

  test('not before 30 days after it was replaced, however old it is', async () => {
    const open = folder()
    const remote = await aHistory(open, { b1: 0, b2: 100, b3: 101 })
    await cleanUp(open, 129)
    expect(await removed(open, remote)).toEqual([])
    await cleanUp(open, 131)
    expect(await removed(open, remote)).toEqual(['b1'])
  })

  test('not while a page of it calls the API, or reports', async () => {
    const open = folder()
    const [calling, reporting] = [
      await aHistory(open, { b1: 0, b2: 1, b3: 2 }),
      await aHistory(open, { b1: 0, b2: 1, b3: 2 }),
    ]
    onDay(open, 55)
    const seen = async (): Promise<string[]> =>
      (await open.admin.selectFrom('release_seen').select('remote').where('build', '=', 'b1').execute()).map(
        ({ remote }) => remote,
      )
    await open.app.inject({ url: '/health/live', headers: { 'x-remote': `${calling}@1.0.0+b1` } })
    await open.app.inject({ url: '/health/live', headers: { 'x-remote': 'unknown@1.0.0+b1' } })
    const load = { remote: reporting, version: '1.0.0', build: 'b1', phase: 'page', ms: 10 }
    expect(
      (
        await open.app.inject({
          method: 'POST',
          url: '/api/federation/reports',
          payload: { incidents: [], loads: [load] },
        })
      ).statusCode,
    ).toBe(204)
    for (let tries = 0; tries < 50 && (await seen()).length < 2; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 20))
    expect((await seen()).sort()).toEqual([calling, reporting].sort())
    await cleanUp(open, 61)
    expect([await removed(open, calling), await removed(open, reporting)]).toEqual([[], []])
    await cleanUp(open, 63)
    expect([await removed(open, calling), await removed(open, reporting)]).toEqual([['b1'], ['b1']])
  })
})

describe('a release without its files', () => {
  test('does not become live, and stays in the history', async () => {
    const open = folder()
    const remote = await aHistory(open, { b1: 0, b2: 1, b3: 2 })
    await cleanUp(open, 40)
    const manager = await aReleaseManager(open)
    await refuses(manager.change(remote, 'promote', { build: 'b1' }), 'release.filesRemoved')
    await refuses(manager.change(remote, 'rollback', { build: 'b1' }), 'release.filesRemoved')
    expect((await manager.change(remote, 'rollback', {})).statusCode).toBe(200)
    expect((await manager.status()).remotes.find(({ id }) => id === remote)).toMatchObject({
      active: 'b2',
      previous: null,
    })
    await refuses(manager.change(remote, 'rollback', {}), 'release.noPrevious')
    expect((await manager.get(`remotes/${remote}/log`)).body).toContain('"toBuild":"b1"')
    const registry = (await open.app.inject('/federation/registry')).json<Registry>()
    expect(registry.remotes[remote]).toMatchObject({ active: { build: 'b2' }, fallback: null })
  })

  test('gets them back when the same build is published again', async () => {
    const open = folder()
    const remote = await aHistory(open, { b1: 0, b2: 1, b3: 2 })
    await cleanUp(open, 40)
    const manager = await aReleaseManager(open)
    expect((await manager.publish(aBuild(remote), remote)).statusCode).toBe(200)
    expect(await removed(open, remote)).toEqual([])
    expect(hasFiles(open, remote, 'b1')).toBe(true)
    expect((await manager.change(remote, 'promote', { build: 'b1' })).statusCode).toBe(200)
  })
})

describe('in a bucket', () => {
  const objects = (remote: string): number =>
    [...server.objects.keys()].filter((key) => key.startsWith(`shop/${remote}/b1/`)).length
  let remote: string
  beforeEach(async () => {
    remote = await aHistory(bucket(), { b1: 0, b2: 1, b3: 2 })
    expect(objects(remote)).toBe(4)
  })

  test('nothing of it stays', async () => {
    await cleanUp(bucket(), 40)
    expect(objects(remote)).toBe(0)
    expect([...server.objects.keys()].some((key) => key.startsWith(`shop/${remote}/b2/`))).toBe(true)
  })

  test('what an outage cut short goes on the next night', async () => {
    server.feel('gone', { after: 2 })
    await cleanUp(bucket(), 40)
    expect(objects(remote)).toBeGreaterThan(0)
    expect(await removed(bucket(), remote)).toEqual(['b1'])
    server.feel('sound')
    await cleanUp(bucket(), 41)
    expect(objects(remote)).toBe(0)
  })
})

test('it is done every night', async () => {
  const open = folder()
  await open.jobs.start()
  const known = async (): Promise<string[]> => {
    const { rows } = await sql<{ identifier: string }>`
      select identifier from graphile_worker._private_known_crontabs`.execute(open.admin)
    return rows.map(({ identifier }) => identifier)
  }
  // The queue writes its times down a moment after it began.
  while (!(await known()).includes('releases-clean-up')) await pause(20)
  await open.jobs.stop()
})
