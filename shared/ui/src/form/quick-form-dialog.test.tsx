import { expect, jest, test } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { renderKit } from '../testing/render-kit.tsx'
import { QuickFormDialog, type QuickFormState } from './quick-form-dialog.tsx'
import { TextField } from './text-field.tsx'

interface Values {
  name: string
}

function Brand(given: Partial<QuickFormState<Values>>) {
  const form = useForm<Values>({ defaultValues: { name: '' } })
  const quick = {
    form,
    isOpen: true,
    isNew: true,
    isSaving: false,
    save: () => undefined,
    saveAndAdd: () => Promise.resolve(true),
    close: () => undefined,
    staleMessage: null,
    reload: () => undefined,
    ...given,
  }
  return (
    <>
      <Link to="/away">{'away'}</Link>
      <QuickFormDialog quick={quick} title="Nouvelle marque">
        <TextField control={form.control} name="name" label="Nom" />
      </QuickFormDialog>
    </>
  )
}

async function draw(given: Partial<QuickFormState<Values>>) {
  const rendered = await renderKit(<Brand {...given} />)
  await screen.findByRole('dialog', { name: 'Nouvelle marque' })
  return {
    ...rendered,
    field: screen.getByLabelText('Nom'),
    press: (name: string) => rendered.user.click(screen.getByRole('button', { name })),
  }
}

test('Enter saves, as its button does', async () => {
  const save = jest.fn()
  const { field, press } = await draw({ save })
  // As browsers do on Enter: the button belongs to the form, though it is outside it.
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Enregistrer' }).form).toBe(field.closest('form'))
  fireEvent.submit(field)
  await press('Enregistrer')
  expect(save).toHaveBeenCalledTimes(2)
})

test('after one comes the next, from its first field; not after a refusal', async () => {
  const saveAndAdd = jest.fn(() => Promise.resolve(false))
  const { field, press } = await draw({ saveAndAdd })
  await press('Enregistrer et nouveau')
  expect(document.activeElement).not.toBe(field)
  saveAndAdd.mockResolvedValue(true)
  await press('Enregistrer et nouveau')
  await waitFor(() => expect(document.activeElement).toBe(field))
})

test('an existing one is not followed by another', async () => {
  await draw({ isNew: false })
  expect(screen.queryByRole('button', { name: 'Enregistrer et nouveau' })).toBeNull()
})

test('closing asks once something was typed', async () => {
  const close = jest.fn()
  const { user, field, press } = await draw({ close })
  await press('Annuler')
  expect(close).toHaveBeenCalledTimes(1)
  await user.type(field, 'Sicam{Escape}')
  const question = within(await screen.findByRole('alertdialog', { name: /^Fermer sans enregistrer/ }))
  await user.click(question.getByRole('button', { name: 'Continuer la saisie' }))
  expect(close).toHaveBeenCalledTimes(1)
  expect(field).toHaveProperty('value', 'Sicam')
  await press('Fermer')
  await user.click(await screen.findByRole('button', { name: 'Fermer sans enregistrer' }))
  expect(close).toHaveBeenCalledTimes(2)
})

test('so does leaving the page behind it', async () => {
  const { user, router, field } = await draw({})
  await user.type(field, 'Sicam')
  await act(() => router.navigate('/away'))
  expect(await screen.findByRole('alertdialog', { name: /^Quitter sans enregistrer/ })).toBeTruthy()
  expect(router.state.location.pathname).toBe('/')
})

test('while it is being saved nothing can be pressed or closed', async () => {
  const close = jest.fn()
  const { user } = await draw({ isSaving: true, close })
  for (const button of within(screen.getByRole('dialog')).getAllByRole<HTMLButtonElement>('button'))
    expect(button.disabled).toBe(true)
  expect(screen.getByText('Enregistrement…')).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(close).not.toHaveBeenCalled()
})

test('a change by somebody else is announced above the fields, with a way to load the current state', async () => {
  const reload = jest.fn()
  const { press } = await draw({ isNew: false, staleMessage: 'Sami a modifié cette fiche', reload })
  expect(screen.getByRole('alert').textContent).toContain('Sami')
  await press('Recharger')
  expect(reload).toHaveBeenCalledTimes(1)
})
