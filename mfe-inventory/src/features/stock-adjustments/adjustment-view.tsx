import { useState } from 'react'
import { Ban, Check, Printer, Undo2 } from 'lucide-react'
import { STOCK_ADJUSTMENTS, type StockAdjustment } from '@comptoir/contracts/inventory/stock-adjustments'
import {
  advanceOne,
  Box,
  Button,
  ConfirmDialog,
  DateTime,
  Flex,
  Grid,
  newId,
  Notice,
  PageHeader,
  printPage,
  Section,
  Text,
  useCompany,
  useHasPermission,
  useSave,
  useTranslation,
} from '@comptoir/platform'
import { SHOWING_STOCK } from '../../common/manage-stocks.ts'
import { AdjustedGoods } from './adjusted-goods.tsx'
import { AdjustmentFacts, AdjustmentTimeline } from './adjustment-facts.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { useAdjustmentAddresses } from './use-adjustment-addresses.ts'

/** An adjustment as it is kept, with the steps that are left for whoever may take them. */
export function AdjustmentView({ adjustment }: { adjustment: StockAdjustment }) {
  const { t } = useTranslation('inventory')
  const addresses = useAdjustmentAddresses()
  const { timeZone } = useCompany()
  const { number, state } = adjustment
  const title = number === null ? t('stockAdjustments.labels.one') : t('stockAdjustments.pageTitle', { number })
  return (
    <Flex direction="column" gap="4" w="full" maxW="page" mx="auto" px={{ base: '4', md: '6' }} py="6">
      <PageHeader
        title={title}
        subtitle={<DateTime value={adjustment.postedAt ?? adjustment.createdAt} timeZone={timeZone} />}
        breadcrumb={[{ label: t('stockAdjustments.title'), to: addresses.list() }, { label: number ?? title }]}
        actions={<Steps adjustment={adjustment} />}
      />
      {state === 'submitted' ? (
        <Notice tone="pending" title={t('stockAdjustments.waiting')}>
          {t('stockAdjustments.waitingText')}
        </Notice>
      ) : null}
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 20rem' }} gap="4" alignItems="start">
        <Section title={t('stockAdjustments.goods')}>
          <AdjustedGoods adjustment={adjustment} />
          <Box data-print="only" pt="16">
            <Text borderTopWidth="1px" maxW="16rem" pt="1">
              {t('stockAdjustments.signature')}
            </Text>
          </Box>
        </Section>
        <Box display="flex" flexDirection="column" gap="4">
          <AdjustmentFacts adjustment={adjustment} />
          <AdjustmentTimeline events={adjustment.events} />
        </Box>
      </Grid>
    </Flex>
  )
}

type Asking = 'approve' | 'cancel' | 'reverse' | null

function Steps({ adjustment }: { adjustment: StockAdjustment }) {
  const { t } = useTranslation('inventory')
  const [asking, setAsking] = useState<Asking>(null)
  const may = {
    write: useHasPermission(STOCK_ADJUSTMENTS.permissions.write),
    approve: useHasPermission(STOCK_ADJUSTMENTS.permissions.approve),
    reverse: useHasPermission(STOCK_ADJUSTMENTS.permissions.reverse),
  }
  const { id, version, state, number, reversalOf } = adjustment
  const settled = { invalidates: [STOCK_ADJUSTMENTS, ...SHOWING_STOCK], onSaved: () => setAsking(null) }
  const approval = useSave(() => advanceOne(STOCK_ADJUSTMENTS, id, 'approve', { version }), {
    ...settled,
    answerOf: STOCK_ADJUSTMENTS,
    success: (posted) => t('stockAdjustments.posted', { number: posted.number }),
  })
  const reversal = useSave((by: string) => advanceOne(STOCK_ADJUSTMENTS, id, 'reverse', { id: by, note: null }), {
    ...settled,
    success: t('stockAdjustments.reversed', { number }),
  })
  const close = (): void => setAsking(null)
  return (
    <>
      {number === null ? null : (
        <Button variant="outline" onClick={() => printPage()}>
          <Printer aria-hidden size={16} />
          {t('stockAdjustments.print')}
        </Button>
      )}
      {state === 'submitted' && may.write ? (
        <Button variant="outline" colorPalette="danger" onClick={() => setAsking('cancel')}>
          <Ban aria-hidden size={16} />
          {t(may.approve ? 'stockAdjustments.refuse' : 'stockAdjustments.cancel')}
        </Button>
      ) : null}
      {state === 'submitted' && may.approve ? (
        <Button onClick={() => setAsking('approve')}>
          <Check aria-hidden size={16} />
          {t('stockAdjustments.approve')}
        </Button>
      ) : null}
      {state === 'posted' && may.reverse && reversalOf === null ? (
        <Button variant="outline" onClick={() => setAsking('reverse')}>
          <Undo2 aria-hidden size={16} />
          {t('stockAdjustments.reverse')}
        </Button>
      ) : null}
      <ConfirmDialog
        isOpen={asking === 'approve'}
        title={t('stockAdjustments.postTitle')}
        text={t('stockAdjustments.postText')}
        confirmLabel={t('stockAdjustments.approve')}
        cancelLabel={t('stockAdjustments.keep')}
        isBusy={approval.isSaving}
        onConfirm={() => void approval.save(undefined)}
        onCancel={close}
      />
      <ConfirmDialog
        isOpen={asking === 'reverse'}
        title={t('stockAdjustments.reverseTitle', { number })}
        text={t('stockAdjustments.reverseText')}
        confirmLabel={t('stockAdjustments.reverse')}
        cancelLabel={t('stockAdjustments.keep')}
        isDanger
        isBusy={reversal.isSaving}
        onConfirm={() => void reversal.save(newId())}
        onCancel={close}
      />
      <CancelDialog adjustment={adjustment} isRefusal={may.approve} isOpen={asking === 'cancel'} onClose={close} />
    </>
  )
}
