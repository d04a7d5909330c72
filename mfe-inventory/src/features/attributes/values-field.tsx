import { useState, type KeyboardEvent } from 'react'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { MOST_VALUES, type ATTRIBUTES } from '@comptoir/contracts/inventory/attributes'
import { Box, Button, Flex, IconButton, Input, Text, useTranslation } from '@comptoir/platform'
import { FieldShell, useController, type Control, type ValuesOf } from '@comptoir/platform/forms'

interface ValuesFieldProps {
  control: Control<ValuesOf<typeof ATTRIBUTES>>
}

/** The values of an attribute in their order: typed one after the other, renamed, moved and taken away in their place. */
export function ValuesField({ control }: ValuesFieldProps) {
  const { t } = useTranslation('inventory')
  const { values, error, errorAt, draft, setDraft, add, rename, move, remove, ref } = useValues(control)
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || draft.trim() === '') return
    event.preventDefault()
    add()
  }
  return (
    <FieldShell label={t('attributes.form.values')} help={t('attributes.form.valuesHelp')} error={error}>
      {(field) => (
        <>
          {values.length > 0 ? (
            <Flex as="ol" aria-label={t('attributes.form.values')} direction="column" gap="1.5" listStyleType="none">
              {values.map(({ name }, at) => (
                <Flex as="li" key={at} gap="1" align="center">
                  <Box flex="1" minW="0">
                    <Input
                      size="md"
                      dir="auto"
                      maxLength={80}
                      autoComplete="off"
                      aria-label={t('attributes.form.value', { place: at + 1 })}
                      aria-invalid={errorAt === at}
                      value={name}
                      onChange={(event) => rename(at, event.target.value)}
                    />
                  </Box>
                  <IconButton
                    type="button"
                    variant="ghost"
                    size="sm"
                    aria-label={t('attributes.form.moveUp', { name })}
                    disabled={at === 0}
                    onClick={() => move(at, -1)}
                  >
                    <ArrowUp aria-hidden />
                  </IconButton>
                  <IconButton
                    type="button"
                    variant="ghost"
                    size="sm"
                    aria-label={t('attributes.form.moveDown', { name })}
                    disabled={at === values.length - 1}
                    onClick={() => move(at, 1)}
                  >
                    <ArrowDown aria-hidden />
                  </IconButton>
                  <IconButton
                    type="button"
                    variant="ghost"
                    size="sm"
                    aria-label={t('attributes.form.removeValue', { name })}
                    onClick={() => remove(at)}
                  >
                    <X aria-hidden />
                  </IconButton>
                </Flex>
              ))}
            </Flex>
          ) : null}
          {values.length < MOST_VALUES ? (
            <Flex gap="2">
              <Input
                flex="1"
                {...field}
                ref={ref}
                size="lg"
                dir="auto"
                maxLength={80}
                autoComplete="off"
                value={draft}
                onChange={(event) => setDraft(event.target.value)}
                onKeyDown={onKeyDown}
                onBlur={add}
              />
              <Button type="button" variant="outline" size="lg" onClick={add}>
                {t('common.add')}
              </Button>
            </Flex>
          ) : (
            <Text color="fg.muted">{t('attributes.form.mostValues', { max: MOST_VALUES })}</Text>
          )}
        </>
      )}
    </FieldShell>
  )
}

/** The values, and the one being typed, which joins them by Enter and when its field is left: nothing typed is forgotten. */
function useValues(control: ValuesFieldProps['control']) {
  const [draft, setDraft] = useState('')
  const { field, fieldState } = useController({ control, name: 'values' })
  const values = field.value
  const { error, at: errorAt } = firstError(fieldState.error)
  const change = (next: typeof values): void => field.onChange(next)
  return {
    values,
    error,
    errorAt,
    draft,
    setDraft,
    ref: field.ref,
    add: () => {
      if (draft.trim() === '') return
      change([...values, { name: draft.trim() }])
      setDraft('')
    },
    rename: (at: number, name: string) =>
      change(values.map((value, place) => (place === at ? { ...value, name } : value))),
    move: (at: number, by: 1 | -1) => {
      const next = [...values]
      const [moved] = next.splice(at, 1)
      if (moved) next.splice(at + by, 0, moved)
      change(next)
    },
    remove: (at: number) => change(values.filter((_, place) => place !== at)),
  }
}

/** The field's own message, or that of the first value that was refused and where it stands. */
function firstError(error: unknown): { error: string | undefined; at: number } {
  const none = { error: undefined, at: -1 }
  if (typeof error !== 'object' || error === null) return none
  if ('message' in error && typeof error.message === 'string') return { error: error.message, at: -1 }
  for (const [key, inner] of Object.entries(error)) {
    const found = firstError(inner)
    if (found.error !== undefined) return { error: found.error, at: Number(key) }
  }
  return none
}
