import { useState } from 'react'
import { Ban, Check, ClipboardCheck, PencilLine, Play, ScanBarcode } from 'lucide-react'
import { STOCK_COUNTS, type StockCount } from '@comptoir/contracts/inventory/stock-counts'
import { Button, ConfirmDialog, PageLink, useNavigate, useSave, useTranslation } from '@comptoir/platform'
import { CancelDialog } from './cancel-dialog.tsx'
import { SHOWN_BY, takeStep, useCountPages } from './stock-counts.api.ts'

type Asking = 'finish' | 'post' | 'cancel' | null

/** The steps that the caller may take with a count, of which only those that go on are large. */
export function CountSteps({ count }: { count: StockCount }) {
  const { t } = useTranslation('inventory')
  const navigate = useNavigate()
  const pages = useCountPages()
  const [asking, setAsking] = useState<Asking>(null)
  const { id, mayTake, totals } = count
  const close = (): void => setAsking(null)
  const start = useSave(() => takeStep(count, 'start'), {
    answerOf: STOCK_COUNTS,
    invalidates: SHOWN_BY,
    onSaved: () => void navigate(pages.counting(id)),
  })
  const step = useSave((name: 'finish' | 'post') => takeStep(count, name), {
    answerOf: STOCK_COUNTS,
    invalidates: SHOWN_BY,
    success: ({ number }, name) => (name === 'post' ? t('stockCounts.posted', { number }) : t('stockCounts.finished')),
    onSaved: close,
  })
  return (
    <>
      {mayTake.includes('cancel') ? (
        <Button variant="outline" colorPalette="danger" onClick={() => setAsking('cancel')}>
          <Ban aria-hidden size={16} />
          {t('stockCounts.cancel')}
        </Button>
      ) : null}
      {mayTake.includes('change') ? (
        <Button variant="outline" asChild>
          <PageLink to={pages.edit(id)}>
            <PencilLine aria-hidden size={16} />
            {t('stockCounts.change')}
          </PageLink>
        </Button>
      ) : null}
      {mayTake.includes('start') ? (
        <Button loading={start.isSaving} onClick={() => void start.save(undefined)}>
          <Play aria-hidden size={16} />
          {t('stockCounts.start')}
        </Button>
      ) : null}
      {mayTake.includes('finish') ? (
        <Button variant="outline" onClick={() => setAsking('finish')}>
          <ClipboardCheck aria-hidden size={16} />
          {t('stockCounts.finish')}
        </Button>
      ) : null}
      {mayTake.includes('count') ? (
        <Button asChild>
          <PageLink to={pages.counting(id)}>
            <ScanBarcode aria-hidden size={16} />
            {t('stockCounts.count')}
          </PageLink>
        </Button>
      ) : null}
      {mayTake.includes('post') ? (
        <Button onClick={() => setAsking('post')}>
          <Check aria-hidden size={16} />
          {t('stockCounts.post')}
        </Button>
      ) : null}
      <ConfirmDialog
        isOpen={asking === 'finish'}
        title={t('stockCounts.finishTitle')}
        text={t('stockCounts.finishText')}
        confirmLabel={t('stockCounts.finish')}
        cancelLabel={t('stockCounts.keep')}
        isBusy={step.isSaving}
        onConfirm={() => void step.save('finish')}
        onCancel={close}
      />
      <ConfirmDialog
        isOpen={asking === 'post'}
        title={t('stockCounts.postTitle')}
        text={t('stockCounts.postText', { uncounted: totals?.uncounted ?? 0, different: totals?.different ?? 0 })}
        confirmLabel={t('stockCounts.post')}
        cancelLabel={t('stockCounts.keep')}
        isBusy={step.isSaving}
        onConfirm={() => void step.save('post')}
        onCancel={close}
      />
      <CancelDialog count={count} isOpen={asking === 'cancel'} onClose={close} />
    </>
  )
}
