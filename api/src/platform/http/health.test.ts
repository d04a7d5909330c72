import { mkdtemp, rm } from 'node:fs/promises'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { addressOf } from '../../../test/addresses.ts'
import { setUpApp } from '../../../test/app.ts'
import { layShell } from '../../../test/releases.ts'
import { openDatabase, type OpenDatabase } from '../db/database.ts'

const open = setUpApp()

const healthOf = async (app: FastifyInstance) => {
  const { statusCode, body } = await app.inject('/health/ready')
  const { status, checks } = JSON.parse(body) as {
    status: string
    checks: { name: string; isHealthy: boolean; ms: number }[]
  }
  return { statusCode, status, ill: checks.filter(({ isHealthy }) => !isHealthy).map(({ name }) => name) }
}
const READY = { statusCode: 200, status: 'ready', ill: [] }
const unready = (...ill: string[]) => ({ statusCode: 503, status: 'unready', ill })

test('whoever asks whether it can serve is told what was looked at', async () => {
  const { body } = await open().app.inject('/health/ready')
  const ms = expect.any(Number)
  expect(JSON.parse(body)).toEqual({
    status: 'ready',
    checks: ['database', 'dataFolder', 'load'].map((name) => ({ name, isHealthy: true, ms })),
  })
})

test('a database that hangs is looked at once, and is healthy again when it answers', async () => {
  let answer: () => void = () => undefined
  let looks = 0
  const ping = (): Promise<void> => {
    looks += 1
    return looks === 1 ? new Promise((resolve) => (answer = resolve)) : Promise.resolve()
  }
  const app = await open().again({ ping })
  expect(await Promise.all([healthOf(app), healthOf(app)])).toEqual([unready('database'), unready('database')])
  expect(await healthOf(app)).toEqual(unready('database'))
  expect(looks).toBe(1)
  answer()
  expect(await healthOf(app)).toEqual(READY)
})

test('nobody is served without a data folder, nor while everything is refused', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'comptoir-health-'))
  const folderless = await open().again({ dataDir })
  await rm(dataDir, { recursive: true })
  expect(await healthOf(folderless)).toEqual(unready('dataFolder'))
  const breathless = await open().again({ pressure: { read: () => 'extreme', stop: () => undefined } })
  expect(await healthOf(breathless)).toEqual(unready('load'))
  expect((await breathless.inject('/health/live')).statusCode).toBe(200)
})

/** A way to the database that can be made to stand still: bytes go in, none comes out. */
async function aWayTo(url: URL): Promise<{ url: string; freeze: () => void; end: () => void }> {
  const sockets: Socket[] = []
  let isFrozen = false
  const way = createServer((near) => {
    const far = connect(Number(url.port), url.hostname)
    sockets.push(near, far)
    for (const socket of [near, far]) socket.on('error', () => undefined)
    near.pipe(far)
    if (!isFrozen) far.pipe(near)
  })
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve))
  const near = new URL(url)
  near.port = String((way.address() as AddressInfo).port)
  return {
    url: near.href,
    freeze: () => {
      isFrozen = true
      for (const socket of sockets) socket.unpipe()
    },
    end: () => {
      for (const socket of sockets) socket.destroy()
      way.close()
    },
  }
}

describe('a database that stands still', () => {
  const root = mkdtempSync(join(tmpdir(), 'comptoir-health-'))
  layShell(root)
  let way: Awaited<ReturnType<typeof aWayTo>>
  let own: OpenDatabase
  let app: FastifyInstance
  beforeAll(async () => {
    const { ownerUrl } = open()
    way = await aWayTo(new URL(addressOf(ownerUrl, new URL(ownerUrl).pathname.slice(1), 'app_rw')))
    own = openDatabase({ url: way.url, max: 4, onError: () => undefined })
    app = await open().again({ ...own, webRoot: root })
  })
  afterAll(async () => {
    way.end()
    await own.db.destroy()
    rmSync(root, { recursive: true, force: true })
  })

  test('is given up after a while, and pages and the registry go out as they were last known', async () => {
    expect(await healthOf(app)).toEqual(READY)
    const known = (await app.inject('/federation/registry')).body
    way.freeze()
    await pause(1100)
    expect(await healthOf(app)).toEqual(unready('database'))
    expect((await app.inject('/federation/registry')).body).toBe(known)
    expect((await app.inject('/')).statusCode).toBe(200)
  })
})
