import { expect, test } from '@jest/globals'
import { once } from 'node:events'
import { type Server, createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { freePort } from '../database/index.ts'
import { checkPort } from './port-check.ts'

async function occupied<T>(host: string, work: (port: number) => Promise<T>): Promise<T> {
  const port = await freePort()
  const server: Server = createServer().listen(port, host)
  await once(server, 'listening')
  return work(port).finally(() => server.close())
}

test('a free port is accepted, and is still free afterwards', async () => {
  const port = await freePort()
  await checkPort('127.0.0.1', port)
  await checkPort('127.0.0.1', port)
})

test('a port in use is refused with the way out', async () => {
  await occupied('127.0.0.1', async (port) => {
    await expect(checkPort('127.0.0.1', port)).rejects.toMatchObject({
      name: 'Refusal',
      message: `Port ${port} on 127.0.0.1 is in use by another program. Stop that program, or choose another port, as in "PORT=${port + 1} npm start".`,
    })
  })
})

const hasOtherLoopback = Object.values(networkInterfaces())
  .flat()
  .some((address) => address?.address === '::1')

;(hasOtherLoopback ? test : test.skip)(
  'a port in use on the other loopback is refused too: a browser could take that one for localhost',
  async () => {
    await occupied('::1', async (port) => {
      await expect(checkPort('127.0.0.1', port)).rejects.toThrow(`Port ${port} on ::1 is in use`)
    })
  },
)

test('an address of another machine is refused', async () => {
  await expect(checkPort('192.0.2.1', 4000)).rejects.toThrow('192.0.2.1 is not an address of this machine')
})
