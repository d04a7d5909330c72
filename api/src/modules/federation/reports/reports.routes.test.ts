import { describe, expect, test } from '@jest/globals'
import type { FederationReport, ReleaseHealth, ReleaseIncident } from '@comptoir/contracts/federation'
import { setUpApp } from '../../../../test/app.ts'
import { aBuild, aRemoteId, aTeamOf, type Team } from '../../../../test/releases.ts'
import { aShop, refuses } from '../../../../test/shop.ts'

const open = setUpApp()

type Incident = FederationReport['incidents'][number]
type Load = FederationReport['loads'][number]

const report = (body: { incidents?: Incident[]; loads?: Load[] }) =>
  open().app.inject({
    method: 'POST',
    url: '/api/federation/reports',
    payload: { incidents: [], loads: [], ...body },
    headers: { 'accept-language': 'en' },
  })

const anIncident = (remote: string, over: Partial<Incident> = {}): Incident => ({
  remote,
  version: '1.0.0',
  build: 'b1',
  incidentId: 'ABCDEFGH',
  class: 'render',
  message: 'Cannot read "name" of 12',
  stack: 'TypeError: x\n    at page (/r/x/b1/page.js:1:200)',
  path: '/x',
  isOverride: false,
  ...over,
})

async function aRelease(): Promise<Team & { remote: string }> {
  const remote = aRemoteId()
  const team = await aTeamOf(open(), remote)
  await team.publish(aBuild(remote), remote)
  return { ...team, remote }
}

async function healthOf(team: Team): Promise<ReleaseHealth | undefined> {
  return (await team.status()).remotes[0]?.releases[0]?.health
}

async function incidentsOf(team: Team & { remote: string }): Promise<ReleaseIncident[]> {
  return (await team.get(`remotes/${team.remote}/releases/b1/incidents`)).json<{ items: ReleaseIncident[] }>().items
}

describe('reports of browsers', () => {
  test('are refused when they do not follow the contract or say too much', async () => {
    const { remote } = await aRelease()
    for (const wrong of [
      { incidentId: 'x' },
      { class: 'evil' },
      { message: 'x'.repeat(501) },
      { stack: 'x'.repeat(4001) },
    ]) {
      await refuses(report({ incidents: [{ ...anIncident(remote), ...wrong } as Incident] }), 'request.invalid')
    }
    await refuses(report({ incidents: Array.from({ length: 11 }, () => anIncident(remote)) }), 'request.invalid')
    await refuses(
      report({ loads: [{ remote, version: '1.0.0', build: 'b1', phase: 'entry', ms: -1 }] }),
      'request.invalid',
    )
  })

  test('failures that are alike are added up', async () => {
    const team = await aRelease()
    const { remote } = team
    expect(
      (
        await report({
          incidents: [
            anIncident(remote),
            anIncident(remote, { incidentId: 'ZZZZZZZZ', message: 'Cannot read "age" of 7' }),
          ],
        })
      ).statusCode,
    ).toBe(204)
    await report({ incidents: [anIncident(remote, { class: 'network', message: 'zero \u0000 inside' })] })
    const incidents = await incidentsOf(team)
    expect(incidents.map(({ class: kind, count, incidentId }) => [kind, count, incidentId]).sort()).toEqual([
      ['network', 1, 'ABCDEFGH'],
      ['render', 2, 'ABCDEFGH'],
    ])
    expect(await healthOf(team)).toEqual({ loads: 0, failures: 3, firstRenderP75Ms: null })
  })

  test('at once, none is lost', async () => {
    const team = await aRelease()
    const { remote } = team
    const load: Load = { remote, version: '1.0.0', build: 'b1', phase: 'entry', ms: 40 }
    await Promise.all(
      Array.from({ length: 12 }, () =>
        report({ incidents: [anIncident(remote)], loads: [load, { ...load, phase: 'firstRender' }] }),
      ),
    )
    expect(await healthOf(team)).toEqual({ loads: 12, failures: 12, firstRenderP75Ms: 50 })
  })

  test('times are read as what three of four loads took at most', async () => {
    const team = await aRelease()
    const times = [90, 140, 190, 5000]
    await report({
      loads: times.flatMap((ms): Load[] => [
        { remote: team.remote, version: '1.0.0', build: 'b1', phase: 'firstRender', ms },
      ]),
    })
    expect(await healthOf(team)).toMatchObject({ loads: 0, firstRenderP75Ms: 200 })
  })

  test('what is tried out at a desk, or was never published, is not counted', async () => {
    const team = await aRelease()
    const { remote } = team
    await report({
      incidents: [anIncident(remote, { isOverride: true }), anIncident(remote, { build: 'b9' }), anIncident('nobody')],
      loads: [{ remote: 'nobody', version: '1.0.0', build: 'b1', phase: 'entry', ms: 4 }],
    })
    expect(await incidentsOf(team)).toEqual([])
    expect(
      await open().admin.selectFrom('release_load').select('remote').where('remote', '=', 'nobody').execute(),
    ).toEqual([])
  })

  test('kinds of failure are kept up to a number, so that nobody fills the disk', async () => {
    const team = await aRelease()
    const { remote } = team
    const row = {
      remote,
      build: 'b1',
      incident_id: 'ABCDEFGH',
      class: 'render',
      message: 'x',
      path: '/',
      count: 1,
      first_at: new Date(),
      last_at: new Date(),
    }
    await open()
      .admin.insertInto('release_incident')
      .values(Array.from({ length: 200 }, (_, index) => ({ ...row, fingerprint: String(index) })))
      .execute()
    await report({ incidents: [anIncident(remote)] })
    expect(await healthOf(team)).toMatchObject({ failures: 200 })
  })

  test('come too often from one place', async () => {
    const answers = await Promise.all(Array.from({ length: 130 }, () => report({})))
    expect(answers.map(({ statusCode }) => statusCode)).toContain(429)
  })
})

test('incidents are shown to those who may publish the remote', async () => {
  const { remote, get } = await aRelease()
  const path = `/federation/remotes/${remote}/releases/b1/incidents`
  const shop = await aShop(open())
  await refuses(shop.nobody.get(path), 'auth.required')
  await refuses((await shop.as('administrator')).get(path), 'auth.forbidden')
  await refuses(
    (await aTeamOf(open(), aRemoteId())).get(`remotes/${remote}/releases/b1/incidents`),
    'publishToken.ofAnotherRemote',
  )
  await refuses(get(`remotes/${remote}/releases/b9/incidents`), 'release.notFound')
  await refuses(get(`remotes/${remote}/releases/B_9/incidents`), 'request.invalid')
})
