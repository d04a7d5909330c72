import { WritableStream } from 'node:stream/web'

/** What is wrong with a stand-in: it is not there, another program has it, or it takes nothing. */
export type Trouble = 'none' | 'unplugged' | 'held' | 'stuck'

/** A stand-in for a printer that is connected by cable: what each connection was sent, and what is wrong with it. */
export interface ConnectedPrinter {
  lots: Uint8Array[]
  fault: Trouble
  /** As a browser gives it. */
  device: object
  /** How it was last opened, where it is a serial port. */
  baudRate: number | null
  port: object
}

/** As the browser keeps which printer was chosen. */
const IDS = {
  vendorId: 0x04_b8,
  productId: 0x0e_15,
  serialNumber: 'X1',
  name: 'TM-T20',
  baudRate: 19_200,
}

function openLot({ fault, lots }: ConnectedPrinter): void {
  if (fault === 'held') throw new DOMException('in use', 'NetworkError')
  lots.push(new Uint8Array())
}

function take({ fault, lots }: ConnectedPrinter, data: Uint8Array): void {
  if (fault === 'stuck') throw new DOMException('no paper', 'NetworkError')
  lots.push(Uint8Array.from([...(lots.pop() ?? []), ...data]))
}

export function aUsbPrinter(): ConnectedPrinter {
  let configuration: object | null = null
  const endpoints = [
    { direction: 'in', endpointNumber: 2, type: 'bulk' },
    { direction: 'out', endpointNumber: 1, type: 'bulk' },
  ]
  const interfaces = [
    { interfaceNumber: 0, alternate: { interfaceClass: 3, endpoints: [] } },
    { interfaceNumber: 1, alternate: { interfaceClass: 7, endpoints } },
  ]
  const printer: ConnectedPrinter = {
    lots: [],
    fault: 'none',
    baudRate: null,
    device: {
      vendorId: 0x04_b8,
      productId: 0x0e_15,
      serialNumber: IDS.serialNumber,
      productName: IDS.name,
      get configuration() {
        return configuration
      },
      open: async () => openLot(printer),
      close: async () => undefined,
      selectConfiguration: async () => void (configuration = { interfaces }),
      claimInterface: async () => undefined,
      releaseInterface: async () => undefined,
      transferOut: async (endpoint: number, data: Uint8Array) => {
        if (endpoint === 1) take(printer, data)
        return { status: endpoint === 1 ? 'ok' : 'stall' }
      },
    },
    port: {
      writable: null,
      getInfo: () => ({ usbVendorId: 0x04_b8, usbProductId: 0x0e_15 }),
      open: async ({ baudRate }: { baudRate: number }) => {
        openLot(printer)
        const writable = new WritableStream<Uint8Array>({ write: (data) => take(printer, data) })
        Object.assign(printer, { baudRate })
        Object.assign(printer.port, { writable })
      },
      close: async () => undefined,
    },
  }
  return printer
}

/** Connects it, as the one that a person chooses when asked; for a register it was chosen before. */
export function connectUsb(printer: ConnectedPrinter, registerId?: string): void {
  const usb = {
    getDevices: async () => (printer.fault === 'unplugged' ? [] : [printer.device]),
    requestDevice: async () => {
      if (printer.fault === 'unplugged') throw new DOMException('none chosen', 'NotFoundError')
      return printer.device
    },
  }
  Object.defineProperty(navigator, 'usb', { value: usb, configurable: true })
  if (registerId !== undefined) localStorage.setItem(`printer:usb:${registerId}`, JSON.stringify(IDS))
}

/** The same on a serial port. */
export function connectSerial(printer: ConnectedPrinter, registerId?: string): void {
  const serial = {
    getPorts: async () => (printer.fault === 'unplugged' ? [] : [printer.port]),
    requestPort: async () => {
      if (printer.fault === 'unplugged') throw new DOMException('none chosen', 'NotFoundError')
      return printer.port
    },
  }
  Object.defineProperty(navigator, 'serial', { value: serial, configurable: true })
  if (registerId !== undefined)
    localStorage.setItem(`printer:serial:${registerId}`, JSON.stringify({ ...IDS, serialNumber: null }))
}

/** The browser has neither USB nor serial ports again. */
export function disconnectAll(): void {
  for (const way of ['usb', 'serial']) Reflect.deleteProperty(navigator, way)
}
