import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, expect, test } from '@jest/globals'
import { setUpApp } from '../../../test/app.ts'
import { aDiscount } from '../../../test/discounts.ts'
import { anImporter, staged, type Importer } from '../../../test/imports.ts'

const MEBIBYTE = 1024 * 1024
/** Not every sender is fast enough to be gone in time. */
const SENDERS = 6

const open = setUpApp()
let port = 0

beforeAll(async () => {
  port = Number(new URL(await open().app.listen({ port: 0, host: '127.0.0.1' })).port)
})

/** Announces a large body, and is gone before anybody can have found out who asks. */
async function beginAndLeave({ shop, manager }: Importer, path: string, contentType: string): Promise<void> {
  const lines = [
    `POST /api/${shop.companyId}/${path} HTTP/1.1`,
    'host: localhost',
    `authorization: ${manager.headers['authorization'] ?? ''}`,
    `content-type: ${contentType}`,
    `content-length: ${7 * MEBIBYTE}`,
  ]
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(`${lines.join('\r\n')}\r\n\r\n{`, () => socket.resetAndDestroy())
  await pause(100)
}

test('a large body whose sender leaves at once takes no room from the next', async () => {
  const importer = await anImporter(open())
  for (let time = 0; time < SENDERS; time += 1) await beginAndLeave(importer, 'discounts', 'application/json')
  const unread = 'x'.repeat(3 * MEBIBYTE)
  const products = [{ id: '01890000-0000-7000-8000-000000000000', unread }]
  const answer = await importer.manager.post('discounts', { ...aDiscount(), products })
  expect(answer.statusCode).not.toBe(503)
})

test('a file whose sender leaves at once takes no place from the next', async () => {
  const importer = await anImporter(open())
  for (let time = 0; time < SENDERS; time += 1)
    await beginAndLeave(importer, 'products/import', 'multipart/form-data; boundary=x')
  await staged(importer, 'code,designation\nA,Amandes\n')
})
