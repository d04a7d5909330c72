import { useState } from 'react'
import { Archive, ArchiveRestore, Folders, Tag } from 'lucide-react'
import type { BulkChangeInput, ChangeSet } from '@comptoir/contracts/inventory/product-changes'
import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import {
  newId,
  notify,
  tellRefusal,
  useFormat,
  useHasPermission,
  useInvalidate,
  useSave,
  useTranslation,
  type MenuAction,
} from '@comptoir/platform'
import { changeProducts, undoAtOnce } from '../../../common/changes/product-changes.api.ts'
import { ALSO_SHOWN_BY } from '../shown-by.ts'

/** What is chosen in a dialog before it is given to many products. */
export type AskedFamily = 'category' | 'brand'

export interface BulkChange {
  /** For the bar of the ticked products; none for who may not change many at once. */
  actions: MenuAction[]
  /** What the dialog asks for; null while it is shut. */
  asked: AskedFamily | null
  isBusy: boolean
  change: (change: BulkChangeInput['change']) => void
  close: () => void
}

const SHOWN_BY = [PRODUCTS, ...ALSO_SHOWN_BY]

/** Changing the ticked products at once, with the way back in the notice that says so. */
export function useBulkChange(ids: readonly string[], onChanged: () => void): BulkChange {
  const { t } = useTranslation('inventory')
  const mayChange = useHasPermission(PRODUCTS.permissions.import)
  const [asked, setAsked] = useState<AskedFamily | null>(null)
  const tell = useTold()
  const { save, isSaving } = useSave(changeProducts, {
    invalidates: SHOWN_BY,
    onSaved: (set) => {
      setAsked(null)
      onChanged()
      tell(set)
    },
  })
  const change = (what: BulkChangeInput['change']): void => void save({ ids: [...ids], change: what, key: newId() })
  const actions: MenuAction[] = [
    { id: 'category', label: t('products.bulk.category.action'), icon: Folders, onSelect: () => setAsked('category') },
    { id: 'brand', label: t('products.bulk.brand.action'), icon: Tag, onSelect: () => setAsked('brand') },
    {
      id: 'inactive',
      label: t('products.bulk.deactivate'),
      icon: Archive,
      onSelect: () => change({ isActive: false }),
    },
    {
      id: 'active',
      label: t('products.bulk.activate'),
      icon: ArchiveRestore,
      onSelect: () => change({ isActive: true }),
    },
  ]
  return { actions: mayChange ? actions : [], asked, isBusy: isSaving, change, close: () => setAsked(null) }
}

/** Says how many products were changed, and undoes it when asked. */
function useTold(): (set: ChangeSet) => void {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const invalidate = useInvalidate()
  const told = (key: 'changed' | 'undone' | 'kept', count: number): string =>
    t(`products.bulk.${key}`, { count, number: format.number(count) })
  const undo = async (id: string): Promise<void> => {
    try {
      const { changedCount, keptCount } = await undoAtOnce(id)
      if (keptCount === 0) notify.success(told('undone', changedCount))
      else notify.info(told('kept', keptCount))
    } catch (error) {
      tellRefusal(error)
    } finally {
      await invalidate(SHOWN_BY)
    }
  }
  return ({ id, changedCount }) => {
    if (changedCount === 0) notify.info(t('products.bulk.nothing'))
    else
      notify.success(told('changed', changedCount), {
        action: { label: t('products.bulk.undo'), onSelect: () => void undo(id) },
      })
  }
}
