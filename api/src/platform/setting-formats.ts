import fs from 'node:fs'
import { isIP } from 'node:net'

const PROXY_GROUPS = ['loopback', 'linklocal', 'uniquelocal']

function isPort(value: string): boolean {
  return /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535
}

/** An address or a name to listen on, without scheme, port or blanks. */
function isHost(value: string): boolean {
  return isIP(value) !== 0 || /^[a-zA-Z0-9]([a-zA-Z0-9.-]*[a-zA-Z0-9])?$/.test(value)
}

/** A user and a database must be named: otherwise the driver would guess them from the machine. */
function isDatabaseUrl(value: string): boolean {
  const url = parse(value)
  return (
    url !== null &&
    ['postgres:', 'postgresql:'].includes(url.protocol) &&
    url.hostname !== '' &&
    url.username !== '' &&
    url.pathname.length > 1
  )
}

/** The product is served from the root of an origin: a path, a query or a user in its address would be lost. */
function isOrigin(value: string): boolean {
  const url = parse(value)
  return url !== null && ['http:', 'https:'].includes(url.protocol) && url.href === `${url.origin}/`
}

function isSmtpUrl(value: string): boolean {
  const url = parse(value)
  return url !== null && ['smtp:', 'smtps:'].includes(url.protocol) && url.hostname !== ''
}

const ADDRESS = /^[^\s@<>"]+@[^\s@<>"]+$/

export function isMailAddress(value: string): boolean {
  return ADDRESS.test(value)
}

/** An address, or a name before one in angle brackets. A line break would begin a header of its own. */
function isSender(value: string): boolean {
  const [, address] = /^[^<>\r\n"]+<([^<>]+)>$/.exec(value) ?? [undefined, value]
  return address !== undefined && isMailAddress(address)
}

function isReadableFile(value: string): boolean {
  try {
    fs.accessSync(value, fs.constants.R_OK)
    return fs.statSync(value).isFile()
  } catch {
    return false
  }
}

/** Addresses only. `true` or a number of hops would believe whatever address a visitor writes into a header. */
function isProxyList(value: string): boolean {
  return (
    splitList(value).length > 0 && splitList(value).every((entry) => PROXY_GROUPS.includes(entry) || isNetwork(entry))
  )
}

function isNetworkList(value: string): boolean {
  return splitList(value).length > 0 && splitList(value).every(isNetwork)
}

export function splitList(value: string): string[] {
  return value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
}

function isNetwork(entry: string): boolean {
  const [address = '', bits, ...rest] = entry.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (family === 4 ? 32 : 128))
  )
}

function parse(value: string): URL | null {
  return URL.canParse(value) ? new URL(value) : null
}

/** What a setting's text may have to be, by the name that the schema of the settings calls it. */
export const SETTING_FORMATS: Readonly<Record<string, (value: string) => boolean>> = {
  port: isPort,
  host: isHost,
  'database-url': isDatabaseUrl,
  origin: isOrigin,
  'smtp-url': isSmtpUrl,
  'mail-address': isMailAddress,
  sender: isSender,
  'readable-file': isReadableFile,
  'proxy-list': isProxyList,
  'network-list': isNetworkList,
}
