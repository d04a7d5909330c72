import { useState, type KeyboardEvent } from 'react'
import { CLIENTS } from '@comptoir/contracts/people/clients'
import type { ShortItem } from '@comptoir/contracts/schema'
import { SelectField, type Control, type Option } from '@comptoir/platform/forms'
import { Box, SearchInput, useList, useTranslation } from '@comptoir/platform'
import type { PointOfSaleValues } from './point-of-sale-values.ts'

const SHOWN = 20

export interface DefaultClientFieldProps {
  control: Control<PointOfSaleValues>
  /** The client as it was saved: among the choices whatever is searched for. */
  chosen: ShortItem | null
}

/** One of the active clients. Where there are more than a list shows, they are searched for first. */
export function DefaultClientField({ control, chosen }: DefaultClientFieldProps) {
  const { t } = useTranslation('company')
  const [text, setText] = useState('')
  const { options, isLong } = useClientOptions(text, chosen)
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
        <Box onKeyDown={keepForm}>
          <SearchInput value={text} onChange={setText} label={t('pointsOfSale.counter.searchClient')} />
        </Box>
      ) : null}
    </Box>
  )
}

/** Enter searches; it does not send the form around. */
function keepForm(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault()
}

function useClientOptions(text: string, chosen: ShortItem | null): { options: Option[]; isLong: boolean } {
  const { data } = useList(CLIENTS, {
    page: 1,
    limit: SHOWN,
    filter: { isActive: 'true' },
    order: { field: 'name', direction: 'asc' },
    ...(text === '' ? {} : { search: { text } }),
  })
  const [kept, setKept] = useState<readonly Option[]>([])
  const found = (data?.data ?? []).filter(({ isDefault }) => !isDefault)
  const shown = found.map(({ id, name, code }) => ({ value: id, label: `${name} – ${code}` }))
  const own = chosen ? [{ value: chosen.id, label: chosen.name }] : []
  // What was found before stays, so that a choice is not lost by searching on.
  const all = [...shown, ...kept, ...own].filter(
    ({ value }, index, options) => options.findIndex((other) => other.value === value) === index,
  )
  if (shown.some(({ value }) => kept.every((option) => option.value !== value))) setKept(all)
  return { options: all, isLong: (data?.meta.total ?? 0) > SHOWN }
}
