import { FormSection, TextField } from '@comptoir/platform/forms'
import type { CompanyProfile } from '@comptoir/contracts/company/company-profile'
import { api, companyKey, PageSkeleton, useQuery, useSession, useTranslation } from '@comptoir/platform'
import { firstPointOfSaleOf, NO_POINT_OF_SALE, type FirstPointOfSale } from './first-point-of-sale.ts'
import { SignUpForm } from './sign-up-form.tsx'
import { SignUpStep } from './sign-up-step.tsx'
import { useFirstPointOfSale } from './use-first-point-of-sale.ts'

/** Last step of the sign-up: the first point of sale, created with a register; then the counter. */
export function PointOfSaleStepPage() {
  return (
    <SignUpStep step="pos">
      <Proposing />
    </SignUpStep>
  )
}

/** What was said of the company is not asked again. Where it cannot be read, the form begins blank. */
function Proposing() {
  const companyId = useSession(({ company }) => company?.id ?? '')
  const { data, isError } = useQuery({
    queryKey: companyKey(companyId, { path: 'first-point-of-sale' }),
    queryFn: ({ signal }) => api.get<CompanyProfile>(`company/${companyId}`, { signal }),
    staleTime: Infinity,
    retry: false,
  })
  if (isError) return <NewPointOfSale proposed={NO_POINT_OF_SALE} />
  return data ? <NewPointOfSale proposed={firstPointOfSaleOf(data)} /> : <PageSkeleton kind="form" />
}

function NewPointOfSale({ proposed }: { proposed: FirstPointOfSale }) {
  const { t } = useTranslation('company')
  const { form, submit, isSaving } = useFirstPointOfSale(proposed)
  const { control } = form
  return (
    <SignUpForm
      step="pos"
      title={t('signUp.pos.title')}
      subtitle={t('signUp.pos.subtitle')}
      submitLabel={t('signUp.pos.submit')}
      onSubmit={submit}
      isComplete={form.formState.isValid}
      isSaving={isSaving}
      isDirty={form.formState.isDirty}
    >
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
      </FormSection>
    </SignUpForm>
  )
}
