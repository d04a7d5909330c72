import { describe, expect, test } from '@jest/globals'
import type { FederationStatus, ReleaseEvent, RemoteStatus } from '@comptoir/contracts/federation'
import pg from 'pg'
import { setUpApp } from '../../../../test/app.ts'
import { aBuild, aReleaseManager, aRemoteId, aTeamOf, type Team } from '../../../../test/releases.ts'
import { anOutsider, aShop, refuses } from '../../../../test/shop.ts'

const open = setUpApp()

async function aPublishedRemote(
  builds = ['b1', 'b2', 'b3'],
): Promise<Team & { remote: string; token: object; headers: Record<string, string> }> {
  const remote = aRemoteId()
  const team = await aTeamOf(open(), remote)
  for (const build of builds) expect((await team.publish(aBuild(remote, { build }), remote)).statusCode).toBe(201)
  return { ...team, remote }
}

async function stateOf(team: Team): Promise<RemoteStatus | undefined> {
  return (await team.status()).remotes[0]
}

async function asOwner(statement: string, values: unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: open().ownerUrl })
  await client.connect()
  await client.query(statement, values)
  await client.end()
}

const ACTIONS = [
  ['promote', { build: 'b1' }],
  ['rollback', {}],
  ['disable', { reason: 'It loses sales' }],
  ['enable', {}],
] as const

describe('every change', () => {
  test.each(ACTIONS)(
    '%s refuses strangers, other teams, bad bodies and callers who do not say what they saw',
    async (action, body) => {
      const { remote, change, headers } = await aPublishedRemote(['b1'])
      const url = `/federation/remotes/${remote}/${action}`
      const shop = await aShop(open())
      await refuses(shop.nobody.post(url, body), 'auth.required')
      await refuses((await shop.as('administrator')).post(url, body), 'auth.forbidden')
      await refuses((await anOutsider(open())).post(url, body), 'auth.forbidden')
      await refuses((await aTeamOf(open(), aRemoteId())).change(remote, action, body), 'publishToken.ofAnotherRemote')
      await refuses(change(remote, action, { ...body, force: true }), 'request.invalid')
      const send = (more: Record<string, string>) =>
        open().app.inject({ method: 'POST', url: `/api${url}`, payload: body, headers: { ...headers, ...more } })
      await refuses(send({}), 'request.versionRequired')
      await refuses(send({ 'if-match': '*' }), 'request.versionRequired')
      await refuses(send({ 'if-match': 'one' }), 'request.invalid')
    },
  )
})

describe('promoting', () => {
  test('makes a release live, and the registry has it at once', async () => {
    const { remote, change, status } = await aPublishedRemote()
    const before = (await status()).revision
    const answer = await change(remote, 'promote', { build: 'b1', reason: ' First one ' })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({ etag: `"${before + 1}"`, 'x-registry-revision': String(before + 1) })
    expect(answer.json<FederationStatus>()).toMatchObject({
      revision: before + 1,
      remotes: [{ id: remote, state: 'active', active: 'b1', previous: null }],
    })
    expect((await change(remote, 'promote', { build: 'b2' })).json()).toMatchObject({
      remotes: [{ active: 'b2', previous: 'b1' }],
    })
  })

  test('again changes nothing', async () => {
    const { remote, change, status } = await aPublishedRemote()
    await change(remote, 'promote', { build: 'b1' })
    const { revision } = await status()
    expect((await change(remote, 'promote', { build: 'b1' })).json()).toMatchObject({ revision })
  })

  test('refuses what was not published, does not fit, or was tampered with', async () => {
    const { remote, change, publish, ...team } = await aPublishedRemote()
    await refuses(change(remote, 'promote', { build: 'b9' }), 'release.notFound')
    const newer = aBuild(remote, {
      build: 'b4',
      manifest: { requires: { contract: '^9.0', platform: '^2.0', api: '^1.0' } },
    })
    expect((await publish(newer, remote)).json()).toMatchObject({ isCompatible: false })
    const problem = await refuses(change(remote, 'promote', { build: 'b4' }), 'release.incompatible')
    expect(problem.message).toContain('contract ^9.0')
    await asOwner(
      `update remote_release set document = replace(document, 'Page', 'Evil') where remote = $1 and build = 'b2'`,
      [remote],
    )
    await refuses(change(remote, 'promote', { build: 'b2' }), 'release.tampered')
    expect(await stateOf({ ...team, change, publish })).toMatchObject({ state: 'unpublished' })
  })

  test('refuses an address that another live remote has', async () => {
    const first = await aPublishedRemote(['b1'])
    await first.change(first.remote, 'promote', { build: 'b1' })
    const second = await aPublishedRemote([])
    const [route] = aBuild(first.remote).release.remote.routes
    const build = aBuild(second.remote, { manifest: { routes: route ? [route] : [] } })
    expect((await second.publish(build, second.remote)).statusCode).toBe(201)
    const problem = await refuses(second.change(second.remote, 'promote', { build: 'b1' }), 'release.addressTaken')
    expect(problem.params).toEqual({ address: `/:companyId/:pointOfSaleId/${first.remote}`, owner: first.remote })
  })

  test.each([
    ['superAdmin', 'releases', '/superadmin/releases'],
    ['superAdmin', 'releases/:build', '/superadmin/releases/:build'],
    ['superAdmin', 'anything', '/superadmin/anything'],
    ['company', 'profile', '/:companyId/profile'],
  ] as const)('refuses a page of the shell, or for super-administrators: %s %s', async (layout, path, address) => {
    const { remote, change, publish } = await aPublishedRemote(['b1'])
    await change(remote, 'promote', { build: 'b1' })
    const [route] = aBuild(remote).release.remote.routes
    const build = aBuild(remote, { build: 'b2', manifest: { routes: route ? [{ ...route, layout, path }] : [] } })
    expect((await publish(build, remote)).statusCode).toBe(201)
    for (const action of ['promote', 'rollback'] as const) {
      const problem = await refuses(change(remote, action, { build: 'b2' }), 'release.addressTaken')
      expect(problem.params).toEqual({ address, owner: 'shell' })
    }
  })

  test('of many at once, exactly one wins; the others learn who was first', async () => {
    const { remote, change, status } = await aPublishedRemote()
    const { revision } = await status()
    const answers = await Promise.all(
      ['b1', 'b2', 'b3', 'b1', 'b2'].map((build) => change(remote, 'promote', { build }, revision)),
    )
    const [won, ...others] = answers.toSorted((a, b) => a.statusCode - b.statusCode)
    expect(won?.statusCode).toBe(200)
    const live = won?.json<FederationStatus>().remotes[0]?.active
    for (const answer of others) {
      const problem = await refuses(answer, 'release.revisionStale')
      expect(problem.params).toMatchObject({ by: 'pipeline', remote, fromBuild: '–', toBuild: live })
    }
    expect((await status()).revision).toBe(revision + 1)
  })

  test('a change of another remote is told as what it is', async () => {
    const [one, other] = [await aPublishedRemote(['b1']), await aPublishedRemote(['b1'])]
    const { revision } = await one.status()
    await other.change(other.remote, 'promote', { build: 'b1' })
    const problem = await refuses(one.change(one.remote, 'promote', { build: 'b1' }, revision), 'release.revisionStale')
    expect(problem.params).toMatchObject({ remote: other.remote, toBuild: 'b1' })
    await refuses(one.change(one.remote, 'promote', { build: 'b1' }, 999_999), 'release.revisionStale')
  })
})

describe('rolling back', () => {
  test('goes to the one before, and from there never forward again', async () => {
    const { remote, change, status } = await aPublishedRemote()
    await refuses(change(remote, 'rollback', {}), 'remote.notLive')
    await change(remote, 'promote', { build: 'b1' })
    await refuses(change(remote, 'rollback', {}), 'release.noPrevious')
    await change(remote, 'promote', { build: 'b2' })
    await change(remote, 'promote', { build: 'b3' })
    expect((await change(remote, 'rollback', {})).json()).toMatchObject({ remotes: [{ active: 'b2', previous: 'b1' }] })
    expect((await change(remote, 'rollback', {})).json()).toMatchObject({ remotes: [{ active: 'b1', previous: null }] })
    await refuses(change(remote, 'rollback', {}), 'release.noPrevious')
    expect((await change(remote, 'rollback', { build: 'b3' })).json()).toMatchObject({
      remotes: [{ active: 'b3', previous: 'b2' }],
    })
    await refuses(change(remote, 'rollback', { build: 'b9' }), 'release.notFound')
    expect((await status()).remotes[0]?.active).toBe('b3')
  })
})

describe('the kill switch', () => {
  test('closes a remote with a reason and opens it again; what is live stays what it was', async () => {
    const { remote, change } = await aPublishedRemote()
    await refuses(change(remote, 'disable', { reason: 'x' }), 'remote.notLive')
    await refuses(change(remote, 'enable', {}), 'remote.notLive')
    await change(remote, 'promote', { build: 'b1' })
    await refuses(change(remote, 'disable', { reason: '  ' }), 'request.invalid')
    expect((await change(remote, 'disable', { reason: ' It loses sales ' })).json()).toMatchObject({
      remotes: [{ state: 'disabled', reason: 'It loses sales', active: 'b1' }],
    })
    expect((await change(remote, 'promote', { build: 'b2' })).json()).toMatchObject({
      remotes: [{ state: 'disabled', active: 'b2' }],
    })
    const enabled = (await change(remote, 'enable', {})).json<FederationStatus>()
    expect(enabled).toMatchObject({ remotes: [{ state: 'active', reason: null, active: 'b2' }] })
    expect((await change(remote, 'enable', {})).json()).toMatchObject({ revision: enabled.revision })
  })
})

test('the log says who did what, the latest first', async () => {
  const { remote, change, get } = await aPublishedRemote(['b1', 'b2'])
  await change(remote, 'promote', { build: 'b1' })
  const manager = await aReleaseManager(open())
  await manager.change(remote, 'promote', { build: 'b2', reason: 'Ready' })
  await manager.change(remote, 'disable', { reason: 'Broken' })
  await manager.change(remote, 'enable', {})
  await manager.change(remote, 'rollback', { reason: 'Worse' })
  const { items } = (await get(`remotes/${remote}/log`)).json<{ items: ReleaseEvent[] }>()
  expect(
    items.map(({ action, fromBuild, toBuild, actor, reason }) => [action, fromBuild, toBuild, actor, reason]),
  ).toEqual([
    ['rolledBack', 'b2', 'b1', 'Somebody', 'Worse'],
    ['enabled', null, 'b2', 'Somebody', null],
    ['disabled', 'b2', null, 'Somebody', 'Broken'],
    ['promoted', 'b1', 'b2', 'Somebody', 'Ready'],
    ['promoted', null, 'b1', 'pipeline', null],
    ['published', null, 'b2', 'pipeline', null],
    ['published', null, 'b1', 'pipeline', null],
  ])
  const shop = await aShop(open())
  await refuses(shop.nobody.get(`/federation/remotes/${remote}/log`), 'auth.required')
  await refuses((await aTeamOf(open(), aRemoteId())).get(`remotes/${remote}/log`), 'publishToken.ofAnotherRemote')
})
