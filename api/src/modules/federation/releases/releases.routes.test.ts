import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import type { ErrorCode } from '@comptoir/contracts/errors'
import type { FederationStatus, ReleaseSummary } from '@comptoir/contracts/federation'
import { setUpApp } from '../../../../test/app.ts'
import { aBuild, aReleaseManager, aRemoteId, aTeamOf, parts, type Built } from '../../../../test/releases.ts'
import { anOutsider, aShop, refuses } from '../../../../test/shop.ts'

const open = setUpApp()

const kept = (folder: string): string[] => {
  try {
    return readdirSync(join(open().dataDir, 'releases', folder), { recursive: true })
      .map(String)
      .sort()
  } catch {
    return []
  }
}

describe('who may publish', () => {
  test('a super-administrator, or a token of that remote', async () => {
    const remote = aRemoteId()
    const shop = await aShop(open())
    const path = `/federation/remotes/${remote}/releases`
    await refuses(shop.nobody.post(path), 'auth.required')
    await refuses((await shop.as('administrator')).post(path), 'auth.forbidden')
    await refuses((await anOutsider(open())).get('/federation/status'), 'auth.forbidden')
    const { publish } = await aTeamOf(open(), aRemoteId())
    await refuses(publish(aBuild(remote), remote), 'publishToken.ofAnotherRemote')
    const team = await aTeamOf(open(), remote)
    const forged = team.token.token.replace(/.{4}$/, 'AAAA')
    for (const token of [forged, 'crt_', `${team.token.token}x`]) {
      await refuses(
        open().app.inject({
          url: '/api/federation/status',
          headers: { authorization: `Bearer ${token}`, 'accept-language': 'en' },
        }),
        'publishToken.unknown',
      )
    }
    expect((await team.publish(aBuild(remote), remote)).statusCode).toBe(201)
    await refuses(open().app.inject({ url: '/api/users/me', headers: team.headers }), 'auth.tokenStale')
  })

  test('a token sees its own remote only', async () => {
    const [own, other] = [aRemoteId(), aRemoteId()]
    const team = await aTeamOf(open(), own)
    await (await aTeamOf(open(), other)).publish(aBuild(other), other)
    expect((await team.status()).remotes).toEqual([])
    await team.publish(aBuild(own), own)
    expect((await team.status()).remotes.map(({ id }) => id)).toEqual([own])
  })
})

describe('publishing', () => {
  test('keeps the files, packed, and shows the release; nothing is live yet', async () => {
    const remote = aRemoteId()
    const team = await aTeamOf(open(), remote, 'pipeline of the team')
    const before = (await team.status()).revision
    const answer = await team.publish(aBuild(remote), remote)
    expect(answer.statusCode).toBe(201)
    expect(answer.json<ReleaseSummary>()).toMatchObject({
      build: 'b1',
      version: '1.0.0',
      commit: 'c0ffee',
      publishedBy: 'pipeline of the team',
      isBuiltIn: false,
      isCompatible: true,
      health: { loads: 0, failures: 0, firstRenderP75Ms: null },
    })
    expect(kept(`${remote}/b1`)).toEqual([
      'page.1a.js',
      'page.1a.js.br',
      'page.1a.js.gz',
      'phrases',
      'phrases/page.fr.json',
      'remoteEntry.js',
    ])
    expect(kept('.staging')).toEqual([])
    const status = (await team.get('status')).json<FederationStatus>()
    expect(status).toMatchObject({
      revision: before,
      remotes: [{ id: remote, owner: `the ${remote} team`, state: 'unpublished', active: null, previous: null }],
    })
    expect((await team.get('status')).headers['etag']).toBe(`"${before}"`)
    const { items } = (await team.get(`remotes/${remote}/log`)).json<{ items: object[] }>()
    expect(items).toMatchObject([
      { action: 'published', fromBuild: null, toBuild: 'b1', actor: 'pipeline of the team' },
    ])
  })

  test('the same again is the same; the build with other content is refused', async () => {
    const remote = aRemoteId()
    const team = await aTeamOf(open(), remote)
    const first = await team.publish(aBuild(remote), remote)
    const again = await team.publish(aBuild(remote), remote)
    expect(again.statusCode).toBe(200)
    expect(again.json()).toEqual(first.json())
    await refuses(team.publish(aBuild(remote, { manifest: { version: '1.0.1' } }), remote), 'release.buildTaken')
    expect((await team.status()).remotes[0]?.releases).toHaveLength(1)
    expect((await team.get(`remotes/${remote}/log`)).json<{ items: object[] }>().items).toHaveLength(1)
  })

  test('at once, it is published once', async () => {
    const remote = aRemoteId()
    const team = await aTeamOf(open(), remote)
    const answers = await Promise.all([1, 2, 3].map(() => team.publish(aBuild(remote), remote)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 201])
    const others = await Promise.all(
      ['x', 'y'].map((text) => team.publish(aBuild(remote, { build: 'b2', files: { 'more.js': text } }), remote)),
    )
    expect(others.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
    expect(kept('.staging')).toEqual([])
  })
})

describe('a release that is not what it says leaves nothing behind', () => {
  const without = (built: Built, name: string): Built => ({
    ...built,
    files: new Map([...built.files].filter(([file]) => file !== name)),
  })
  const changed = (remote: string, over: object): { release: object; files: Map<string, Buffer> } => {
    const built = aBuild(remote)
    return { ...built, release: { ...built.release, ...over } }
  }
  const listing = (remote: string, name: string): Built => aBuild(remote, { files: { [name]: 'x' } })

  const refusals: [string, ErrorCode, (remote: string) => { release: object; files: Map<string, Buffer> }][] = [
    ['of another remote', 'release.misnamed', () => aBuild('somebody-else')],
    ['with another base', 'release.misnamed', (remote) => changed(remote, { base: `/r/${remote}/b2/` })],
    ['with another container', 'release.misnamed', (remote) => changed(remote, { container: 'inventory_b1' })],
    ['with a field that is unknown', 'release.invalid', (remote) => changed(remote, { isTrusted: true })],
    ['with a path upwards', 'release.invalid', (remote) => listing(remote, '../escape.js')],
    ['with a hidden file', 'release.invalid', (remote) => listing(remote, '.env')],
    ['with a source map', 'release.invalid', (remote) => listing(remote, 'page.js.map')],
    ['with a packed file', 'release.invalid', (remote) => listing(remote, 'page.js.br')],
    [
      'with a file that is a folder too',
      'release.invalid',
      (remote) => aBuild(remote, { files: { x: '1', 'x/y.js': '2' } }),
    ],
    ['without its entry', 'release.fileMissing', (remote) => changed(remote, { entry: 'other.js' })],
    [
      'whose route wants what is not listed',
      'release.fileMissing',
      (remote) => changed(remote, { routes: { 'company/x': ['gone.js'] } }),
    ],
    ['a file of which did not come', 'release.fileMissing', (remote) => without(aBuild(remote), 'page.1a.js')],
    [
      'with a file that is not listed',
      'release.fileUnlisted',
      (remote) => ({ ...aBuild(remote), files: new Map([...aBuild(remote).files, ['more.js', Buffer.from('x')]]) }),
    ],
    [
      'with other bytes',
      'release.fileDiffers',
      (remote) => ({
        ...aBuild(remote),
        files: new Map([...aBuild(remote).files, ['remoteEntry.js', Buffer.from('evil')]]),
      }),
    ],
    [
      'with more bytes',
      'release.fileDiffers',
      (remote) => ({
        ...aBuild(remote),
        files: new Map([...aBuild(remote).files, ['remoteEntry.js', Buffer.alloc(1_000_000)]]),
      }),
    ],
    [
      'too large',
      'request.tooLarge',
      (remote) =>
        changed(remote, {
          files: { 'remoteEntry.js': { integrity: `sha384-${'A'.repeat(64)}`, size: 70_000_000, packedSize: 1 } },
          routes: {},
        }),
    ],
    [
      'with too many files',
      'release.tooManyFiles',
      (remote) =>
        aBuild(remote, { files: Object.fromEntries(Array.from({ length: 501 }, (_, index) => [`${index}.js`, ''])) }),
    ],
  ]

  test.each(refusals)('%s', async (_, code, make) => {
    const remote = aRemoteId()
    const team = await aTeamOf(open(), remote)
    await refuses(team.publish(make(remote), remote), code)
    expect(kept(remote)).toEqual([])
    expect(kept('.staging')).toEqual([])
    expect((await team.status()).remotes).toEqual([])
  })

  test('a form in another order, or none at all', async () => {
    const remote = aRemoteId()
    const team = await aTeamOf(open(), remote)
    const send = (form: { payload: Buffer | object; headers?: Record<string, string> }) =>
      open().app.inject({
        method: 'POST',
        url: `/api/federation/remotes/${remote}/releases`,
        payload: form.payload,
        headers: { ...team.headers, ...form.headers },
      })
    const document = { name: 'release', content: JSON.stringify(aBuild(remote).release) }
    const file = { name: 'file', filename: 'remoteEntry.js', content: 'x' }
    await refuses(send(parts([file, document])), 'release.invalid')
    await refuses(send(parts([document, document])), 'release.invalid')
    await refuses(send(parts([{ name: 'release', content: '{' }])), 'release.invalid')
    await refuses(send(parts([{ name: 'other', content: '{}' }])), 'release.invalid')
    await refuses(send(parts([])), 'release.invalid')
    await refuses(send({ payload: {} }), 'request.unsupportedMediaType')
    expect(kept('.staging')).toEqual([])
  })

  test('a remote whose name is none', async () => {
    const manager = await aReleaseManager(open())
    await refuses(manager.publish(aBuild('x'), 'Not%20a%20name'), 'request.invalid')
  })
})

test('a large release is refused before it is read to its end, over a real connection', async () => {
  const remote = aRemoteId()
  const team = await aTeamOf(open(), remote)
  const app = await open().again()
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const form = new FormData()
  form.set('release', JSON.stringify(aBuild(remote).release))
  form.append('file', new Blob([Buffer.alloc(30_000_000)]), 'remoteEntry.js')
  form.append('file', new Blob([Buffer.alloc(30_000_000)]), 'page.1a.js')
  const answer = await fetch(`${address}/api/federation/remotes/${remote}/releases`, {
    method: 'POST',
    body: form,
    headers: team.headers,
  })
  expect(await answer.json()).toMatchObject({ code: 'release.fileDiffers', params: { file: 'remoteEntry.js' } })
  expect(kept('.staging')).toEqual([])
})

test('a release that is what it was is signed anew by publishing it again', async () => {
  const remote = aRemoteId()
  const team = await aTeamOf(open(), remote)
  await team.publish(aBuild(remote), remote)
  await open()
    .admin.updateTable('remote_release')
    .set({ signature: Buffer.alloc(64) })
    .where('remote', '=', remote)
    .execute()
  await refuses(team.change(remote, 'promote', { build: 'b1' }), 'release.tampered')
  expect((await team.publish(aBuild(remote), remote)).statusCode).toBe(200)
  expect((await team.change(remote, 'promote', { build: 'b1' })).statusCode).toBe(200)
})

test('files that were lost are put back by publishing the same again', async () => {
  const remote = aRemoteId()
  const team = await aTeamOf(open(), remote)
  await team.publish(aBuild(remote), remote)
  rmSync(join(open().dataDir, 'releases', remote), { recursive: true })
  expect((await team.publish(aBuild(remote), remote)).statusCode).toBe(200)
  expect(kept(`${remote}/b1`)).toContain('remoteEntry.js')
})
