import {
  SECOND_FACTOR_FOR,
  SECOND_FACTOR_POLICY,
  SecondFactorPolicyInput,
  type SecondFactorPolicy,
} from '@comptoir/contracts/company/second-factor-policy'
import { USERS } from '@comptoir/contracts/company/users'
import {
  api,
  pathOf,
  PageSkeleton,
  refreshSession,
  tellRefusal,
  useAddresses,
  useCompanyQuery,
  useFormat,
  useSave,
  useTranslation,
  useWayBack,
} from '@comptoir/platform'
import { FormPage, FormSection, NumberField, SelectField, useForm, useWatch } from '@comptoir/platform/forms'
import { UserOutcome } from './user-outcome.tsx'

/** Of whom two-step sign-in is required, and how long they have to set it up. */
export function SecondFactorPage() {
  const { data, error, refetch } = useCompanyQuery<SecondFactorPolicy>(SECOND_FACTOR_POLICY, [])
  if (data) return <PolicyForm policy={data} />
  return error ? <UserOutcome error={error} onRetry={() => void refetch()} /> : <PageSkeleton kind="form" />
}

/** What a company that requires it begins with. */
const GRACE_DAYS = 7

function PolicyForm({ policy }: { policy: SecondFactorPolicy }) {
  const { t } = useTranslation('people')
  const format = useFormat()
  const users = useAddresses(USERS)
  const leave = useWayBack(users.list())
  const form = useForm<SecondFactorPolicyInput>({
    defaultValues: { requiredOf: policy.requiredOf, graceDays: GRACE_DAYS },
  })
  const { save, isSaving } = useSave(
    (input: SecondFactorPolicyInput) => api.put<SecondFactorPolicy>(pathOf(SECOND_FACTOR_POLICY), input),
    {
      contract: SecondFactorPolicyInput,
      form,
      invalidates: [SECOND_FACTOR_POLICY],
      success: t('users.secondFactor.saved'),
      onSaved: () => {
        // Whether the reader must set it up is part of who they are.
        refreshSession().catch((error: unknown) => tellRefusal(error))
        leave()
      },
    },
  )
  const isRequired = useWatch({ control: form.control, name: 'requiredOf' }) !== 'nobody'
  const title = t('users.secondFactor.title')
  const { withoutCount, userCount, requiredFrom } = policy
  return (
    <FormPage
      title={title}
      subtitle={t('users.secondFactor.subtitle')}
      breadcrumb={[{ label: t('users.title'), to: users.list() }, { label: title }]}
      form={form}
      // A time that nobody sees is not checked either.
      onSubmit={(values) => save(isRequired ? values : { ...values, graceDays: GRACE_DAYS })}
      submitLabel={t('users.secondFactor.submit')}
      isSaving={isSaving}
      onCancel={leave}
    >
      <FormSection
        title={title}
        description={t('users.secondFactor.without', {
          without: format.number(withoutCount),
          all: format.number(userCount),
        })}
      >
        <SelectField
          control={form.control}
          name="requiredOf"
          label={t('users.secondFactor.requiredOf')}
          help={requiredFrom === null ? undefined : t('users.secondFactor.since', { date: format.date(requiredFrom) })}
          options={SECOND_FACTOR_FOR.map((value) => ({ value, label: t(`users.secondFactor.of.${value}`) }))}
          isRequired
        />
        {isRequired ? (
          <NumberField
            control={form.control}
            name="graceDays"
            label={t('users.secondFactor.graceDays')}
            help={t('users.secondFactor.graceHelp')}
            suffix={t('users.secondFactor.days')}
            isRequired
          />
        ) : null}
      </FormSection>
    </FormPage>
  )
}
