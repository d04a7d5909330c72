import { PackageOpen, SearchX } from 'lucide-react'
import { Button, EmptyState, useTranslation } from '@comptoir/platform'
import { useFocus } from '../focus/counter-focus.ts'
import { FirstSteps } from './first-steps.tsx'
import { useProductEntry } from './product-entry.ts'

/** An empty shop is another thing than a word that nothing matches. */
export function NoProducts({ words }: { words: string }) {
  const { t } = useTranslation('sales-purchases')
  const { search } = useProductEntry()
  const focus = useFocus()
  if (words === '')
    return (
      <EmptyState
        icon={PackageOpen}
        title={t('counter.search.noProductsTitle')}
        text={t('counter.search.noProductsText')}
        actions={<FirstSteps />}
      />
    )
  const clear = (): void => {
    search.getState().setText('')
    focus.toSearch()
  }
  return (
    <EmptyState
      icon={SearchX}
      title={t('counter.search.nothingTitle', { text: words })}
      text={t('counter.search.nothingText')}
      actions={
        <Button variant="outline" size="xl" onClick={clear}>
          {t('common.clearSearch')}
        </Button>
      }
    />
  )
}
