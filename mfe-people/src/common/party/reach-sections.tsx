import { useTranslation } from '@comptoir/platform'
import { FormSection, TextField, type Control } from '@comptoir/platform/forms'
import type { PartyValues } from './party-values.ts'

/** How they are reached, and where: telephone and e-mail, then the first address. */
export function ReachSections({ control }: { control: Control<PartyValues> }) {
  return (
    <>
      <Contact control={control} />
      <Address control={control} />
    </>
  )
}

function Contact({ control }: { control: Control<PartyValues> }) {
  const { t } = useTranslation('people')
  return (
    <FormSection title={t('party.contact')}>
      <TextField
        control={control}
        name="phone"
        label={t('party.phone')}
        type="tel"
        inputMode="tel"
        isLtr
        isNullable
        maxLength={30}
        autoComplete="off"
      />
      <TextField
        control={control}
        name="email"
        label={t('party.email')}
        type="email"
        inputMode="email"
        isLtr
        isNullable
        maxLength={254}
        autoComplete="off"
      />
    </FormSection>
  )
}

function Address({ control }: { control: Control<PartyValues> }) {
  const { t } = useTranslation('people')
  return (
    <FormSection title={t('party.address')}>
      <TextField
        control={control}
        name="address"
        label={t('party.address')}
        isNullable
        isWide
        maxLength={250}
        autoComplete="off"
      />
      <TextField
        control={control}
        name="postalCode"
        label={t('party.postalCode')}
        isLtr
        isNullable
        autoComplete="off"
      />
      <TextField control={control} name="city" label={t('party.city')} isNullable maxLength={80} autoComplete="off" />
    </FormSection>
  )
}
