import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { setUpApp } from '../../../test/app.ts'
import { aBuild, aReleaseManager, layShell } from '../../../test/releases.ts'

const root = mkdtempSync(join(tmpdir(), 'comptoir-unknown-'))
layShell(root)
const open = setUpApp({ webRoot: root })
afterAll(() => rmSync(root, { recursive: true, force: true }))

const HERE = '/0190c8a0-0000-7000-8000-000000000000/0190c8a0-0000-7000-8000-000000000001'
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

const answer = async (url: string, accept?: string) => {
  const { statusCode, headers } = await open().app.inject({ url, headers: accept === undefined ? {} : { accept } })
  return { statusCode, type: String(headers['content-type']).split(';')[0] }
}
const page = (statusCode: number) => ({ statusCode, type: 'text/html' })
const problem = (statusCode: number) => ({ statusCode, type: 'application/problem+json' })

test('while nothing is live nobody can tell which pages there are', async () => {
  expect(await answer('/anything', BROWSER)).toEqual(page(200))
})

beforeAll(async () => {
  const manager = await aReleaseManager(open())
  await manager.publish(aBuild('stocks'), 'stocks')
})

test('an address that leads to no page is not found, and the page says so where a browser asks', async () => {
  const manager = await aReleaseManager(open())
  await manager.change('stocks', 'promote', { build: 'b1' })
  for (const url of [`${HERE}/stocks`, `${HERE}/STOCKS`, HERE, '/superadmin/releases'])
    expect(await answer(url, BROWSER)).toEqual(page(200))
  for (const url of ['/metrics', '/healthz', '/wp-login.php', `${HERE}/nothing`]) {
    expect(await answer(url, BROWSER)).toEqual(page(404))
    expect(await answer(url)).toEqual(page(404))
    expect(await answer(url, 'application/json')).toEqual(problem(404))
    expect(await answer(url, 'image/avif,image/webp')).toEqual(problem(404))
  }
})

test('a remote that is turned off still has its pages', async () => {
  const manager = await aReleaseManager(open())
  await manager.change('stocks', 'disable', { reason: 'a fault in the counts' })
  expect(await answer(`${HERE}/stocks`, BROWSER)).toEqual(page(200))
})

test('an address that nobody can read gets the page as well, in a browser', async () => {
  for (const url of ['/%', '/login/%E0', '/reset-password%c0%af?token=1']) {
    expect(await answer(url, BROWSER)).toEqual(page(400))
    expect(await answer(url, 'application/json')).toEqual(problem(400))
  }
  expect(await answer('/api/%', BROWSER)).toEqual(problem(400))
})
