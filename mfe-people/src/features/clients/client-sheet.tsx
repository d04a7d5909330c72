import { Users } from 'lucide-react'
import { CLIENTS, type Client } from '@comptoir/contracts/people/clients'
import {
  ApiProblem,
  Code,
  EmptyState,
  ErrorPanel,
  ExtensionSlot,
  Flex,
  Skeleton,
  useItem,
  useTranslation,
  type RowSheetContentProps,
} from '@comptoir/platform'
import { RowSheet, useRowSheet } from '@comptoir/platform/overlays'
import { ClientFacts } from './client-facts.tsx'

/** All about a client beside the list, and what was last sold to them. */
export function ClientSheet(given: RowSheetContentProps<Client>) {
  const { id, row, frame } = useRowSheet(given)
  const { t } = useTranslation('people')
  const { data, error, refetch } = useItem(CLIENTS, id)
  const client = data ?? row
  return (
    <RowSheet
      frame={frame}
      history={CLIENTS}
      title={client?.name ?? t('clients.labels.hit')}
      subtitle={client ? <Code>{client.code}</Code> : null}
    >
      {client ? (
        <Flex key={id} direction="column" gap="5">
          <ClientFacts client={client} />
          <ExtensionSlot point="client.summary" clientId={client.id} />
        </Flex>
      ) : error ? (
        <Failed error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton h="40" aria-busy="true" />
      )}
    </RowSheet>
  )
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('people')
  if (error instanceof ApiProblem && (error.status === 404 || error.status === 400))
    return <EmptyState icon={Users} title={t('clients.missing.title')} text={t('clients.missing.text')} />
  return <ErrorPanel title={t('clients.failed.title')} error={error} onRetry={onRetry} />
}
