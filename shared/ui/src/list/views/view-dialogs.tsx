import { type FormEvent, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { beginWithView, changeView, deleteView, newId, saveView, useHasPermission, useSave } from '@comptoir/app-kit'
import type { SavedView } from '@comptoir/contracts/identity/saved-views'
import { Button, Flex } from '../../chakra.ts'
import { SwitchField } from '../../form/choice-fields.tsx'
import { TextField } from '../../form/text-field.tsx'
import { ConfirmDialog } from '../../overlay/confirm-dialog.tsx'
import { FormDialog } from '../../overlay/form-dialog.tsx'
import type { ListState } from '../use-list-state.ts'
import type { ViewQuestion } from './views-menu.tsx'

export interface ViewDialogsProps {
  list: ListState
  /** The name of the list. */
  name: string
  question: ViewQuestion
  onDone: () => void
}

/** What is asked before a view is kept, renamed, shared or deleted. */
export function ViewDialogs(props: ViewDialogsProps) {
  const { question } = props
  return (
    <>
      {question.about === 'new' ? <ViewForm {...props} /> : null}
      {question.about === 'name' ? <ViewForm {...props} view={question.view} /> : null}
      <Removal {...props} />
    </>
  )
}

interface Values {
  name: string
  isShared: boolean
  isDefault: boolean
}

function ViewForm({ list, name, view, onDone }: ViewDialogsProps & { view?: SavedView }) {
  const { t } = useTranslation()
  const formId = useId()
  const mayShare = useHasPermission('savedViews.share')
  const [id] = useState(() => view?.id ?? newId())
  const form = useForm<Values>({
    defaultValues: {
      name: view?.name ?? '',
      isShared: view?.isShared ?? false,
      isDefault: view?.isDefault ?? false,
    },
  })
  const { save, isSaving } = useSave(
    async ({ isDefault, ...values }: Values): Promise<SavedView> => {
      const saved = view
        ? await changeView(id, { ...values, view: view.view })
        : await saveView({ ...values, id, list: name, view: list.shownView })
      if (isDefault !== (view?.isDefault ?? false)) await beginWithView({ list: name, viewId: isDefault ? id : null })
      return saved
    },
    {
      form,
      fieldOfCode: { 'savedView.nameTaken': 'name' },
      success: (saved) => t('common.views.saved', { name: saved.name }),
      onSaved: (saved) => {
        if (!view) list.showView(saved)
        onDone()
      },
    },
  )
  const submit = (event: FormEvent): void => {
    // A form of the page around it would hear of it too.
    event.stopPropagation()
    void form.handleSubmit((values) => {
      if (values.name.trim() === '') form.setError('name', { message: t('common.views.nameMissing') })
      else void save(values)
    })(event)
  }
  return (
    <FormDialog
      isOpen
      onClose={onDone}
      isBusy={isSaving}
      title={t(view ? 'common.views.editTitle' : 'common.views.newTitle')}
      subtitle={view ? undefined : t('common.views.newText')}
      footer={
        <>
          <Button variant="outline" onClick={onDone} disabled={isSaving}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={formId} loading={isSaving}>
            {t('common.save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Flex direction="column" gap="4">
          <TextField
            control={form.control}
            name="name"
            label={t('common.views.name')}
            isRequired
            maxLength={60}
            autoComplete="off"
          />
          <SwitchField control={form.control} name="isDefault" label={t('common.views.beginWith')} />
          {mayShare ? (
            <SwitchField
              control={form.control}
              name="isShared"
              label={t('common.views.isShared')}
              help={t('common.views.isSharedHelp')}
            />
          ) : null}
        </Flex>
      </form>
    </FormDialog>
  )
}

function Removal({ list, question, onDone }: ViewDialogsProps) {
  const { t } = useTranslation()
  const view = question.about === 'removal' ? question.view : undefined
  const { save, isSaving } = useSave((removed: SavedView) => deleteView(removed.id), {
    success: (_, removed) => t('common.views.removed', { name: removed.name }),
    onSaved: () => {
      list.showView(null)
      onDone()
    },
  })
  return (
    <ConfirmDialog
      isOpen={view !== undefined}
      title={t('common.deleteTitle', { name: view?.name ?? '' })}
      text={t(view?.isShared ? 'common.views.removeShared' : 'common.views.removeOwn')}
      confirmLabel={t('common.views.removeConfirm')}
      isDanger
      isBusy={isSaving}
      onConfirm={() => view && void save(view)}
      onCancel={onDone}
    />
  )
}
