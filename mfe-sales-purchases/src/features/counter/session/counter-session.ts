import { createRequiredContext } from '../../../common/required-context.ts'
import type { OwnSession } from './registers.ts'

/** The register and cash session that the counter sells on. */
export const [CounterSessionContext, useCounterSession] = createRequiredContext<OwnSession>('cash session')
