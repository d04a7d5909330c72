import { CLIENTS } from '@comptoir/contracts/people/clients'
import type { PartyKind } from '@comptoir/contracts/people/party-import'
import { SUPPLIERS } from '@comptoir/contracts/people/suppliers'

/** Where clients, and where suppliers, are imported, and which list they come into. */
export const IMPORT_SUBJECTS = {
  client: { declared: CLIENTS, imports: { path: `${CLIENTS.path}/import` } },
  supplier: { declared: SUPPLIERS, imports: { path: `${SUPPLIERS.path}/import` } },
} as const satisfies Record<PartyKind, unknown>
