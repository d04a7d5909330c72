import { useTranslation } from '@comptoir/platform'
import { AskDialog } from '../../../common/ask-dialog.tsx'
import { PricedNameFields } from '../priced-name/priced-name-fields.tsx'
import { useCustomItem } from './use-custom-item.ts'

export interface CustomItemDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** Asks for what is sold without being a product: its name, its price and its VAT rate. */
export function CustomItemDialog({ isOpen, onClose }: CustomItemDialogProps) {
  const { t } = useTranslation('sales-purchases')
  return (
    <AskDialog
      {...{ isOpen, onClose }}
      title={t('counter.custom.title')}
      subtitle={t('counter.custom.subtitle')}
      sendLabel={t('counter.custom.add')}
      firstField="[name=price]"
    >
      {(id) => <CustomItemForm id={id} onAdded={onClose} />}
    </AskDialog>
  )
}

function CustomItemForm({ id, onAdded }: { id: string; onAdded: () => void }) {
  const { form, rates, submit } = useCustomItem(onAdded)
  return (
    <form id={id} noValidate onSubmit={(event) => void submit(event)}>
      <PricedNameFields form={form} rates={rates} longestName={120} />
    </form>
  )
}
