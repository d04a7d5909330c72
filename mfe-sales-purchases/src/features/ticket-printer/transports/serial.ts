import type { Serial, SerialPort } from './browser-devices.ts'
import { pairedPrinter, type PairedPrinter, rememberPrinter, USUAL_BAUD_RATE } from './paired-printer.ts'
import { orFault, patiently, PrinterError } from './printer-error.ts'

const CHUNK_BYTES = 4096

function ports(): Serial {
  if (!navigator.serial) throw new PrinterError('unsupported')
  return navigator.serial
}

/** Asks which port is meant, which must follow a press, and remembers it. */
export async function pairSerial(registerId: string, baudRate: number = USUAL_BAUD_RATE): Promise<PairedPrinter> {
  const port = await orFault('notChosen', ports().requestPort())
  const paired = { ...idsOf(port), serialNumber: null, name: '', baudRate }
  rememberPrinter('serial', registerId, paired)
  return paired
}

function idsOf(port: SerialPort): Pick<PairedPrinter, 'vendorId' | 'productId'> {
  const { usbVendorId = null, usbProductId = null } = port.getInfo()
  return { vendorId: usbVendorId, productId: usbProductId }
}

export async function sendBySerial(registerId: string, bytes: Uint8Array): Promise<void> {
  const paired = pairedPrinter('serial', registerId)
  if (!paired) throw new PrinterError('notPaired')
  const port = (await ports().getPorts()).find((each) => {
    const { vendorId, productId } = idsOf(each)
    return vendorId === paired.vendorId && productId === paired.productId
  })
  if (!port) throw new PrinterError('unplugged')
  await orFault('unplugged', patiently(port.open({ baudRate: paired.baudRate })))
  try {
    await orFault('stopped', write(port, bytes))
  } finally {
    await port.close().catch(() => undefined)
  }
}

async function write({ writable }: SerialPort, bytes: Uint8Array): Promise<void> {
  if (!writable) throw new PrinterError('stopped')
  const writer = writable.getWriter()
  try {
    for (let at = 0; at < bytes.length; at += CHUNK_BYTES)
      await patiently(writer.write(bytes.subarray(at, at + CHUNK_BYTES)))
    await patiently(writer.close())
  } catch (error) {
    await writer.abort().catch(() => undefined)
    throw error
  } finally {
    writer.releaseLock()
  }
}
