import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { type FieldPath, type FieldValues, get, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { Box, Button, chakra, Flex } from '../chakra.ts'
import { PageHeader, type PageHeaderProps } from '../page/page-header.tsx'
import { ActionBar } from './action-bar.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { countDirty, fieldsInError, sectionsInError } from './form-errors.ts'
import { FormIndex } from './form-index.tsx'
import { createFormRegistry, FormRegistryContext, type FormParts, type FormRegistry } from './form-registry.ts'
import { LeaveGuard } from './leave-guard.tsx'
import { SaveState } from './save-state.tsx'

export interface FormPageProps<Values extends FieldValues> extends PageHeaderProps {
  form: UseFormReturn<Values>
  /** Called with values that passed validation. While its promise runs the page may be left without a question. */
  onSubmit: (values: Values) => unknown
  submitLabel: string
  /** On the button while saving; "Saving…" when left out. */
  savingLabel?: string
  isSaving?: boolean
  onCancel?: () => void
  cancelLabel?: string
  /** Beside the form on wide screens: previews, logo. */
  aside?: ReactNode
  /** Whether leaving with unsaved changes asks first. */
  isGuarded?: boolean
  children: ReactNode
}

/**
 * A form on its own page: sections with their index, errors at the top and under the fields, and a bar that says what
 * is not saved yet. It draws and guards; defaults, validation and saving belong to the page's own hook.
 */
export function FormPage<Values extends FieldValues>(props: FormPageProps<Values>) {
  const { title, subtitle, breadcrumb, actions, form, children, aside, isGuarded = true } = props
  const [registry] = useState(createFormRegistry)
  const parts = useStore(registry.parts)
  const { submit, isSending } = useSubmit(props, registry)
  const formId = useId()
  const { isDirty } = form.formState
  return (
    <FormRegistryContext value={registry}>
      <chakra.form
        id={formId}
        noValidate
        onSubmit={submit}
        display="flex"
        flexDirection="column"
        minH="calc(100dvh - var(--frame-top, 4rem))"
      >
        <Flex direction="column" gap="4" flex="1" px={{ base: '4', md: '6' }} py="6" maxW="page" mx="auto" w="full">
          <PageHeader
            title={title}
            {...(subtitle ? { subtitle } : {})}
            {...(breadcrumb ? { breadcrumb } : {})}
            {...(actions ? { actions } : {})}
          />
          <Flex gap="4" align="start">
            {parts.sections.length > 2 ? (
              <FormIndex
                label={title}
                sections={parts.sections}
                inError={sectionsInError(parts, form.formState.errors)}
              />
            ) : null}
            <Flex direction="column" gap="3" flex="1" minW="0">
              <Summary form={form} parts={parts} />
              {children}
            </Flex>
            {aside ? (
              <Box width="248px" flexShrink={0} display={{ base: 'none', lg: 'block' }} position="sticky" top="4">
                {aside}
              </Box>
            ) : null}
          </Flex>
        </Flex>
        <Bar {...props} />
      </chakra.form>
      {isGuarded ? <LeaveGuard hasUnsavedWork={() => isDirty && !isSending()} /> : null}
    </FormRegistryContext>
  )
}

/** Of the fields that were refused, the focus goes to the first on the page, whatever order the refusals came in. */
function focusFirstInError<Values extends FieldValues>(form: UseFormReturn<Values>, registry: FormRegistry): void {
  const { fields } = registry.parts.getState()
  const first = fields.find(({ name }) => form.getFieldState(name as FieldPath<Values>).error !== undefined)
  if (first) form.setFocus(first.name as FieldPath<Values>)
}

function useSubmit<Values extends FieldValues>(
  { form, onSubmit, isSaving = false }: FormPageProps<Values>,
  registry: FormRegistry,
) {
  const isRunning = useRef(false)
  const send = form.handleSubmit(async (values) => {
    isRunning.current = true
    try {
      await onSubmit(values)
    } finally {
      isRunning.current = false
    }
  })
  const submit = (event: FormEvent): void => void send(event).then(() => focusFirstInError(form, registry))
  return { submit, isSending: () => isRunning.current || isSaving }
}

function Summary<Values extends FieldValues>({ form, parts }: { form: UseFormReturn<Values>; parts: FormParts }) {
  const { errors, isSubmitted } = form.formState
  const rootMessage: unknown = get(errors, 'root.message')
  const message = typeof rootMessage === 'string' ? rootMessage : undefined
  const fields = isSubmitted ? fieldsInError(parts, errors) : []
  return (
    <ErrorSummary
      fields={fields}
      rootMessage={message}
      onGoTo={({ name }) => form.setFocus(name as FieldPath<Values>)}
    />
  )
}

function Bar<Values extends FieldValues>({
  form,
  submitLabel,
  savingLabel,
  isSaving = false,
  onCancel,
  cancelLabel,
}: FormPageProps<Values>) {
  const { t } = useTranslation()
  const { isSubmitting, dirtyFields } = form.formState
  const isBusy = isSaving || isSubmitting
  return (
    <ActionBar status={<SaveState changes={countDirty(dirtyFields)} isSaving={isBusy} />}>
      {onCancel ? (
        <Button type="button" variant="outline" size="lg" disabled={isBusy} onClick={onCancel}>
          {cancelLabel ?? t('common.cancel')}
        </Button>
      ) : null}
      <Button type="submit" size="lg" minW="24" loading={isBusy} loadingText={savingLabel ?? t('common.saving')}>
        {submitLabel}
      </Button>
    </ActionBar>
  )
}
