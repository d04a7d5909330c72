import { deviceName } from '../http/device-name.ts'
import type { Visitor } from '../http/visitor.ts'

/** From where somebody came, as the list of devices tells it; null for what is not known. */
interface Whence {
  address: string
  browser: string | null
  system: string | null
}

export function whenceOf({ address, userAgent }: Pick<Visitor, 'address' | 'userAgent'>): Whence {
  return { address, ...deviceName(userAgent) }
}
