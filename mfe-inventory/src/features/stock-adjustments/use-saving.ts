import { STOCK_ADJUSTMENTS, type StockAdjustment } from '@comptoir/contracts/inventory/stock-adjustments'
import { advanceOne, useSave, useShowItem, useTranslation } from '@comptoir/platform'
import { SHOWING_STOCK } from '../../common/manage-stocks.ts'
import { inputOf, type Draft } from './draft.ts'
import { saveDraft } from './stock-adjustments.api.ts'

type Known = { id: string } | { id: string; version: number }

interface Wanted {
  known: Known
  draft: Draft
  /** Left out where the draft on the server says the same. */
  isChanged: boolean
  then: 'keep' | 'post' | 'submit'
}

/** Saves a draft and takes it further where that is wanted: what is above the limit of who posts it stays a saved draft. */
export function useSaving(onDone: (adjustment: StockAdjustment) => void) {
  const { t } = useTranslation('inventory')
  const showItem = useShowItem()
  const write = async ({ known, draft, isChanged, then }: Wanted): Promise<StockAdjustment> => {
    const saved =
      isChanged || !('version' in known)
        ? await saveDraft(known, inputOf(draft))
        : { id: known.id, version: known.version, isAboveLimit: false, isUnchanged: true }
    // Whatever is refused from here on, the draft is what the page goes on with.
    if (!('isUnchanged' in saved)) {
      await showItem(STOCK_ADJUSTMENTS, saved)
      onDone(saved)
    }
    if (then === 'keep' || (then === 'post' && saved.isAboveLimit)) {
      if ('isUnchanged' in saved) throw new Error('nothing was to be done')
      return saved
    }
    return advanceOne(STOCK_ADJUSTMENTS, saved.id, then, { version: saved.version })
  }
  return useSave(write, {
    answerOf: STOCK_ADJUSTMENTS,
    invalidates: [STOCK_ADJUSTMENTS, ...SHOWING_STOCK],
    hasStaleNotice: true,
    success: ({ state, number, isAboveLimit }, { then }) =>
      state === 'posted'
        ? t('stockAdjustments.posted', { number })
        : state === 'submitted'
          ? t('stockAdjustments.submitted')
          : then === 'post' && isAboveLimit
            ? null
            : t('stockAdjustments.saved'),
    onSaved: onDone,
  })
}
