import { describe, expect, test } from '@jest/globals'
import { printOnNetwork } from './print-on-network.ts'
import { printerAt } from '../printer-address.ts'
import { aPrinter, type PrinterManner } from './testing/a-printer.ts'

const SHORT = { idleMs: 400, goodbyeMs: 400 }
/** More than the buffers of two machines hold. */
const LONG = Buffer.alloc(32 * 1024 * 1024, 0x55)

async function printing(manner: PrinterManner, bytes: Buffer) {
  const printer = await aPrinter(manner)
  const address = printerAt(printer.address, ['127.0.0.0/8'])
  if (!address) throw new Error('no address')
  try {
    return { outcome: await printOnNetwork(address, bytes, SHORT), printed: printer.printed, address }
  } finally {
    await printer.stop()
  }
}

describe('printing on the network', () => {
  test('a printer gets just the bytes', async () => {
    const bytes = Buffer.from([0x1b, 0x40, 0, 255, 10])
    const { outcome, printed } = await printing('prints', bytes)
    expect(outcome).toBe('printed')
    expect(printed).toEqual([bytes])
  })

  test('one that takes nothing is slow', async () => {
    expect((await printing('stuck', LONG)).outcome).toBe('slow')
  })

  test('one that hangs up before the end has stopped', async () => {
    expect((await printing('hangsUp', LONG)).outcome).toBe('stopped')
  })

  test('where nobody listens any more it is not reached', async () => {
    const { address } = await printing('prints', Buffer.from('x'))
    expect(await printOnNetwork(address, Buffer.from('x'), SHORT)).toBe('unreachable')
  })
})

describe('the address of a printer', () => {
  const networks = ['10.0.0.0/8', '192.168.1.7', 'fd00::/8']

  test.each([
    ['10.1.2.3', { host: '10.1.2.3', port: 9100 }],
    [' 10.1.2.3:9101 ', { host: '10.1.2.3', port: 9101 }],
    ['192.168.1.7', { host: '192.168.1.7', port: 9100 }],
    ['[fd00::7]:9109', { host: 'fd00::7', port: 9109 }],
    ['fd00::7', { host: 'fd00::7', port: 9100 }],
  ])('%s is one', (text, address) => {
    expect(printerAt(text, networks)).toEqual(address)
  })

  test.each([
    '',
    'printer.local',
    'localhost',
    '127.0.0.1',
    '169.254.169.254',
    '8.8.8.8',
    '192.168.1.8',
    '10.1.2.3:22',
    '10.1.2.3:9110',
    '10.1.2.3:6379',
    '10.1.2',
    '010.1.2.3',
    '0x0a.1.2.3',
    '::ffff:127.0.0.1',
    '[::1]:9100',
    'fe80::1',
    'http://10.1.2.3',
    '10.1.2.3/9100',
  ])('%s is none', (text) => {
    expect(printerAt(text, networks)).toBeNull()
  })
})
