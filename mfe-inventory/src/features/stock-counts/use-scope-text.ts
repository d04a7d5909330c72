import type { CountScope } from '@comptoir/contracts/inventory/stock-counts'
import { useFormat, useTranslation } from '@comptoir/platform'

/** What a scope is called in a list, or with the names of what it is of. */
export function useScopeText(): (scope: CountScope, names?: readonly string[]) => string {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  return ({ kind, ids = [], classes = [], days = 0 }, names = []) => {
    const word = t(`stockCounts.scope.${kind}`)
    if (kind === 'all') return word
    if (kind === 'notCounted') return t('stockCounts.scopeDays', { count: days, number: format.number(days) })
    if (kind === 'classes') return `${word} ${classes.join(', ')}`
    if (names.length === 0) return `${word} (${format.number(ids.length)})`
    return t('stockCounts.scopeNamed', { word, names: names.join(', ') })
  }
}
