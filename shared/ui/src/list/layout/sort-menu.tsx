import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button, Flex } from '../../chakra.ts'
import { ActionMenu } from '../../overlay/action-menu.tsx'
import type { Column } from '../columns.ts'
import { type Sort, sortToText } from '../list-url.ts'

export interface SortMenuProps<Row> {
  columns: readonly Column<Row>[]
  sort: Sort | null
  onSort: (sort: Sort) => void
}

/** Sorting for phones, whose rows have no heads to press. */
export function SortMenu<Row>({ columns, sort, onSort }: SortMenuProps<Row>) {
  const { t } = useTranslation()
  const sortable = columns.filter(({ isSortable }) => isSortable)
  const name = columns.find(({ id }) => id === sort?.field)?.header
  const label = name === undefined ? t('common.sort') : t('common.sortedBy', { name })
  const items = sortable.flatMap(({ id, header }) =>
    (['asc', 'desc'] as const).map((direction) => ({
      id: sortToText({ field: id, direction }),
      label: t(direction === 'asc' ? 'common.ascending' : 'common.descending', { name: header }),
      icon: direction === 'asc' ? ArrowUp : ArrowDown,
      onSelect: () => onSort({ field: id, direction }),
    })),
  )
  return (
    <Flex display={{ base: 'flex', md: 'none' }}>
      <ActionMenu
        label={label}
        items={items}
        trigger={
          <Button variant="outline">
            <ArrowUpDown aria-hidden size={16} />
            {label}
          </Button>
        }
      />
    </Flex>
  )
}
