import { Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { RowAction } from './columns.ts'

export interface RowActionsOptions<Row> {
  onEdit: (row: Row) => void
  onDelete: (row: Row) => void
  /** False for rows that always stay. */
  isDeletable?: (row: Row) => boolean
  /** What else a row offers, after editing it. */
  more?: (row: Row) => readonly RowAction[]
}

/** What most rows offer to people who may write: edit and delete, in the common words. */
export function useRowActions<Row>(options: RowActionsOptions<Row>): (row: Row) => RowAction[] {
  const { t } = useTranslation()
  const { onEdit, onDelete, isDeletable = () => true, more = () => [] } = options
  return (row) => {
    const edit = { id: 'edit', label: t('common.edit'), icon: Pencil, onSelect: () => onEdit(row) }
    const remove = {
      id: 'delete',
      label: t('common.delete'),
      icon: Trash2,
      isDanger: true,
      onSelect: () => onDelete(row),
    }
    return [edit, ...more(row), ...(isDeletable(row) ? [remove] : [])]
  }
}
