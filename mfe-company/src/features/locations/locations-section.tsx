import { Plus } from 'lucide-react'
import { Box, Button, DataTable, ErrorPanel, Section, useTranslation } from '@comptoir/platform'
import { useLocationActions } from './location-actions.ts'
import { useLocationColumns } from './location-columns.tsx'
import type { Locations } from './use-locations.ts'

/** The locations of the point of sale. What is done here takes effect at once, apart from the form around it. */
export function LocationsSection({ locations }: { locations: Locations }) {
  const { t } = useTranslation('company')
  const { mayWrite, edit } = locations
  return (
    <Section
      title={t('locations.title')}
      description={t(mayWrite ? 'locations.description' : 'locations.descriptionReadOnly')}
      actions={mayWrite ? <AddLocation onAdd={() => edit('new')} /> : null}
    >
      <Box mx="-5" mb="-5" borderBottomRadius="lg" overflow="hidden">
        <Content locations={locations} />
      </Box>
    </Section>
  )
}

/** There is always the shop: a list that was read has a row. */
function Content({ locations }: { locations: Locations }) {
  const { t } = useTranslation('company')
  const columns = useLocationColumns()
  const actions = useLocationActions(locations)
  const { rows, error, isFetching, retry } = locations.list
  if (error) return <ErrorPanel title={t('locations.failed.title')} error={error} onRetry={retry} />
  return (
    <DataTable
      label={t('locations.title')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      isFetching={isFetching}
      skeletonRows={2}
      {...(locations.mayWrite ? { rowActions: actions } : {})}
    />
  )
}

function AddLocation({ onAdd }: { onAdd: () => void }) {
  const { t } = useTranslation('company')
  return (
    <Button type="button" variant="outline" size="sm" onClick={onAdd}>
      <Plus aria-hidden size={16} />
      {t('locations.add')}
    </Button>
  )
}
