import { useState } from 'react'
import { Ban, Check, Save, Send } from 'lucide-react'
import { STOCK_ADJUSTMENTS, type StockAdjustment } from '@comptoir/contracts/inventory/stock-adjustments'
import {
  Box,
  Button,
  ConfirmDialog,
  Flex,
  Grid,
  Notice,
  PageHeader,
  useFormat,
  useHasPermission,
  useTranslation,
} from '@comptoir/platform'
import { LeaveGuard, StaleNotice } from '@comptoir/platform/forms'
import { AdjustmentEditor } from './adjustment-editor.tsx'
import { AdjustmentTimeline, DraftSummary } from './adjustment-facts.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { draftOf, type Draft } from './draft.ts'
import { useAdjustmentAddresses } from './use-adjustment-addresses.ts'
import { useSaving } from './use-saving.ts'

interface DraftViewProps {
  /** As it was when its page opened; null while it was never saved. */
  opened: StockAdjustment | null
  /** What the page begins with, and of which id. */
  begin: { id: string; draft: Draft; pointOfSaleId: string }
  /** The draft as the server has it from now on, or what became of it. */
  onSaved: (adjustment: StockAdjustment) => void
  /** Begins anew with what somebody else has made of it. */
  onReload: () => void
}

/** An adjustment that is still written: it is saved as often as somebody likes, then posted or submitted, or given up. */
export function DraftView({ opened, begin, onSaved, onReload }: DraftViewProps) {
  const { t } = useTranslation('inventory')
  const addresses = useAdjustmentAddresses()
  const format = useFormat()
  // What is shown and the version that it is of change together, and only by what is done here.
  const [{ saved, draft }, setKept] = useState({ saved: opened, draft: begin.draft })
  const [isChanged, setChanged] = useState(opened === null)
  const [asking, setAsking] = useState<'post' | 'cancel' | null>(null)
  const { save, isSaving, staleMessage } = useSaving((adjustment) => {
    setChanged(false)
    if (adjustment.state === 'draft') setKept({ saved: adjustment, draft: draftOf(adjustment) })
    onSaved(adjustment)
  })
  const change = (next: (known: Draft) => Draft): void => {
    setKept((kept) => ({ ...kept, draft: next(kept.draft) }))
    setChanged(true)
  }
  const known = saved ?? { id: begin.id }
  const go = (then: 'keep' | 'post' | 'submit'): void => {
    setAsking(null)
    void save({ known, draft, isChanged, then })
  }
  const mayApprove = useHasPermission(STOCK_ADJUSTMENTS.permissions.approve)
  const isAbove = saved?.isAboveLimit === true && !isChanged
  const title = t(saved === null ? 'stockAdjustments.labels.create' : 'stockAdjustments.draftTitle')
  const isEmpty = draft.lines.length === 0
  return (
    <Flex direction="column" gap="4" w="full" maxW="page" mx="auto" px={{ base: '4', md: '6' }} py="6">
      <PageHeader
        title={title}
        breadcrumb={[{ label: t('stockAdjustments.title'), to: addresses.list() }, { label: title }]}
        actions={
          <>
            {saved === null ? null : (
              <Button variant="outline" colorPalette="danger" onClick={() => setAsking('cancel')}>
                <Ban aria-hidden size={16} />
                {t('stockAdjustments.cancel')}
              </Button>
            )}
            <Button variant="outline" loading={isSaving} disabled={!isChanged} onClick={() => go('keep')}>
              <Save aria-hidden size={16} />
              {t('stockAdjustments.save')}
            </Button>
            {mayApprove ? null : (
              <Button
                variant={isAbove ? 'solid' : 'outline'}
                loading={isSaving}
                disabled={isEmpty}
                onClick={() => go('submit')}
              >
                <Send aria-hidden size={16} />
                {t('stockAdjustments.submit')}
              </Button>
            )}
            {isAbove ? null : (
              <Button loading={isSaving} disabled={isEmpty} onClick={() => setAsking('post')}>
                <Check aria-hidden size={16} />
                {t('stockAdjustments.post')}
              </Button>
            )}
          </>
        }
      />
      <StaleNotice message={staleMessage} onReload={onReload} />
      {isAbove && saved.limitMinor !== null ? (
        <Notice tone="pending" title={t('stockAdjustments.aboveLimit')}>
          {t('stockAdjustments.aboveLimitText', { limit: format.money(saved.limitMinor) })}
        </Notice>
      ) : null}
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: saved === null ? undefined : 'minmax(0, 1fr) 20rem' }}
        gap="4"
        alignItems="start"
      >
        <AdjustmentEditor draft={draft} pointOfSaleId={begin.pointOfSaleId} onChange={change} />
        {saved === null ? null : (
          <Box display="flex" flexDirection="column" gap="4">
            <DraftSummary adjustment={saved} />
            <AdjustmentTimeline events={saved.events} />
          </Box>
        )}
      </Grid>
      <ConfirmDialog
        isOpen={asking === 'post'}
        title={t('stockAdjustments.postTitle')}
        text={t('stockAdjustments.postText')}
        confirmLabel={t('stockAdjustments.post')}
        cancelLabel={t('stockAdjustments.keep')}
        onConfirm={() => go('post')}
        onCancel={() => setAsking(null)}
      />
      {saved === null ? null : (
        <CancelDialog adjustment={saved} isOpen={asking === 'cancel'} onClose={() => setAsking(null)} />
      )}
      <LeaveGuard hasUnsavedWork={() => isChanged && !isSaving && (saved !== null || !isEmpty)} />
    </Flex>
  )
}
