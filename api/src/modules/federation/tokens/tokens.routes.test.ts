import { describe, expect, test } from '@jest/globals'
import type { NewPublishToken, PublishToken } from '@comptoir/contracts/federation'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { aReleaseManager, aRemoteId, aTeamOf } from '../../../../test/releases.ts'
import { aShop, refuses } from '../../../../test/shop.ts'

const open = setUpApp()
const pathOf = (remote: string): string => `/federation/remotes/${remote}/tokens`

describe('publish tokens', () => {
  test('are for super-administrators only, not for tokens', async () => {
    const remote = aRemoteId()
    const shop = await aShop(open())
    const administrator = await shop.as('administrator')
    const { headers, token } = await aTeamOf(open(), remote)
    for (const path of [pathOf(remote), `${pathOf(remote)}/${token.id}`]) {
      const method = path.endsWith(token.id) ? 'DELETE' : 'GET'
      await refuses(
        open().app.inject({ method, url: `/api${path}`, headers: { 'accept-language': 'en' } }),
        'auth.required',
      )
      await refuses(open().app.inject({ method, url: `/api${path}`, headers: administrator.headers }), 'auth.forbidden')
      await refuses(open().app.inject({ method, url: `/api${path}`, headers }), 'auth.tokenStale')
    }
    await refuses(shop.nobody.post(pathOf(remote), { name: 'x' }), 'auth.required')
    await refuses(administrator.post(pathOf(remote), { name: 'x' }), 'auth.forbidden')
    const { caller } = await aReleaseManager(open())
    await refuses(caller.post(pathOf(remote), { name: ' ' }), 'request.invalid')
    await refuses(caller.post(pathOf(remote), { name: 'x', remote: 'other' }), 'request.invalid')
    await refuses(caller.post(pathOf('Not-one'), { name: 'x' }), 'request.invalid')
  })

  test('are shown once and kept as a hash; a list says when each was used', async () => {
    const remote = aRemoteId()
    const { caller } = await aReleaseManager(open())
    const made = await caller.post(pathOf(remote), { name: ' nightly ' })
    expect(made.statusCode).toBe(201)
    const { id, token } = made.json<NewPublishToken>()
    expect(token).toMatch(new RegExp(`^crt_${id}_[A-Za-z0-9_-]{43}$`))
    const listed = async () => (await caller.get(pathOf(remote))).json<{ items: PublishToken[] }>().items
    expect(await listed()).toEqual([{ id, name: 'nightly', createdAt: expect.any(String), lastUsedAt: null }])
    const row = await open()
      .admin.selectFrom('publish_token')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain(token.slice(-20))
    await open().app.inject({ url: '/api/federation/status', headers: { authorization: `Bearer ${token}` } })
    expect((await listed())[0]?.lastUsedAt).toEqual(expect.any(String))
    await refuses(caller.post(pathOf(remote), { name: 'nightly' }), 'publishToken.nameTaken')
    expect((await caller.post(pathOf(aRemoteId()), { name: 'nightly' })).statusCode).toBe(201)
  })

  test('work no more once they are revoked', async () => {
    const remote = aRemoteId()
    const team = await aTeamOf(open(), remote)
    const { caller } = await aReleaseManager(open())
    await refuses(caller.delete(`${pathOf(remote)}/${newId()}`), 'publishToken.notFound')
    await refuses(caller.delete(`${pathOf(aRemoteId())}/${team.token.id}`), 'publishToken.notFound')
    expect((await team.get('status')).statusCode).toBe(200)
    expect((await caller.delete(`${pathOf(remote)}/${team.token.id}`)).statusCode).toBe(204)
    await refuses(team.get('status'), 'publishToken.unknown')
  })
})
