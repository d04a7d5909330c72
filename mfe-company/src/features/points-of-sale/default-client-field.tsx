import { SelectField, type Control } from '@comptoir/platform/forms'
import { Box, SearchInput, useTranslation } from '@comptoir/platform'
import type { PointOfSaleValues } from './point-of-sale-values.ts'
import type { DefaultClients } from './use-default-clients.ts'

export interface DefaultClientFieldProps {
  control: Control<PointOfSaleValues>
  clients: DefaultClients
}

/** One of the active clients. Where there are more than a list shows, they are searched for first. */
export function DefaultClientField({ control, clients }: DefaultClientFieldProps) {
  const { t } = useTranslation('company')
  const { text, search, options, isLong } = clients
  return (
    <Box display="flex" flexDirection="column" gap="2">
      <SelectField
        control={control}
        name="defaultClientId"
        label={t('pointsOfSale.counter.client')}
        help={t('pointsOfSale.counter.clientHelp')}
        options={options}
        placeholder={t('pointsOfSale.counter.walkIn')}
        isClearable
      />
      {isLong || text !== '' ? (
        <SearchInput value={text} onChange={search} label={t('pointsOfSale.counter.searchClient')} />
      ) : null}
    </Box>
  )
}
