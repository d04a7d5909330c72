import { Refused } from './client.ts'
import { idOf } from './ids.ts'

/** The company that the file is replayed into. */
export const COMPANY = {
  id: idOf('company'),
  name: 'Online Retail',
  currency: 'GBP',
  timeZone: 'Europe/London',
} as const
/** Its only shop. */
export const POINT_OF_SALE = idOf('point-of-sale')

/** The path of the company's resources. */
export function at(path: string): string {
  return `/${COMPANY.id}/${path}`
}

/** What is there already was made by an earlier run: its id is the same. */
export async function once(make: () => Promise<unknown>): Promise<void> {
  try {
    await make()
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 409) throw error
  }
}
