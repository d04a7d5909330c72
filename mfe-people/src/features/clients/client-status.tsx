import { Footprints } from 'lucide-react'
import type { Client } from '@comptoir/contracts/people/clients'
import { ActivityBadge, StatusBadge, useTranslation } from '@comptoir/platform'

/** Whether a client can be chosen, or is the one that sales without a named client belong to. */
export function ClientStatus({ client }: { client: Client }) {
  const { t } = useTranslation('people')
  if (client.isDefault)
    return <StatusBadge size="sm" tone="brand" icon={Footprints} label={t('clients.status.default')} />
  return <ActivityBadge isActive={client.isActive} />
}
