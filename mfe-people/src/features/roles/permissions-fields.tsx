import type { ReactNode } from 'react'
import type { PermissionChoice, PermissionChoices } from '@comptoir/contracts/company/roles'
import type { Approvable } from '@comptoir/contracts/role-permissions'
import {
  Box,
  Button,
  capitalised,
  SimpleGrid,
  Stack,
  useFormat,
  useTranslation,
  VisuallyHidden,
} from '@comptoir/platform'
import { Checkbox, FormSection, useController, type Control } from '@comptoir/platform/forms'
import { askable, ticked, tickedAll, type RoleValues } from './role-values.ts'

/** Everything that a role can let somebody do, area by area; each row is about one thing. */
export function PermissionsFields({ control, choices }: { control: Control<RoleValues>; choices: PermissionChoices }) {
  const { t } = useTranslation('people')
  const format = useFormat()
  const { field } = useController({ control, name: 'permissions' })
  const { field: approvals } = useController({ control, name: 'approvals' })
  return choices.areas.map(({ area, subjects }) => {
    const all = subjects.flat()
    const count = all.filter(({ name }) => field.value.includes(name)).length
    const isWhole = count === all.length
    const title = t(`roles.area.${area}`)
    return (
      <FormSection
        key={area}
        title={title}
        description={t('roles.form.count', { count: format.number(count), all: format.number(all.length) })}
        columns={1}
        actions={
          <Button
            variant="ghost"
            size="sm"
            aria-label={t(isWhole ? 'roles.form.noneOf' : 'roles.form.allOf', { area: title })}
            onClick={() => field.onChange(tickedAll(field.value, all, !isWhole))}
          >
            {t(isWhole ? 'roles.form.none' : 'roles.form.all')}
          </Button>
        }
      >
        <Box>
          {subjects.map((subject) => (
            <Subject
              key={subject[0]?.name}
              subject={subject}
              held={field.value}
              onChange={field.onChange}
              approvals={approvals}
            />
          ))}
        </Box>
      </FormSection>
    )
  })
}

interface SubjectProps {
  subject: readonly PermissionChoice[]
  held: readonly string[]
  onChange: (held: string[]) => void
  /** What it may once it is approved. */
  approvals: { value: readonly Approvable[]; onChange: (held: Approvable[]) => void }
}

function Subject({ subject, held, onChange, approvals }: SubjectProps) {
  return (
    <SimpleGrid
      columns={{ base: 1, sm: 2, xl: 3 }}
      columnGap="4"
      rowGap="3"
      py="3"
      borderTopWidth="1px"
      borderColor="border"
      _first={{ borderTopWidth: '0', pt: '0' }}
    >
      {subject.map(({ name, label, isBasic, isApprovable }) => (
        <Stack key={name} gap="2">
          <Tick
            label={capitalised(label)}
            isTicked={held.includes(name)}
            isDisabled={isBasic}
            onChange={(isHeld) => onChange(ticked(held, subject, { name, isHeld }))}
          />
          {isApprovable && !held.includes(name) ? <Askable name={name} label={label} approvals={approvals} /> : null}
        </Stack>
      ))}
    </SimpleGrid>
  )
}

interface TickProps {
  label: ReactNode
  isTicked: boolean
  isDisabled?: boolean
  onChange: (isTicked: boolean) => void
}

function Tick({ label, isTicked, isDisabled = false, onChange }: TickProps) {
  return (
    <Checkbox.Root
      checked={isTicked}
      disabled={isDisabled}
      alignItems="flex-start"
      onCheckedChange={({ checked }) => onChange(checked === true)}
    >
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label>{label}</Checkbox.Label>
    </Checkbox.Root>
  )
}

/** The third value between allowed and denied: allowed once, by somebody who may. */
function Askable({ name, label, approvals }: Pick<SubjectProps, 'approvals'> & { name: string; label: string }) {
  const { value, onChange } = approvals
  const { t } = useTranslation('people')
  return (
    <Box ps="7">
      <Tick
        label={
          <>
            {t('roles.form.withApproval')}
            <VisuallyHidden>: {label}</VisuallyHidden>
          </>
        }
        isTicked={value.some((each) => each === name)}
        onChange={(isTicked) => onChange(askable(value, name, isTicked))}
      />
    </Box>
  )
}
