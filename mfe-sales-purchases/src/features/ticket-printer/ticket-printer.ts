import type { Printer } from '@comptoir/contracts/printers'
import type { Register } from '@comptoir/contracts/company/registers'
import { escPosOf, type PrinterTask } from './escpos.ts'
import { drawPaper } from './raster/draw-paper.ts'
import type { Bitmap } from './raster/bitmap.ts'
import { sendByNetwork } from './transports/network.ts'
import { PrinterError } from './transports/printer-error.ts'
import { sendBySerial } from './transports/serial.ts'
import { sendByUsb } from './transports/usb.ts'

/** What of a register says how it prints. */
export type PrintingRegister = Pick<
  Register,
  'id' | 'pointOfSaleId' | 'name' | 'printer' | 'printerAddress' | 'paperWidthMm' | 'printsAtOnce' | 'opensDrawer'
>

/** What is sent at once: the paper of the page with a number, or the one that came last; null prints none. */
export interface PrintedPart {
  paper: { number: string | null } | null
  opensDrawer: boolean
}

const LOCK = 'ticket-printer'
/** A sheet is drawn with the page; its logo may come a little later. */
const SHEET_MS = 5000
const LOGO_MS = 2000

/** The bytes that a printer is sent for it. */
export async function bytesOf(
  register: PrintingRegister,
  { paper, opensDrawer }: PrintedPart,
): Promise<Uint8Array<ArrayBuffer>> {
  const task: PrinterTask = { picture: paper ? await pictureOf(register, paper.number) : null, opensDrawer }
  return escPosOf(task)
}

async function pictureOf({ paperWidthMm }: PrintingRegister, number: string | null): Promise<Bitmap> {
  return drawPaper(await sheetOf(number), paperWidthMm)
}

async function sheetOf(number: string | null): Promise<HTMLElement> {
  const begun = Date.now()
  for (;;) {
    const sheet = [...document.querySelectorAll<HTMLElement>('[data-sheet] [role=document]')].findLast(
      ({ textContent }) => number === null || textContent.includes(number),
    )
    const isWhole = sheet?.querySelector('[data-print=coming]') === null
    const waited = Date.now() - begun
    if (sheet && (isWhole || waited > LOGO_MS)) return sheet
    if (waited > SHEET_MS) throw new PrinterError('noPaper')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Sends bytes to a register's printer, one lot after the other, whichever tab they come from. */
export async function sendTo(register: PrintingRegister, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const locks: LockManager | undefined = navigator.locks
  await (locks ? locks.request(LOCK, () => send(register, bytes)) : send(register, bytes))
}

function send(register: PrintingRegister, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const ways: Record<Printer, () => Promise<void>> = {
    browser: () => Promise.reject(new PrinterError('unsupported')),
    usb: () => sendByUsb(register.id, bytes),
    serial: () => sendBySerial(register.id, bytes),
    network: () => sendByNetwork(register, bytes),
  }
  return ways[register.printer]()
}
