import { BRANDS } from '@comptoir/contracts/inventory/brands'
import { UNITS } from '@comptoir/contracts/inventory/units'

/** What else shows products: the counts of how they are grouped and measured. */
export const ALSO_SHOWN_BY = [BRANDS, UNITS]
