import { useId, useRef } from 'react'
import type { CounterLot } from '@comptoir/contracts/inventory/counter-catalogue'
import { Box, Button, FormDialog, useTranslation } from '@comptoir/platform'
import type { CartLine } from '../cart/cart.ts'
import { LotsForm } from './lots-form.tsx'
import { PiecesForm } from './pieces-form.tsx'

export interface GoodsDialogProps {
  isOpen: boolean
  line: CartLine
  lots: readonly CounterLot[]
  onClose: () => void
}

/** Asks of which lots a line is, or which pieces it sells. */
export function GoodsDialog({ isOpen, line, lots, onClose }: GoodsDialogProps) {
  const { t } = useTranslation('sales-purchases')
  const formId = useId()
  const body = useRef<HTMLDivElement>(null)
  const isOfLots = line.product.tracking === 'lots'
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      size="sm"
      initialFocus={() => body.current?.querySelector('input') ?? null}
      title={t(isOfLots ? 'counterGoods.title.lots' : 'counterGoods.title.serialNumbers')}
      subtitle={line.product.designation}
      footer={
        <>
          <Button variant="outline" size="xl" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={formId} size="xl">
            {t('counterGoods.save')}
          </Button>
        </>
      }
    >
      <Box ref={body}>
        {isOpen && isOfLots ? <LotsForm id={formId} line={line} lots={lots} onDone={onClose} /> : null}
        {isOpen && !isOfLots ? <PiecesForm id={formId} line={line} onDone={onClose} /> : null}
      </Box>
    </FormDialog>
  )
}
