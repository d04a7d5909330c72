import type { Usb, UsbDevice } from './browser-devices.ts'
import { pairedPrinter, type PairedPrinter, rememberPrinter, USUAL_BAUD_RATE } from './paired-printer.ts'
import { orFault, patiently, PrinterError } from './printer-error.ts'

const PRINTER_CLASS = 7
const CHUNK_BYTES = 16_384

function hub(): Usb {
  if (!navigator.usb) throw new PrinterError('unsupported')
  return navigator.usb
}

/** Asks which printer is meant, which must follow a press, and remembers it. */
export async function pairUsb(registerId: string): Promise<PairedPrinter> {
  const device = await orFault('notChosen', hub().requestDevice({ filters: [{ classCode: PRINTER_CLASS }] }))
  const paired = toPaired(device)
  rememberPrinter('usb', registerId, paired)
  return paired
}

function toPaired({ vendorId, productId, serialNumber = null, productName }: UsbDevice): PairedPrinter {
  return { vendorId, productId, serialNumber, name: productName ?? '', baudRate: USUAL_BAUD_RATE }
}

export async function sendByUsb(registerId: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const device = await find(registerId)
  await orFault('unplugged', patiently(device.open()))
  try {
    const { interfaceNumber, endpoint } = await orFault('unplugged', patiently(claim(device)))
    await orFault('stopped', write(device, endpoint, bytes))
    await device.releaseInterface(interfaceNumber).catch(() => undefined)
  } finally {
    await device.close().catch(() => undefined)
  }
}

async function find(registerId: string): Promise<UsbDevice> {
  const paired = pairedPrinter('usb', registerId)
  if (!paired) throw new PrinterError('notPaired')
  const devices = await hub().getDevices()
  const device = devices.find(
    ({ vendorId, productId, serialNumber = null }) =>
      vendorId === paired.vendorId && productId === paired.productId && serialNumber === paired.serialNumber,
  )
  if (!device) throw new PrinterError('unplugged')
  return device
}

async function claim(device: UsbDevice): Promise<{ interfaceNumber: number; endpoint: number }> {
  if (device.configuration === null) await device.selectConfiguration(1)
  for (const { interfaceNumber, alternate } of device.configuration?.interfaces ?? []) {
    const out = alternate.endpoints.find(({ direction, type }) => direction === 'out' && type === 'bulk')
    if (alternate.interfaceClass !== PRINTER_CLASS || !out) continue
    await device.claimInterface(interfaceNumber)
    return { interfaceNumber, endpoint: out.endpointNumber }
  }
  throw new PrinterError('unplugged')
}

async function write(device: UsbDevice, endpoint: number, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    const { status } = await patiently(device.transferOut(endpoint, bytes.slice(at, at + CHUNK_BYTES)))
    if (status !== 'ok') throw new PrinterError('stopped')
  }
}
