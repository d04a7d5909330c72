import type { PointOfSale } from '@comptoir/contracts/company/points-of-sale'
import { FormSection, SwitchField, TextField, type Control } from '@comptoir/platform/forms'
import { SimpleGrid, useTranslation } from '@comptoir/platform'
import { CounterSection } from './counter-section.tsx'
import type { PointOfSaleValues } from './point-of-sale-values.ts'
import { TicketLive } from './ticket-live.tsx'
import { TicketSection } from './ticket-section.tsx'
import { useDefaultClients } from './use-default-clients.ts'

interface PointOfSaleFormProps {
  control: Control<PointOfSaleValues>
  pointOfSale: PointOfSale | undefined
}

/** The fields of a point of sale; `pointOfSale` is it as it was saved, where it was. */
export function PointOfSaleForm({ control, pointOfSale }: PointOfSaleFormProps) {
  const clients = useDefaultClients(pointOfSale?.defaultClient ?? null)
  return (
    <>
      <Details control={control} />
      <CounterSection control={control} clients={clients} />
      <SimpleGrid columns={{ base: 1, xl: 2 }} gap="4" alignItems="start">
        <TicketSection control={control} />
        <TicketLive control={control} clients={clients} />
      </SimpleGrid>
    </>
  )
}

function Details({ control }: { control: Control<PointOfSaleValues> }) {
  const { t } = useTranslation('company')
  return (
    <>
      <FormSection title={t('pointsOfSale.form.identity')} description={t('pointsOfSale.form.codeRule')}>
        <TextField
          control={control}
          name="name"
          label={t('pointsOfSale.form.name')}
          isRequired
          maxLength={80}
          autoComplete="off"
        />
        <TextField
          control={control}
          name="code"
          label={t('pointsOfSale.form.code')}
          isRequired
          isLtr
          maxLength={6}
          autoComplete="off"
        />
        <TextField
          control={control}
          name="phone"
          label={t('pointsOfSale.form.phone')}
          type="tel"
          inputMode="tel"
          isLtr
          isNullable
          maxLength={30}
          autoComplete="off"
        />
        <SwitchField
          control={control}
          name="isActive"
          label={t('pointsOfSale.form.isActive')}
          help={t('pointsOfSale.form.isActiveHelp')}
        />
      </FormSection>
      <FormSection title={t('pointsOfSale.form.address')} description={t('pointsOfSale.form.addressUse')}>
        <TextField
          control={control}
          name="address"
          label={t('pointsOfSale.form.address')}
          isNullable
          isWide
          maxLength={250}
          autoComplete="off"
        />
        <TextField
          control={control}
          name="postalCode"
          label={t('pointsOfSale.form.postalCode')}
          isLtr
          isNullable
          autoComplete="off"
        />
        <TextField
          control={control}
          name="city"
          label={t('pointsOfSale.form.city')}
          isNullable
          maxLength={80}
          autoComplete="off"
        />
      </FormSection>
    </>
  )
}
