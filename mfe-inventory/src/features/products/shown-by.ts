import { BRANDS } from '@comptoir/contracts/inventory/brands'
import { UNITS } from '@comptoir/contracts/inventory/units'

/** What shows products besides their own lists: the counts of how they are grouped and measured. */
export const ALSO_SHOWN_BY = [BRANDS, UNITS]
