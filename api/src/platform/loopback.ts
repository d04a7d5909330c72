import { isIP } from 'node:net'

/** True for names that never leave the machine: browsers trust them like https. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '')
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    name === '::1' ||
    (isIP(name) === 4 && name.startsWith('127.'))
  )
}
