import { useId, useState } from 'react'
import { STOCK_LOTS, type StockLot } from '@comptoir/contracts/inventory/stock-lots'
import { STOCK_TRANSFERS, type StockTransfer, type TransferPlace } from '@comptoir/contracts/inventory/stock-transfers'
import {
  api,
  Button,
  Flex,
  FormDialog,
  newId,
  pathOf,
  Text,
  useAddresses,
  useCompanyQuery,
  useNavigate,
  useSave,
  useTranslation,
} from '@comptoir/platform'
import { SelectField, useForm } from '@comptoir/platform/forms'
import { STOCK_TRANSFER } from '../../common/manage-stocks.ts'
import { onlyPlace, transferOf } from './lots-to-adjust.ts'

interface SendDialogProps {
  lots: readonly StockLot[]
  onClose: () => void
}

/** Asks where lots are to go, and makes the draft of their transfer. */
export function SendDialog({ lots, onClose }: SendDialogProps) {
  const { t } = useTranslation('inventory')
  const formId = useId()
  const navigate = useNavigate()
  const transfers = useAddresses(STOCK_TRANSFER)
  const [id] = useState(newId)
  const { data: places = [] } = useCompanyQuery<TransferPlace[]>(STOCK_TRANSFERS, ['places'])
  const { control, handleSubmit } = useForm<{ to: string }>({ defaultValues: { to: '' } })
  const here = lots[0]?.place.pointOfSale.id
  const from = onlyPlace(lots)
  const { save, isSaving } = useSave(
    (to: string) =>
      api.post<StockTransfer>(pathOf(STOCK_TRANSFERS), transferOf(id, from ?? '', to, lots), { idempotencyKey: id }),
    {
      invalidates: [STOCK_TRANSFERS, STOCK_LOTS],
      success: t('stockLots.transfer.made'),
      onSaved: (made) => {
        onClose()
        void navigate(transfers.one(made.id))
      },
    },
  )
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      isBusy={isSaving}
      title={t('stockLots.transfer.title')}
      size="sm"
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={isSaving}>
            {t('stockLots.transfer.cancel')}
          </Button>
          <Button type="submit" form={formId} loading={isSaving}>
            {t('stockLots.transfer.make')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void handleSubmit(({ to }) => (to === '' ? undefined : save(to)))(event)}>
        <Flex direction="column" gap="3">
          <Text>{t('stockLots.transfer.text')}</Text>
          <SelectField
            control={control}
            name="to"
            label={t('stockLots.transfer.to')}
            placeholder={t('stockLots.transfer.choose')}
            isRequired
            options={places.flatMap(({ id: value, name }) => (value === here ? [] : [{ value, label: name }]))}
          />
        </Flex>
      </form>
    </FormDialog>
  )
}
