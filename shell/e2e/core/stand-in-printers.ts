import { createServer, type Server } from 'node:net'
import { expect, type Page } from '@playwright/test'
import { type Printout, printoutOf } from '@comptoir/testing/escpos'

/** What a page has in place of printers that are connected by cable. */
interface StandIns {
  /** What each connection was sent, in order. */
  lots: number[][]
  /** Whether the printer takes nothing. */
  isBroken: boolean
  /** How often the browser's own dialog was opened. */
  dialogs: number
}

declare global {
  var standIns: StandIns
}

/** Gives every page a USB printer and a serial port, which the person is taken to choose when asked, and no print dialog. */
export async function connectPrinters(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.standIns = { lots: [], isBroken: false, dialogs: 0 }
    globalThis.print = () => {
      globalThis.standIns.dialogs += 1
      dispatchEvent(new Event('afterprint'))
    }
    const take = (lot: number[], data: Uint8Array): void => {
      if (globalThis.standIns.isBroken) throw new DOMException('no paper', 'NetworkError')
      lot.push(...data)
    }
    const usb = {
      ...{ vendorId: 0x04_b8, productId: 0x0e_15, serialNumber: 'X1', productName: 'TM-T20 (stand-in)' },
      configuration: {
        interfaces: [
          {
            interfaceNumber: 0,
            alternate: {
              interfaceClass: 7,
              endpoints: [{ direction: 'out', endpointNumber: 1, type: 'bulk' }],
            },
          },
        ],
      },
      open: async () => void globalThis.standIns.lots.push([]),
      close: async () => undefined,
      claimInterface: async () => undefined,
      releaseInterface: async () => undefined,
      transferOut: async (_endpoint: number, data: Uint8Array) => {
        take(globalThis.standIns.lots.at(-1) ?? [], data)
        return { status: 'ok' }
      },
    }
    const port = {
      writable: null as WritableStream | null,
      getInfo: () => ({ usbVendorId: 0x06_7b, usbProductId: 0x23_03 }),
      open: async () => {
        const lot: number[] = []
        globalThis.standIns.lots.push(lot)
        port.writable = new WritableStream({ write: (data: Uint8Array) => take(lot, data) })
      },
      close: async () => undefined,
    }
    Object.defineProperty(navigator, 'usb', {
      value: { getDevices: async () => [usb], requestDevice: async () => usb },
    })
    Object.defineProperty(navigator, 'serial', {
      value: { getPorts: async () => [port], requestPort: async () => port },
    })
  })
}

/** What came of all that the page's printers were sent, once there is as much as is expected. */
export async function printouts(page: Page, count: number): Promise<Printout[]> {
  await expect.poll(() => page.evaluate(() => globalThis.standIns.lots.length)).toBe(count)
  const lots = await page.evaluate(() => globalThis.standIns.lots)
  return lots.map((lot) => printoutOf(Uint8Array.from(lot)))
}

/** A printer of the network. */
export interface NetworkPrinter {
  address: string
  lots: Uint8Array[]
  /** It is switched off. */
  stop: () => Promise<void>
}

const PORTS = Array.from({ length: 10 }, (_, index) => 9100 + index)

export async function aNetworkPrinter(): Promise<NetworkPrinter> {
  const lots: Uint8Array[] = []
  const server = createServer((socket) => {
    const parts: Buffer[] = []
    socket.on('error', () => undefined)
    socket.on('data', (part: Buffer) => parts.push(part))
    socket.on('end', () => {
      lots.push(Buffer.concat(parts))
      socket.end()
    })
  })
  for (const port of PORTS)
    if (await listensOn(server, port))
      return {
        address: `127.0.0.1:${port}`,
        lots,
        stop: () => new Promise((resolve) => server.close(() => resolve())),
      }
  throw new Error('ports 9100 to 9109 are all taken')
}

function listensOn(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => resolve(true))
  })
}

/** A picture in black and white: whether a dot is black. */
export type Picture = Pick<Printout, 'width' | 'height' | 'isBlack'>

/** The paper that the page would print next, photographed as the browser lays it out, a pixel for a dot. */
export async function paperPhotographed(page: Page, widthDots: number): Promise<Picture> {
  await page.evaluate((width) => {
    const sheet = [...document.querySelectorAll<HTMLElement>('[data-sheet] [role=document]')].at(-1)
    const copy = sheet?.cloneNode(true) as HTMLElement
    copy.id = 'photographed'
    copy.style.cssText = `--mm:8px;width:${width}px;max-width:none;padding:0;position:absolute;inset:0 auto auto 0;z-index:99999`
    document.body.append(copy)
  }, widthDots)
  const photo = (await page.locator('#photographed').screenshot()).toString('base64')
  const { width, height, ink } = await page.evaluate(async (base64) => {
    document.querySelector('#photographed')?.remove()
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const context = canvas.getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const data = context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? []
    const black = Array.from({ length: data.length / 4 }, (_, pixel) => ((data[4 * pixel] ?? 255) < 160 ? '1' : '0'))
    return { width: bitmap.width, height: bitmap.height, ink: black.join('') }
  }, photo)
  return { width, height, isBlack: (x, y) => ink[y * width + x] === '1' }
}

/** How much of one picture's black lies within some dots of black of the other one, from 0 to 1. */
export function shareFoundIn(of: Picture, other: Picture, within: number): number {
  let black = 0
  let found = 0
  for (let y = 0; y < of.height; y += 1)
    for (let x = 0; x < of.width; x += 1)
      if (of.isBlack(x, y)) {
        black += 1
        if (isNearBlack(other, x, y, within)) found += 1
      }
  return black === 0 ? 0 : found / black
}

function isNearBlack({ width, height, isBlack }: Picture, x: number, y: number, within: number): boolean {
  for (let row = Math.max(0, y - within); row <= Math.min(height - 1, y + within); row += 1)
    for (let column = Math.max(0, x - within); column <= Math.min(width - 1, x + within); column += 1)
      if (isBlack(column, row)) return true
  return false
}
