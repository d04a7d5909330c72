import type { Representative } from '@comptoir/contracts/people/representatives'
import { useTranslation } from '@comptoir/platform'
import { FormSection, SwitchField, TextField, type Control } from '@comptoir/platform/forms'
import { CommissionExample } from './commission-example.tsx'
import { CommissionTiers } from './commission-tiers.tsx'
import type { RepresentativeValues } from './representative-values.ts'
import { useCategoryChoice } from './use-category-choice.ts'

interface RepresentativeFormProps {
  control: Control<RepresentativeValues>
  /** The one that it is about, where it is there already. */
  representative?: Representative
}

/** The fields of a representative, and what their commissions would come to. */
export function RepresentativeForm({ control, representative }: RepresentativeFormProps) {
  const categories = useCategoryChoice(representative)
  return (
    <>
      <Identity control={control} />
      <CommissionTiers control={control} categories={categories} />
      <CommissionExample control={control} categories={categories} />
    </>
  )
}

function Identity({ control }: { control: Control<RepresentativeValues> }) {
  const { t } = useTranslation('people')
  return (
    <FormSection title={t('representatives.form.identity')}>
      <TextField
        control={control}
        name="name"
        label={t('representatives.form.name')}
        isRequired
        maxLength={120}
        autoComplete="off"
      />
      <TextField
        control={control}
        name="code"
        label={t('representatives.form.code')}
        help={t('representatives.form.codeHelp')}
        isRequired
        isLtr
        maxLength={40}
        autoComplete="off"
      />
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
      <SwitchField
        control={control}
        name="isActive"
        label={t('representatives.form.isActive')}
        help={t('representatives.form.isActiveHelp')}
      />
    </FormSection>
  )
}
