import type { CounterLot } from '@comptoir/contracts/inventory/counter-catalogue'
import { Box, Button, Notice, useTranslation } from '@comptoir/platform'
import { AskDialog } from '../../../common/ask-dialog.tsx'
import type { CartLine } from '../cart/cart.ts'
import { useNameOf } from '../product-name.ts'
import { LotsForm } from './lots-form.tsx'
import { PiecesForm } from './pieces-form.tsx'

export interface GoodsDialogProps {
  isOpen: boolean
  line: CartLine
  lots: readonly CounterLot[]
  onClose: () => void
  /** Where the sale is to be paid: sells it although pieces have no number. */
  sellUnnamed?: () => void
}

/** Asks of which lots a line is, or which pieces it sells. */
export function GoodsDialog({ isOpen, line, lots, onClose, sellUnnamed }: GoodsDialogProps) {
  const { t } = useTranslation('sales-purchases')
  const nameOf = useNameOf()
  const isOfLots = line.product.tracking === 'lots'
  return (
    <AskDialog
      {...{ isOpen, onClose }}
      title={t(isOfLots ? 'counterGoods.title.lots' : 'counterGoods.title.serialNumbers')}
      subtitle={nameOf(line.product)}
      sendLabel={t('counterGoods.save')}
      furtherButton={
        sellUnnamed && !isOfLots ? (
          <Button variant="ghost" size="xl" onClick={sellUnnamed}>
            {t('counterGoods.sellUnnamed')}
          </Button>
        ) : null
      }
    >
      {(id) =>
        isOfLots ? (
          <LotsForm id={id} line={line} lots={lots} onDone={onClose} />
        ) : (
          <>
            {sellUnnamed ? (
              <Box mb="3">
                <Notice tone="attention">{t('counterGoods.beforePaying')}</Notice>
              </Box>
            ) : null}
            <PiecesForm id={id} line={line} onDone={onClose} />
          </>
        )
      }
    </AskDialog>
  )
}
