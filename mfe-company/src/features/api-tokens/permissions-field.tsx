import { useState } from 'react'
import type { ApiTokenGrants } from '@comptoir/contracts/company/api-tokens'
import { isReadingPermission } from '@comptoir/contracts/permissions'
import { Button, capitalised, chakra, Code, Flex, SearchInput, Stack, useTranslation } from '@comptoir/platform'
import { Checkbox, FieldShell, useController, type Control } from '@comptoir/platform/forms'
import type { TokenValues } from './use-token-form.ts'

type Choices = ApiTokenGrants['permissions']

interface PermissionsFieldProps {
  control: Control<TokenValues>
  /** What may be given; nothing until a user is chosen. */
  choices: Choices
}

const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** What a token may do: ticked one by one, found by a few letters, or all that only reads. */
export function PermissionsField({ control, choices }: PermissionsFieldProps) {
  const { t } = useTranslation('company')
  const { field, fieldState } = useController({ control, name: 'permissions' })
  const label = t('apiTokens.form.permissions')
  const give = (given: Choices) => () => field.onChange(given.map(({ name }) => name))
  return (
    <FieldShell
      label={label}
      help={t('apiTokens.form.permissionsHelp', { count: field.value.length })}
      isRequired
      error={fieldState.error ? t('apiTokens.form.permissionsRequired') : undefined}
    >
      {({ id, 'aria-describedby': note }) => (
        <Stack id={id} role="group" aria-label={label} aria-describedby={note} gap="2">
          <Flex gap="2" wrap="wrap">
            <Button size="sm" variant="outline" onClick={give(choices.filter(({ name }) => isReadingPermission(name)))}>
              {t('apiTokens.form.onlyReading')}
            </Button>
            <Button size="sm" variant="outline" onClick={give(choices)}>
              {t('apiTokens.form.everything')}
            </Button>
            <Button size="sm" variant="outline" onClick={give([])}>
              {t('apiTokens.form.nothing')}
            </Button>
          </Flex>
          <FoundChoices choices={choices} ticked={field.value} onChange={field.onChange} />
        </Stack>
      )}
    </FieldShell>
  )
}

interface FoundChoicesProps {
  choices: Choices
  ticked: readonly string[]
  onChange: (ticked: readonly string[]) => void
}

function FoundChoices({ choices, ticked, onChange }: FoundChoicesProps) {
  const { t } = useTranslation('company')
  const [typed, setTyped] = useState('')
  const found = choices.filter(({ name, label }) => folded(`${label} ${name}`).includes(folded(typed.trim())))
  const tick = (name: string, isTicked: boolean): void =>
    onChange(isTicked ? [...ticked, name] : ticked.filter((other) => other !== name))
  return (
    <>
      <SearchInput value={typed} onChange={setTyped} label={t('apiTokens.form.search')} delayMs={0} />
      <Stack gap="3" maxH="15rem" overflowY="auto" borderWidth="1px" borderRadius="md" p="3" tabIndex={0}>
        {found.length === 0 ? <chakra.span color="fg.muted">{t('apiTokens.form.noneFound')}</chakra.span> : null}
        {found.map(({ name, label }) => (
          <Checkbox.Root
            key={name}
            checked={ticked.includes(name)}
            onCheckedChange={({ checked }) => tick(name, checked === true)}
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label display="flex" flexWrap="wrap" columnGap="2">
              {capitalised(label)}
              <Code>{name}</Code>
            </Checkbox.Label>
          </Checkbox.Root>
        ))}
      </Stack>
    </>
  )
}
