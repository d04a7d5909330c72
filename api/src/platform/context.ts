import type { Permission } from '@comptoir/contracts/permissions'
import type { UserRole } from '@comptoir/contracts/roles'
import type { Language } from '@comptoir/i18n'
import type { Log } from './log.ts'
import type { Database, Tx } from './db/database.ts'
import type { Entered } from './db/enter-company.ts'

/** Who asks, for which company, when: handed to every use case, and enough for it. */
interface Asking extends Entered {
  companyId: string
  userId: string
  accountId: string
  /** The token by which another program acts in the user's name; left out where the user acts. */
  apiTokenId?: string
  userName: string
  role: UserRole
  permissions: ReadonlySet<Permission>
  now: Date
  requestId: string
  language: Language
  log: Log
}

/** The context of a request before its transaction. */
export interface Ctx extends Asking {
  db: Database
}

/** The context inside a transaction: the only one that repositories take. */
export interface TxCtx extends Asking {
  db: Tx
  inTx: true
}

/** True when the user may work in that point of sale. */
export function mayEnter(ctx: Pick<Asking, 'pointOfSaleIds'>, pointOfSaleId: string): boolean {
  return ctx.pointOfSaleIds === null || ctx.pointOfSaleIds.includes(pointOfSaleId)
}
