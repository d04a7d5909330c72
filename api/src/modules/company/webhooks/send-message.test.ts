import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sendMessage } from './send-message.ts'
import { aReceiver, type Receiver } from './testing/receiver.ts'

let receiver: Receiver
beforeAll(async () => {
  receiver = await aReceiver()
})
afterAll(() => receiver.close())

const never = new AbortController().signal
const message = (url: string) => ({ url, headers: { 'webhook-id': '1' }, body: '{}' })

describe('a message', () => {
  test.each([
    'http://127.0.0.1:1/',
    'https://127.0.0.1:1/',
    'https://[::1]:1/',
    'https://localhost:1/',
    'https://10.0.0.1/',
  ])('is not sent to %s', async (url) => {
    const outcome = await sendMessage(message(url), { targets: 'public', signal: never })
    expect(outcome).toEqual({ status: null, error: 'address', answer: '' })
  })

  test('is not kept by an endpoint that hangs, before its answer or within it', async () => {
    for (const hang of [
      () => undefined,
      (response: { writeHead(status: number): { write(text: string): unknown } }) => response.writeHead(200).write('a'),
    ]) {
      receiver.answer((response) => void hang(response))
      const begunAt = performance.now()
      const outcome = await sendMessage(message(receiver.url), { targets: 'anywhere', signal: never, patience: 300 })
      expect(outcome).toEqual({ status: null, error: 'timeout', answer: '' })
      expect(performance.now() - begunAt).toBeLessThan(5000)
    }
  })

  test('asks no proxy of the environment', async () => {
    receiver.answer((response) => response.writeHead(200).end('direct'))
    process.env['HTTP_PROXY'] = process.env['http_proxy'] = 'http://127.0.0.1:1'
    try {
      const outcome = await sendMessage(message(receiver.url), { targets: 'anywhere', signal: never })
      expect(outcome).toEqual({ status: 200, error: null, answer: 'direct' })
    } finally {
      delete process.env['HTTP_PROXY']
      delete process.env['http_proxy']
    }
  })

  test('to a name that leads nowhere, or to nobody, says so', async () => {
    const nobody = await sendMessage(message('http://127.0.0.1:1/'), { targets: 'anywhere', signal: never })
    expect(nobody.error).toBe('connection')
  })

  test('that is asked to end, ends by throwing', async () => {
    receiver.answer(() => undefined)
    const signal = AbortSignal.timeout(100)
    await expect(sendMessage(message(receiver.url), { targets: 'anywhere', signal })).rejects.toThrow()
  })
})
