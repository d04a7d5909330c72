/** Who a ticket is for, as much of them as the counter keeps. */
export interface NamedClient {
  readonly id: string
  readonly name: string
  readonly phone: string | null
}

/** Whether this is a client that the browser kept, and nothing damaged or foreign. */
export function isNamedClient(value: unknown): value is NamedClient {
  if (typeof value !== 'object' || value === null) return false
  if (!('id' in value && 'name' in value && 'phone' in value)) return false
  const { id, name, phone } = value
  return typeof id === 'string' && typeof name === 'string' && (phone === null || typeof phone === 'string')
}
