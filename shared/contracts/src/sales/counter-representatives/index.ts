import { COUNTER_REPRESENTATIVES_AT } from '../../addresses.ts'
import { ShortList } from '../../schema.ts'

/** No more are offered at a counter. */
export const MOST_COUNTER_REPRESENTATIVES = 1000

/** `GET counter-representatives`: the active representatives by their names, for whoever sells to name one on a ticket. */
export const COUNTER_REPRESENTATIVES = { path: COUNTER_REPRESENTATIVES_AT.path, item: ShortList } as const
