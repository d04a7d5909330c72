import type { Duplicates } from '@comptoir/contracts/people/parties'
import type { ShortItem } from '@comptoir/contracts/schema'
import { fakeApi, type FakeApi } from '@comptoir/testing'

/** An API without groups, sectors, or anybody like another one. */
export function anApi(): FakeApi {
  return fakeApi()
    .on<ShortItem[]>('get', '/:companyId/client-groups', [])
    .on<ShortItem[]>('get', '/:companyId/activity-sectors', [])
    .on<Duplicates>('get', '/:companyId/:parties/duplicates', { data: [] })
}
