import { POINTS_OF_SALE } from '@comptoir/contracts/company/points-of-sale'
import { Stack, useShortList, useTranslation } from '@comptoir/platform'
import { Checkbox, FieldShell, SwitchField, useController, useWatch, type Control } from '@comptoir/platform/forms'
import type { UserValues } from './user-values.ts'

/** Where somebody may work: everywhere, or in the points of sale that are ticked. */
export function PlacesField({
  control,
  mayGiveAll,
  isDisabled,
}: {
  control: Control<UserValues>
  /** Whoever works in some points of sale only gives no more than these. */
  mayGiveAll: boolean
  isDisabled: boolean
}) {
  const { t } = useTranslation('people')
  const isEverywhere = useWatch({ control, name: 'isEverywhere' })
  return (
    <Stack gap="4" gridColumn="1 / -1">
      <SwitchField
        control={control}
        name="isEverywhere"
        label={t('users.everywhere')}
        help={t(mayGiveAll ? 'users.form.everywhereHelp' : 'users.form.notEverywhereHelp')}
        isDisabled={isDisabled || !mayGiveAll}
      />
      {isEverywhere ? null : <Choices control={control} isDisabled={isDisabled} />}
    </Stack>
  )
}

function Choices({ control, isDisabled }: { control: Control<UserValues>; isDisabled: boolean }) {
  const { t } = useTranslation('people')
  const { data = [] } = useShortList(POINTS_OF_SALE)
  const { field, fieldState } = useController({ control, name: 'pointOfSaleIds' })
  const label = t('users.column.pointsOfSale')
  const tick = (id: string, isTicked: boolean) =>
    field.onChange(isTicked ? [...field.value, id] : field.value.filter((other) => other !== id))
  return (
    <FieldShell label={label} isRequired error={fieldState.error ? t('users.form.placesRequired') : undefined}>
      {({ id: groupId, 'aria-describedby': note }) => (
        <Stack id={groupId} role="group" aria-label={label} aria-describedby={note} gap="3" pt="1">
          {data.map(({ id, name }, index) => (
            <Checkbox.Root
              key={id}
              checked={field.value.includes(id)}
              disabled={isDisabled}
              invalid={fieldState.invalid}
              onCheckedChange={({ checked }) => tick(id, checked === true)}
            >
              <Checkbox.HiddenInput {...(index === 0 ? { ref: field.ref } : {})} onBlur={field.onBlur} />
              <Checkbox.Control />
              <Checkbox.Label>
                <bdi>{name}</bdi>
              </Checkbox.Label>
            </Checkbox.Root>
          ))}
        </Stack>
      )}
    </FieldShell>
  )
}
