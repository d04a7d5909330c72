import { useState } from 'react'
import { STOCK_LEVELS, type ProductLevels } from '@comptoir/contracts/inventory/stock-levels'
import { Button, useHasPermission, useTranslation } from '@comptoir/platform'
import { placesWithGoods, RevalueDialog } from './revalue-dialog.tsx'

/** Opens the question what a product costs, for who may say it, where there is any of it. */
export function RevalueButton({ levels }: { levels: ProductLevels }) {
  const { t } = useTranslation('inventory')
  const [isOpen, setOpen] = useState(false)
  const may = [
    useHasPermission(STOCK_LEVELS.permissions.revalue),
    useHasPermission(STOCK_LEVELS.permissions.seeValue),
  ].every(Boolean)
  if (!may || placesWithGoods(levels).length === 0) return null
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        {t('stockLevels.revalue.open')}
      </Button>
      {isOpen ? <RevalueDialog levels={levels} isOpen onClose={() => setOpen(false)} /> : null}
    </>
  )
}
