import { Lock, SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../chakra.ts'
import { EmptyState } from '../page/empty-state.tsx'
import { ErrorPanel } from '../page/error-panel.tsx'
import type { ListState } from './use-list-state.ts'

/** Readers without the permission for a list are told so, not that something broke. */
export function ForbiddenList() {
  const { t } = useTranslation()
  return <EmptyState icon={Lock} title={t('common.notAllowedTitle')} text={t('common.notAllowedText')} />
}

export function FailedList({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation()
  return <ErrorPanel title={t('common.listFailedTitle')} error={error} onRetry={onRetry} />
}

export function NothingFound({ list }: { list: ListState }) {
  const { t } = useTranslation()
  const search = list.search.trim()
  const title = search ? t('common.nothingFoundTitle', { search }) : t('common.nothingFilteredTitle')
  return (
    <EmptyState
      icon={SearchX}
      title={title}
      text={t('common.nothingFoundText')}
      actions={
        <Button variant="outline" size="sm" onClick={list.clear}>
          {t('common.clearFilters')}
        </Button>
      }
    />
  )
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** True for an answer that says 403, whatever class the error is of. */
export const isForbiddenError = (error: unknown): boolean => isObject(error) && error['status'] === 403
