import { useId } from 'react'
import { LOCATION_KINDS, LONGEST_LOCATION_NAME, type StockLocation } from '@comptoir/contracts/company/locations'
import { Button, Flex, FormDialog, useTranslation } from '@comptoir/platform'
import { SelectField, TextField } from '@comptoir/platform/forms'
import { useLocationForm } from './use-location-form.ts'

interface LocationDialogProps {
  edited: StockLocation | 'new'
  isOpen: boolean
  pointOfSaleId: string
  onClose: () => void
}

/** What a location may be chosen to be: there is one shop already. */
const CHOSEN_KINDS = LOCATION_KINDS.filter((kind) => kind !== 'shop')

/** Adds a location, renames one or makes it another kind; the shop has its kind for good. */
export function LocationDialog({ edited, isOpen, pointOfSaleId, onClose }: LocationDialogProps) {
  const { t } = useTranslation('company')
  const formId = useId()
  const { form, submit, isSaving } = useLocationForm(edited, pointOfSaleId, onClose)
  const isShop = edited !== 'new' && edited.kind === 'shop'
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      isBusy={isSaving}
      size="sm"
      title={t(edited === 'new' ? 'locations.form.createTitle' : 'locations.form.editTitle')}
      {...(isShop ? { subtitle: t('locations.form.shopStays') } : {})}
      footer={
        <>
          <Button variant="outline" size="lg" disabled={isSaving} onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={formId} size="lg" loading={isSaving} loadingText={t('common.saving')}>
            {t('locations.form.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Flex direction="column" gap="4">
          <TextField
            control={form.control}
            name="name"
            label={t('locations.form.name')}
            isRequired
            maxLength={LONGEST_LOCATION_NAME}
            autoComplete="off"
          />
          {isShop ? null : (
            <SelectField
              control={form.control}
              name="kind"
              label={t('locations.form.kind')}
              help={t('locations.form.kindHelp')}
              options={CHOSEN_KINDS.map((kind) => ({ value: kind, label: t(`locations.kind.${kind}`) }))}
            />
          )}
        </Flex>
      </form>
    </FormDialog>
  )
}
