import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import Fastify from 'fastify'
import { registerPatience } from './patience.ts'

const IDLE_MS = 100
const app = Fastify({ connectionTimeout: IDLE_MS })
let port = 0

beforeAll(async () => {
  registerPatience(app)
  app.post('/', async (request) => {
    await pause(5 * IDLE_MS)
    return request.body
  })
  port = Number(new URL(await app.listen({ port: 0 })).port)
})
afterAll(() => app.close())

/** What comes back on a connection until it is closed. */
async function answerTo(text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(text)
  let answer = ''
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
  socket.on('error', () => undefined)
  await once(socket, 'close')
  return answer
}

const HEAD =
  'POST / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n'

test('what was sent whole is answered, however long that takes', async () => {
  expect(await answerTo(`${HEAD}{}`)).toMatch(/^HTTP\/1\.1 200 OK[^]*\{\}$/)
})

test('what is sent by half is given up', async () => {
  expect(await answerTo(`${HEAD}{`)).toBe('')
})
