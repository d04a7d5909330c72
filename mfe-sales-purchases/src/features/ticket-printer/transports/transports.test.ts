import { afterEach, describe, expect, test } from '@jest/globals'
import { printoutOf } from '@comptoir/testing/escpos'
import { escPosOf } from '../escpos.ts'
import {
  aUsbPrinter,
  connectSerial,
  connectUsb,
  disconnectAll,
  type Trouble,
} from '../../../testing/connected-printers.ts'
import { pairedPrinter } from './paired-printer.ts'
import { pairSerial, sendBySerial } from './serial.ts'
import { pairUsb, sendByUsb } from './usb.ts'

/** A picture of which no two rows are alike, longer than a transfer. */
const picture = {
  width: 576,
  height: 700,
  bits: Uint8Array.from({ length: 72 * 700 }, (_, index) => (index * 31 + (index >> 8)) & 0xff),
}
const bytes = escPosOf({ picture, opensDrawer: true })
const REGISTER = 'r1'

afterEach(() => {
  disconnectAll()
  localStorage.clear()
})

const WAYS = [
  { way: 'usb', connect: connectUsb, send: sendByUsb, pair: pairUsb },
  { way: 'serial', connect: connectSerial, send: sendBySerial, pair: pairSerial },
] as const

describe.each(WAYS)('a printer by $way', ({ way, connect, send, pair }) => {
  test('once it is chosen prints the picture that was drawn', async () => {
    const printer = aUsbPrinter()
    connect(printer)
    await expect(send(REGISTER, bytes)).rejects.toMatchObject({ fault: 'notPaired' })
    await pair(REGISTER)
    expect(pairedPrinter(way, REGISTER)).toMatchObject({ vendorId: 0x04_b8, productId: 0x0e_15 })
    await send(REGISTER, bytes)
    await send(REGISTER, bytes)
    expect(printer.lots.map((lot) => Buffer.from(lot).equals(Buffer.from(bytes)))).toEqual([true, true])
    const [lot] = printer.lots
    expect(lot && printoutOf(lot)).toMatchObject({ width: 576, height: 700, cuts: 1, drawerKicks: 1 })
  })

  test.each<[Trouble, string]>([
    ['unplugged', 'unplugged'],
    ['held', 'unplugged'],
    ['stuck', 'stopped'],
  ])('that is %s is said to be', async (trouble, fault) => {
    const printer = aUsbPrinter()
    connect(printer, REGISTER)
    printer.fault = trouble
    await expect(send(REGISTER, bytes)).rejects.toMatchObject({ fault })
    printer.fault = 'none'
    await send(REGISTER, bytes)
  })

  test('may be left unchosen, and is not reached by every browser', async () => {
    const printer = aUsbPrinter()
    printer.fault = 'unplugged'
    connect(printer)
    await expect(pair(REGISTER)).rejects.toMatchObject({ fault: 'notChosen' })
    disconnectAll()
    await expect(pair(REGISTER)).rejects.toMatchObject({ fault: 'unsupported' })
  })
})

test('a serial port is opened as fast as the printer is set to', async () => {
  const printer = aUsbPrinter()
  connectSerial(printer)
  await pairSerial(REGISTER, 115_200)
  await sendBySerial(REGISTER, bytes)
  expect(printer.baudRate).toBe(115_200)
})
