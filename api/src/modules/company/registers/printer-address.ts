import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Where printers listen for what they are to print. */
const RAW_PORT = 9100
const LAST_RAW_PORT = 9109

export interface PrinterAddress {
  host: string
  port: number
}

/**
 * Reads the address of a printer: an IP address of one of the networks, and perhaps a port. Null for all else. There are no
 * names, which might lead elsewhere when they are looked up, and no ports on which anything but printers listens.
 */
export function printerAt(text: string, networks: readonly string[]): PrinterAddress | null {
  const {
    v6,
    plain,
    port = String(RAW_PORT),
  } = /^(?:\[(?<v6>[^\]]+)\]|(?<plain>[\d.]+|[\da-f]*:[\da-f:.]*:[\da-f:.]*))(?::(?<port>\d{1,5}))?$/i.exec(text.trim())
    ?.groups ?? {}
  const address = v6 ?? plain ?? ''
  const isRawPort = Number(port) >= RAW_PORT && Number(port) <= LAST_RAW_PORT
  if (!isRawPort || isIP(address) === 0 || !networks.some((network) => isIn(address, network))) return null
  return { host: address, port: Number(port) }
}

function isIn(address: string, network: string): boolean {
  const [base = '', bits] = network.split('/')
  const parsed = ipaddr.process(address)
  const range = ipaddr.process(base)
  if (parsed.kind() !== range.kind()) return false
  return parsed.match(range, bits === undefined ? range.toByteArray().length * 8 : Number(bits))
}
