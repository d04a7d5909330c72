import { Store } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSession } from '@comptoir/app-kit'
import { Badge, chakra, VisuallyHidden } from '../chakra.ts'
import type { ListState } from './use-list-state.ts'

/**
 * What decides which point of sale a list shows: the one chosen in the frame, or the list's own filter `pointOfSale`,
 * without which it shows all.
 */
export type PointOfSaleSource = 'frame' | 'filter'

export interface ShownPointOfSaleProps {
  source: PointOfSaleSource
  list: Pick<ListState, 'filters'>
  /** The one column that is of the point of sale, where the rows are of the whole company. */
  column?: string | undefined
}

/** Says at the head of a list which point of sale it shows. Nothing where the person has only one. */
export function ShownPointOfSale({ source, list, column }: ShownPointOfSaleProps) {
  const { t } = useTranslation()
  const all = useSession(({ pointsOfSale }) => pointsOfSale)
  const chosen = useSession(({ pointOfSale }) => pointOfSale?.id)
  if (all.length < 2) return null
  const id = source === 'frame' ? chosen : list.filters['pointOfSale']
  if (id === undefined && source === 'frame') return null
  const name = all.find((each) => each.id === id)?.name ?? id
  const label = <>{t('common.labelled', { label: column ?? t('common.pointOfSale') })} </>
  return (
    <Badge colorPalette="neutral" whiteSpace="normal">
      <Store aria-hidden />
      {name === undefined ? (
        t('common.allPointsOfSale')
      ) : (
        <span>
          {column === undefined ? <VisuallyHidden as="span">{label}</VisuallyHidden> : label}
          <chakra.bdi overflowWrap="anywhere">{name}</chakra.bdi>
        </span>
      )}
    </Badge>
  )
}
