import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from '@jest/globals'
import type { Registry, ReleaseEvent, RemoteStatus } from '@comptoir/contracts/federation'
import { setUpApp } from '../../../../test/app.ts'
import { aBuild, aReleaseManager, aRemoteId, layBuild, layShell, type Team } from '../../../../test/releases.ts'

const open = setUpApp()
const root = mkdtempSync(join(tmpdir(), 'comptoir-web-'))
layShell(root)
afterAll(() => rmSync(root, { recursive: true, force: true }))

const start = () => open().again({ webRoot: root })

async function stateOf(team: Team, remote: string): Promise<RemoteStatus | undefined> {
  return (await team.status()).remotes.find(({ id }) => id === remote)
}

describe('what comes with the product', () => {
  test('is live when the server listens, packed as it came, and only once', async () => {
    const remote = aRemoteId()
    const built = aBuild(remote)
    layBuild(root, { ...built, files: new Map([...built.files, ['page.1a.js.br', Buffer.from('as it came')]]) })
    const manager = await aReleaseManager(open())
    const apps = await Promise.all([start(), start(), start()])
    expect(await stateOf(manager, remote)).toMatchObject({
      state: 'active',
      active: 'b1',
      previous: null,
      releases: [{ isBuiltIn: true, publishedBy: 'installation' }],
    })
    const page = await apps[0]?.inject({ url: `/r/${remote}/b1/page.1a.js`, headers: { 'accept-encoding': 'br' } })
    expect(page?.body).toBe('as it came')
    const { items } = (await manager.get(`remotes/${remote}/log`)).json<{ items: ReleaseEvent[] }>()
    expect(items.map(({ action, actor }) => [action, actor])).toEqual([
      ['promoted', 'installation'],
      ['published', 'installation'],
    ])
    expect(readdirSync(join(open().dataDir, 'releases', '.staging'))).toEqual([])
  })

  test('a new build takes the place of the one before, and going back to an old checkout works', async () => {
    const remote = aRemoteId()
    const manager = await aReleaseManager(open())
    for (const build of ['b1', 'b2', 'b1']) {
      layBuild(root, aBuild(remote, { build }))
      await start()
      expect(await stateOf(manager, remote)).toMatchObject({ active: build })
    }
  })

  test('does not replace what a team published, unless that no longer fits', async () => {
    const remote = aRemoteId()
    const manager = await aReleaseManager(open())
    layBuild(root, aBuild(remote))
    await start()
    await manager.publish(aBuild(remote, { build: 'team1' }), remote)
    await manager.change(remote, 'promote', { build: 'team1' })
    layBuild(root, aBuild(remote, { build: 'b2' }))
    await start()
    expect(await stateOf(manager, remote)).toMatchObject({ active: 'team1' })
    await open()
      .admin.updateTable('remote_release')
      .set({ signature: Buffer.alloc(64) })
      .where('remote', '=', remote)
      .where('build', '=', 'team1')
      .execute()
    await start()
    expect(await stateOf(manager, remote)).toMatchObject({ active: 'b2', previous: 'team1' })
  })

  test('does not undo a roll-back before a newer build comes', async () => {
    const remote = aRemoteId()
    const manager = await aReleaseManager(open())
    for (const build of ['b1', 'b2']) {
      layBuild(root, aBuild(remote, { build }))
      await start()
    }
    await manager.change(remote, 'rollback', {})
    await start()
    expect(await stateOf(manager, remote)).toMatchObject({ active: 'b1' })
    layBuild(root, aBuild(remote, { build: 'b3' }))
    await start()
    expect(await stateOf(manager, remote)).toMatchObject({ active: 'b3', previous: 'b1' })
  })

  test('stays paused when it was paused', async () => {
    const remote = aRemoteId()
    const manager = await aReleaseManager(open())
    layBuild(root, aBuild(remote))
    await start()
    await manager.change(remote, 'disable', { reason: 'Stop' })
    layBuild(root, aBuild(remote, { build: 'b2' }))
    await start()
    expect(await stateOf(manager, remote)).toMatchObject({ state: 'disabled', reason: 'Stop', active: 'b2' })
  })

  test('is signed anew, and its files put back, when the folder of the data was lost', async () => {
    const remote = aRemoteId()
    layBuild(root, aBuild(remote))
    await start()
    const elsewhere = mkdtempSync(join(tmpdir(), 'comptoir-data-'))
    const app = await open().again({ webRoot: root, dataDir: elsewhere })
    const registry = (await app.inject('/federation/registry')).json<Registry>()
    expect(registry.remotes[remote]?.active.build).toBe('b1')
    expect((await app.inject(`/r/${remote}/b1/remoteEntry.js`)).statusCode).toBe(200)
    rmSync(elsewhere, { recursive: true })
  })

  test('a broken build harms nobody else', async () => {
    const [broken, cut, sound] = [aRemoteId(), aRemoteId(), aRemoteId()]
    layBuild(root, aBuild(broken))
    writeFileSync(join(root, `mfe-${broken}`, 'dist/b1/remoteEntry.js'), 'changed after the build')
    layBuild(root, aBuild(cut))
    writeFileSync(join(root, `mfe-${cut}`, 'dist/current.json'), '{"build"')
    layBuild(root, aBuild(sound))
    await start()
    const manager = await aReleaseManager(open())
    expect((await manager.status()).remotes.map(({ id }) => id)).toEqual(expect.arrayContaining([sound]))
    expect(await stateOf(manager, broken)).toBeUndefined()
    expect(await stateOf(manager, cut)).toBeUndefined()
  })
})
