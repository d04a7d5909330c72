import { CLIENTS } from '@comptoir/contracts/people/clients'
import type { PartyKind } from '@comptoir/contracts/people/party-import'
import { SUPPLIERS } from '@comptoir/contracts/people/suppliers'
import { CLIENTS_ALSO_SHOWN_BY } from '../party/shown-by.ts'

/** Where clients, and where suppliers, are imported, which list they come into, and what else shows them. */
export const IMPORT_SUBJECTS = {
  client: { declared: CLIENTS, imports: { path: `${CLIENTS.path}/import` }, alsoShownBy: CLIENTS_ALSO_SHOWN_BY },
  supplier: { declared: SUPPLIERS, imports: { path: `${SUPPLIERS.path}/import` }, alsoShownBy: [] },
} as const satisfies Record<PartyKind, unknown>
