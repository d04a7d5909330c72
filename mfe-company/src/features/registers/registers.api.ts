import { POINTS_OF_SALE } from '@comptoir/contracts/company/points-of-sale'
import { CASH_SESSIONS } from '@comptoir/contracts/sales/cash-sessions'

/** What else shows registers: the counts of points of sale, and the counter's choice of register. */
export const ALSO_SHOWN_BY = [POINTS_OF_SALE, CASH_SESSIONS]
