import type { ClientInput } from '../clients/index.ts'
import type { SupplierInput } from '../suppliers/index.ts'

/** What a row says of somebody, as their form names it; what it does not say is left out. */
export type PartyFields = Partial<Omit<ClientInput & SupplierInput, 'id' | 'addresses' | 'contacts' | 'certificates'>>
