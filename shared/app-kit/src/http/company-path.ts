import type { Located } from '@comptoir/contracts/declare'
import { session } from '../session/store.ts'

/** The path of something of the signed-in company: `pathOf(PRODUCTS, id)`. Throws without a company. */
export function pathOf({ path }: Located, ...rest: readonly string[]): string {
  const { company } = session.getState()
  if (!company) throw new Error('No company is signed in')
  return [company.id, ...path.split('/'), ...rest].map(encodeURIComponent).join('/')
}
