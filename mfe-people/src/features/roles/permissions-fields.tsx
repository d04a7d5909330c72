import type { PermissionChoice, PermissionChoices } from '@comptoir/contracts/company/roles'
import { Box, Button, capitalised, SimpleGrid, useFormat, useTranslation } from '@comptoir/platform'
import { Checkbox, FormSection, useController, type Control } from '@comptoir/platform/forms'
import { ticked, tickedAll, type RoleValues } from './role-values.ts'

/** Everything that a role can let somebody do, area by area; each row is about one thing. */
export function PermissionsFields({ control, choices }: { control: Control<RoleValues>; choices: PermissionChoices }) {
  const { t } = useTranslation('people')
  const format = useFormat()
  const { field } = useController({ control, name: 'permissions' })
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
            <Subject key={subject[0]?.name} subject={subject} held={field.value} onChange={field.onChange} />
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
}

function Subject({ subject, held, onChange }: SubjectProps) {
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
      {subject.map(({ name, label, isBasic }) => (
        <Checkbox.Root
          key={name}
          checked={held.includes(name)}
          disabled={isBasic}
          alignItems="flex-start"
          onCheckedChange={({ checked }) => onChange(ticked(held, subject, { name, isHeld: checked === true }))}
        >
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>{capitalised(label)}</Checkbox.Label>
        </Checkbox.Root>
      ))}
    </SimpleGrid>
  )
}
