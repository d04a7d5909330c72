import { useId, useState } from 'react'
import { COUNT_SETTINGS, CountSettingsInput, type CountSettings } from '@comptoir/contracts/inventory/count-settings'
import { CLASS_DAYS, CLASS_SHARES, STOCK_COUNTS } from '@comptoir/contracts/inventory/stock-counts'
import {
  api,
  Button,
  ErrorPanel,
  FormDialog,
  Grid,
  pathOf,
  Skeleton,
  Text,
  useSave,
  useTranslation,
} from '@comptoir/platform'
import { NumberField, SwitchField, useForm } from '@comptoir/platform/forms'
import { useCountSettings } from './stock-counts.api.ts'

/** Percent with three decimals, as rates are kept. */
const RATE_DECIMALS = 3

interface Values {
  isCycleOn: boolean
  daysA: number | null
  daysB: number | null
  daysC: number | null
  toleranceRateMilli: number | null
}

/** How often shops count each class of products, and which differences are looked at twice. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('inventory')
  const { data, error, isFetchedAfterMount, refetch } = useCountSettings()
  if (data && isFetchedAfterMount && !error) return <SettingsForm settings={data} onClose={onClose} />
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={t('stockCounts.settings.title')}
      footer={
        <Button variant="outline" onClick={onClose}>
          {t('stockCounts.keep')}
        </Button>
      }
    >
      {error ? (
        <ErrorPanel title={t('stockCounts.settings.failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton h="40" />
      )}
    </FormDialog>
  )
}

function SettingsForm({ settings, onClose }: { settings: CountSettings; onClose: () => void }) {
  const { t } = useTranslation('inventory')
  const formId = useId()
  // As it was opened, whatever is read behind the form meanwhile.
  const [{ version, ...known }] = useState(settings)
  const form = useForm<Values>({ defaultValues: known })
  const { control, handleSubmit } = form
  const { save, isSaving } = useSave(
    (values: Values) => api.put<CountSettings>(pathOf(COUNT_SETTINGS), values, version > 0 ? { version } : {}),
    {
      ...{ form, contract: CountSettingsInput, invalidates: [STOCK_COUNTS, COUNT_SETTINGS] },
      ...{ success: t('stockCounts.settings.saved'), onSaved: onClose },
    },
  )
  const submit = handleSubmit((values) => save({ ...values, toleranceRateMilli: values.toleranceRateMilli ?? 0 }))
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      isBusy={isSaving}
      title={t('stockCounts.settings.title')}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={isSaving}>
            {t('stockCounts.keep')}
          </Button>
          <Button type="submit" form={formId} loading={isSaving}>
            {t('stockCounts.settings.save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)}>
        <Grid gap="4">
          <SwitchField control={control} name="isCycleOn" label={t('stockCounts.settings.isOn')} />
          <Text textStyle="small" color="fg.muted">
            {t('stockCounts.due.shares', { days: CLASS_DAYS, a: CLASS_SHARES.A, b: CLASS_SHARES.B })}
          </Text>
          <Grid templateColumns={{ base: '1fr', sm: 'repeat(3, 1fr)' }} gap="4">
            {(['daysA', 'daysB', 'daysC'] as const).map((name) => (
              <NumberField
                key={name}
                control={control}
                name={name}
                label={t(`stockCounts.settings.${name}`)}
                decimals={0}
                isRequired
              />
            ))}
          </Grid>
          <NumberField
            control={control}
            name="toleranceRateMilli"
            label={t('stockCounts.settings.tolerance')}
            help={t('stockCounts.settings.toleranceHelp')}
            decimals={RATE_DECIMALS}
            suffix="%"
          />
        </Grid>
      </form>
    </FormDialog>
  )
}
