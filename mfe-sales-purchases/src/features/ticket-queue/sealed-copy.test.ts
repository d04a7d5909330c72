import 'fake-indexeddb/auto'
import { expect, test } from '@jest/globals'
import { newId } from '@comptoir/platform'
import '@comptoir/testing'
import { someSale } from '../../testing/some-sale.ts'
import { CopyUnreadableError, openTickets, sealTickets } from './sealed-copy.ts'
import { sendWaiting } from './send-waiting.ts'
import { TicketServer } from './testing/ticket-server.ts'
import { TicketStore } from './ticket-store.ts'

const PASSPHRASE = 'les dattes de Tozeur'

async function aDevice(server: TicketServer) {
  const store = new TicketStore(newId())
  await store.takeSeries(server.seriesOf('r1', null, 0), null)
  for (let sold = 0; sold < 3; sold += 1) await store.sell('r1', someSale())
  return store
}

test('what a broken device had saved is sent from another one, once', async () => {
  const server = new TicketServer()
  const broken = await aDevice(server)
  const waiting = await broken.copy()
  const file = await sealTickets(waiting, PASSPHRASE)
  expect(new TextDecoder().decode(await file.arrayBuffer())).not.toContain('Harissa')
  const other = new TicketStore(newId())
  const opened = await openTickets(file, PASSPHRASE)
  expect([await other.adopt(opened), await other.adopt(opened)]).toEqual([3, 0])
  await sendWaiting(other, server)
  expect(server.tickets().map(({ sent }) => sent.hash)).toEqual(waiting.tickets.map(({ hash }) => hash))
  expect(await other.series('r1')).toBeNull()
})

test('opens neither with another passphrase, nor damaged, nor what is something else', async () => {
  const file = await sealTickets(await (await aDevice(new TicketServer())).copy(), PASSPHRASE)
  const bytes = new Uint8Array(await file.arrayBuffer())
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
  const others: readonly [Blob, string][] = [
    [file, 'another one'],
    [new Blob([bytes]), PASSPHRASE],
    [new Blob(['a photo']), PASSPHRASE],
  ]
  for (const [blob, passphrase] of others)
    await expect(openTickets(blob, passphrase)).rejects.toBeInstanceOf(CopyUnreadableError)
})
