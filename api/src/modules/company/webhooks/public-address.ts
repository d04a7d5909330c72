import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { WebhookTargets } from '../../../platform/settings.ts'

/** Why an address is not connected to. */
export class RefusedAddress extends Error {
  constructor(address: string) {
    super(`webhooks are not sent to ${address}`)
    this.name = 'RefusedAddress'
  }
}

/** All that is given out for the internet as of today; what is embedded in other IPv6 is reached by other names. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')

/** Whether an IP address is one of the internet: not of this machine, a network of its owner, a group, or a way around. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address.replace(/%.*$/, '')) === 0) return false
  const parsed = ipaddr.process(address)
  return parsed.range() === 'unicast' && (parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_IPV6))
}

/** Whether a webhook may have this address, as far as its text tells: names are looked up when something is sent. */
export function isFitUrl(text: string, targets: WebhookTargets): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  if (username !== '' || password !== '' || hostname === '') return false
  if (targets === 'anywhere') return protocol === 'https:' || protocol === 'http:'
  const literal = hostname.replace(/^\[|\]$/g, '')
  return protocol === 'https:' && (isIP(literal) === 0 ? isPublicName(literal) : isPublicAddress(literal))
}

function isPublicName(name: string): boolean {
  return name.includes('.') && !/(^|\.)(localhost|local|internal|home\.arpa)\.?$/.test(name)
}

/**
 * Looks a name up for one connection, which goes to what is checked here and is not looked up again. A name with one address
 * that is not public is refused whole.
 */
export const lookupPublic: LookupFunction = (hostname, { family, hints }, callback) => {
  lookup(hostname, { family: family ?? 0, hints, all: true }, (error, addresses) => {
    const refused = addresses?.find(({ address }) => !isPublicAddress(address))
    callback(error ?? (refused ? new RefusedAddress(refused.address) : null), error || refused ? [] : addresses)
  })
}
