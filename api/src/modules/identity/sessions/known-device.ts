import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { isId } from '../../../platform/is-id.ts'

/** Accounts that one browser is remembered for: a shop's register has several people. */
const MOST_ACCOUNTS = 8
const ENTRY = /^([^.]+)\.([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/

interface Entry {
  accountId: string
  deviceId: string
  text: string
}

function seal(secret: string, accountId: string, deviceId: string): Buffer {
  return createHmac('sha256', secret).update(`device.${accountId}.${deviceId}`).digest()
}

function readEntry(secret: string, text: string): Entry | null {
  const [, accountId, deviceId, mac] = ENTRY.exec(text) ?? []
  if (accountId === undefined || deviceId === undefined || mac === undefined || !isId(accountId)) return null
  const isGenuine = timingSafeEqual(seal(secret, accountId, deviceId), Buffer.from(mac, 'base64url'))
  return isGenuine ? { accountId, deviceId, text } : null
}

function readEntries(secret: string, cookie: string): Entry[] {
  return cookie
    .split('~', MOST_ACCOUNTS)
    .map((text) => readEntry(secret, text))
    .filter((entry) => entry !== null)
}

/** The name of this device for an account that signed in on it before; null for any other account, or a forged cookie. */
export function findDevice(secret: string, cookie: string, accountId: string): string | null {
  return readEntries(secret, cookie).find((entry) => entry.accountId === accountId)?.deviceId ?? null
}

/** The cookie of a device on which an account has just signed in: sealed names, nothing that opens anything. */
export function rememberDevice(secret: string, cookie: string, accountId: string): string {
  const entries = readEntries(secret, cookie)
  const others = entries.filter((entry) => entry.accountId !== accountId).map(({ text }) => text)
  const known = entries.find((entry) => entry.accountId === accountId)?.text
  return [known ?? newEntry(secret, accountId), ...others].slice(0, MOST_ACCOUNTS).join('~')
}

function newEntry(secret: string, accountId: string): string {
  const deviceId = randomBytes(16).toString('base64url')
  return `${accountId}.${deviceId}.${seal(secret, accountId, deviceId).toString('base64url')}`
}
