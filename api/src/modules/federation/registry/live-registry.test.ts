import { setTimeout as pause } from 'node:timers/promises'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from '@jest/globals'
import { HOST_VERSIONS, Registry, type LiveRemote } from '@comptoir/contracts/federation'
import type { FastifyInstance } from 'fastify'
import { Value } from 'typebox/value'
import pg from 'pg'
import { setUpApp } from '../../../../test/app.ts'
import { aBuild, aRemoteId, aTeamOf, layShell, type Team } from '../../../../test/releases.ts'

const root = mkdtempSync(join(tmpdir(), 'comptoir-web-'))
layShell(root)
const open = setUpApp({ webRoot: root })
afterAll(() => rmSync(root, { recursive: true, force: true }))

async function registry(app: FastifyInstance = open().app): Promise<Registry> {
  return (await app.inject('/federation/registry')).json<Registry>()
}

async function aRemote(
  builds: string[],
): Promise<Team & { remote: string; live: () => Promise<LiveRemote | undefined> }> {
  const remote = aRemoteId()
  const team = await aTeamOf(open(), remote)
  for (const build of builds) {
    await team.publish(aBuild(remote, { build }), remote)
    await team.change(remote, 'promote', { build })
  }
  return { ...team, remote, live: async () => (await registry()).remotes[remote] }
}

async function asOwner(statement: string, values: unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: open().ownerUrl })
  await client.connect()
  await client.query(statement, values)
  await client.end()
}

describe('the registry', () => {
  test('follows the contract: the shell with its scripts, and what is live with its fallbacks', async () => {
    const { remote, status } = await aRemote(['b1', 'b2'])
    const found = await registry()
    expect(Value.Errors(Registry, found)).toEqual([])
    expect(found).toMatchObject({
      schema: 1,
      environment: 'demonstration',
      policy: { attemptMs: 6000, attempts: 2, pollSeconds: 60 },
      shell: {
        build: 'shell1',
        flavour: 'production',
        versions: HOST_VERSIONS,
        files: { 'assets/main.js': `sha384-${'A'.repeat(64)}` },
      },
    })
    expect(Object.keys(found.shell.files)).toContain('assets/main.js')
    expect(Object.keys(found.shell.files)).not.toContain('assets/icon.svg')
    expect(found.revision).toBe((await status()).revision)
    expect(found.remotes[remote]).toEqual({
      state: 'active',
      reason: null,
      why: 'stable',
      active: aBuild(remote, { build: 'b2' }).release,
      fallback: aBuild(remote, { build: 'b1' }).release,
    })
  })

  test('falls back to what was live last: to no draft, and to nothing that was gone back from', async () => {
    const { remote, change, publish, live } = await aRemote(['b1', 'b2'])
    const fallback = async () => (await live())?.fallback?.build
    for (const build of ['b3', 'b4']) await publish(aBuild(remote, { build }), remote)
    expect(await fallback()).toBe('b1')
    await change(remote, 'promote', { build: 'b4' })
    expect(await fallback()).toBe('b2')
    await change(remote, 'rollback', {})
    expect([(await live())?.active.build, await fallback()]).toEqual(['b2', 'b1'])
    await change(remote, 'promote', { build: 'b3' })
    expect(await fallback()).toBe('b2')
    await change(remote, 'promote', { build: 'b4' })
    expect(await fallback()).toBe('b3')
  })

  test('is asked for again at no cost while nothing changed', async () => {
    const { remote, change } = await aRemote(['b1'])
    const first = await open().app.inject('/federation/registry')
    const { etag } = first.headers
    expect(first.headers['cache-control']).toBe('no-cache')
    const again = await open().app.inject({ url: '/federation/registry', headers: { 'if-none-match': String(etag) } })
    expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', etag])
    await change(remote, 'disable', { reason: 'Stop' })
    const changed = await open().app.inject({ url: '/federation/registry', headers: { 'if-none-match': String(etag) } })
    expect(changed.statusCode).toBe(200)
    expect(changed.headers['etag']).not.toBe(etag)
  })

  test('keeps a remote that is disabled, with its reason', async () => {
    const { remote, change, live } = await aRemote(['b1'])
    await change(remote, 'disable', { reason: 'It loses sales' })
    expect(await live()).toMatchObject({ state: 'disabled', reason: 'It loses sales', active: { build: 'b1' } })
  })

  test('has no fallback for the first release, nor one that was published later', async () => {
    const { remote, change, live } = await aRemote(['b1', 'b2'])
    await change(remote, 'rollback', {})
    expect(await live()).toMatchObject({ active: { build: 'b1' }, fallback: null })
  })

  test('of another server follows within a second, and every answer of the API carries its revision', async () => {
    const other = await open().again()
    const { remote, status, change } = await aRemote(['b1'])
    await registry(other)
    await change(remote, 'disable', { reason: 'Stop' })
    const { revision } = await status()
    const revisionOf = async (app: FastifyInstance) =>
      (await app.inject('/api/users/me')).headers['x-registry-revision']
    expect(await revisionOf(open().app)).toBe(String(revision))
    await pause(1100)
    await revisionOf(other)
    await pause(200)
    expect(await revisionOf(other)).toBe(String(revision))
    expect((await registry(other)).remotes[remote]).toMatchObject({ state: 'disabled' })
  })
})

describe('a release that was tampered with', () => {
  test('is left out, and the one before is its fallback', async () => {
    const { remote, live } = await aRemote(['b1', 'b2', 'b3'])
    expect((await live())?.active.build).toBe('b3')
    await asOwner(
      `update remote_release set document = replace(document, 'page.1a.js', 'evil.js') where remote = $1 and build in ('b2', 'b3')`,
      [remote],
    )
    expect((await live())?.active.build).toBe('b3')
    await aRemote(['b1'])
    expect(await live()).toMatchObject({ active: { build: 'b1' }, fallback: null })
  })

  test('under the signature of another, or of another remote, is none', async () => {
    const [one, other] = [await aRemote(['b1']), await aRemote(['b1'])]
    await asOwner(
      `update remote_release r set document = o.document, signature = o.signature from remote_release o where r.remote = $1 and o.remote = $2`,
      [one.remote, other.remote],
    )
    await aRemote(['b1'])
    const { remotes } = await registry()
    expect(remotes[one.remote]).toBeUndefined()
    expect(remotes[other.remote]).toMatchObject({ active: { build: 'b1' } })
  })
})
