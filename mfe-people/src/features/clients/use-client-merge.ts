import { CLIENTS } from '@comptoir/contracts/people/clients'
import { SALES } from '@comptoir/contracts/sales/sales'
import { useHasPermission, useTranslation } from '@comptoir/platform'
import { CLIENTS_ALSO_SHOWN_BY } from '../../common/party/shown-by.ts'
import { usePartyMerge, type PartyMerge } from '../../common/merge/use-merge.ts'

/** Merging a client into another one; the tickets of the one are the other's in lists. */
export function useClientMerge(): PartyMerge {
  const { t } = useTranslation('people')
  const mayRemove = useHasPermission(CLIENTS.permissions.remove)
  return usePartyMerge(CLIENTS, {
    alsoShownBy: [SALES, ...CLIENTS_ALSO_SHOWN_BY],
    label: t('clients.merge.action'),
    merged: ({ name }, into) => t('clients.merge.done', { name, into: into.name }),
    // The walk-in client stays.
    isOffered: (row) => mayRemove && !('isDefault' in row && row.isDefault === true),
  })
}
