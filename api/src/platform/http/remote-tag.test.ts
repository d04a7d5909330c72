import { expect, test } from '@jest/globals'
import Fastify from 'fastify'
import { registerRemoteTag } from './remote-tag.ts'

async function logged(headers: Record<string, string>): Promise<unknown> {
  return (await loggedLine(headers))['remote']
}

async function loggedLine(headers: Record<string, string>): Promise<Record<string, unknown>> {
  const lines: string[] = []
  const app = Fastify({
    logger: { level: 'info', stream: { write: (line: string) => void lines.push(line) } },
  })
  registerRemoteTag(app, () => undefined)
  app.get('/', async (request) => {
    request.log.info('asked')
    return {}
  })
  await app.inject({ url: '/', headers })
  return JSON.parse(lines.find((line) => line.includes('"asked"')) ?? '{}') as Record<string, unknown>
}

test('what a page asks is logged with its remote, version and build', async () => {
  expect(await logged({ 'x-remote': 'sales-purchases@2.4.1+7f3eaa' })).toBe('sales-purchases@2.4.1+7f3eaa')
})

test.each([{}, { 'x-remote': 'anything "at" all' }, { 'x-remote': `a@1.0.0+${'b'.repeat(500)}` }])(
  'what is no such name is left out: %j',
  async (headers) => {
    expect(await logged(headers)).toBeUndefined()
  },
)

test('the id that the caller gave is logged beside ours', async () => {
  const id = '019a0000-0000-7000-8000-000000000001'
  expect(await loggedLine({ 'x-request-id': id })).toMatchObject({ callerRequestId: id })
  expect(await loggedLine({ 'x-request-id': 'anything "at" all' })).not.toHaveProperty('callerRequestId')
})

test('a release is told of when its page was answered well', async () => {
  const told: unknown[] = []
  const app = Fastify()
  registerRemoteTag(app, (release) => told.push(release))
  app.get('/', async () => ({}))
  const headers = { 'x-remote': 'sales-purchases@2.4.1+7f3eaa' }
  await app.inject({ url: '/gone', headers })
  await app.inject({ url: '/', headers: { 'x-remote': 'nothing' } })
  expect(told).toEqual([])
  await app.inject({ url: '/', headers })
  expect(told).toEqual([{ remote: 'sales-purchases', build: '7f3eaa' }])
})
