import { FormSection, SelectField, TextField, useWatch, type Control } from '@comptoir/platform/forms'
import type { GivableRights, User } from '@comptoir/contracts/company/users'
import { LANGUAGES, Notice, useSession, useTranslation } from '@comptoir/platform'
import { useRoleOptions } from './use-role-options.ts'
import { PlacesField } from './places-field.tsx'
import type { UserValues } from './user-values.ts'

export interface UserFormProps {
  control: Control<UserValues>
  givable: GivableRights
  /** Who is changed; somebody is invited where there is none. */
  user?: User
}

/** Who somebody is, and what they may do where. */
export function UserForm(props: UserFormProps) {
  const { t } = useTranslation('people')
  const isOwn = useSession((state) => state.user?.id === props.user?.id)
  return (
    <>
      <Person {...props} />
      <FormSection title={t('users.form.rights')}>
        {isOwn ? <Notice tone="brand">{t('users.form.own')}</Notice> : null}
        <RoleField {...props} isDisabled={isOwn} />
        <PlacesField control={props.control} mayGiveAll={props.givable.isEverywhere} isDisabled={isOwn} />
      </FormSection>
    </>
  )
}

function Person({ control, user }: UserFormProps) {
  const { t } = useTranslation('people')
  const hasJoined = user !== undefined && user.state !== 'invited'
  const help = hasJoined ? 'emailFixedHelp' : user ? 'emailAgainHelp' : 'emailHelp'
  return (
    <FormSection title={t('users.form.person')}>
      <TextField
        control={control}
        name="name"
        label={t('users.form.name')}
        isRequired
        maxLength={120}
        autoComplete="off"
      />
      <TextField
        control={control}
        name="email"
        label={t('users.form.email')}
        help={t(`users.form.${help}`)}
        type="email"
        inputMode="email"
        isRequired
        isLtr
        isDisabled={hasJoined}
        maxLength={254}
        autoComplete="off"
      />
      {user ? null : (
        <SelectField
          control={control}
          name="language"
          label={t('users.form.language')}
          help={t('users.form.languageHelp')}
          options={LANGUAGES.map((value) => ({ value, label: t(`users.language.${value}`) }))}
        />
      )}
    </FormSection>
  )
}

function RoleField({ control, givable, user, isDisabled }: UserFormProps & { isDisabled: boolean }) {
  const { t } = useTranslation('people')
  const role = useWatch({ control, name: 'role' })
  const { options, help } = useRoleOptions(givable, user)
  return (
    <SelectField
      control={control}
      name="role"
      label={t('users.column.role')}
      help={help(role)}
      options={options}
      isRequired
      isWide
      isDisabled={isDisabled}
    />
  )
}
