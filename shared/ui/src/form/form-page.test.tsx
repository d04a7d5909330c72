import { describe, expect, jest, test } from '@jest/globals'
import { isPageBusy } from '@comptoir/app-kit/busy'
import { screen, waitFor } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { renderKit } from '../testing/render-kit.tsx'
import { FormPage } from './form-page.tsx'
import { FormSection } from './form-section.tsx'
import { TextField } from './text-field.tsx'

interface Values {
  name: string
  city: string
  code: string
}

function Company({ onSave = () => undefined }: { onSave?: (values: Values) => unknown }) {
  const navigate = useNavigate()
  const form = useForm<Values>({
    defaultValues: { name: 'Bazar', city: '', code: '' },
    resolver: (values) => {
      const missing = (['city', 'code'] as const).filter((name) => values[name] === '')
      if (missing.length === 0) return { values, errors: {} }
      return {
        values: {},
        errors: Object.fromEntries(missing.map((name) => [name, { type: 'required', message: 'Obligatoire' }])),
      }
    },
  })
  const save = async (values: Values): Promise<void> => {
    await onSave(values)
    void navigate('/saved')
  }
  return (
    <FormPage
      title="Société"
      form={form}
      onSubmit={save}
      submitLabel="Enregistrer"
      onCancel={() => void navigate('/away')}
    >
      <FormSection title="Général">
        <TextField control={form.control} name="name" label="Raison sociale" />
        <TextField control={form.control} name="city" label="Ville" />
      </FormSection>
      <FormSection title="Adresse">
        <TextField control={form.control} name="code" label="Code postal" />
      </FormSection>
    </FormPage>
  )
}
/** Refused by the server, in an order of its own. */
function Refused() {
  const form = useForm<Values>({ defaultValues: { name: '', city: '', code: '' } })
  const refuse = (): void => {
    for (const name of ['code', 'name'] as const)
      form.setError(name, { type: 'server', message: 'Déjà pris' }, { shouldFocus: name === 'code' })
  }
  return (
    <FormPage title="Société" form={form} onSubmit={refuse} submitLabel="Enregistrer">
      <TextField control={form.control} name="name" label="Raison sociale" />
      <TextField control={form.control} name="code" label="Code postal" />
    </FormPage>
  )
}

const press = (name: string): HTMLElement => screen.getByRole('button', { name })

describe('errors', () => {
  test('are counted above the form, which was not sent, with the way to the first field', async () => {
    const onSave = jest.fn()
    const { user } = await renderKit(<Company onSave={onSave} />)
    await user.click(press('Enregistrer'))
    expect(await screen.findByText('2 champs sont à corriger.')).toBeTruthy()
    expect(screen.getByText(/Rien n’a été envoyé/)).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Ville')))
    press('Enregistrer').focus()
    await user.click(press('Aller à Ville'))
    expect(document.activeElement).toBe(screen.getByLabelText('Ville'))
    expect(onSave).not.toHaveBeenCalled()
  })
})

test('of several refusals, the first on the page is gone to', async () => {
  const { user } = await renderKit(<Refused />)
  await user.click(press('Enregistrer'))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Raison sociale')))
})

describe('unsaved changes', () => {
  test('are counted, and leaving asks before they are lost', async () => {
    const { user, router, unmount } = await renderKit(<Company />, { route: '/form' })
    expect(screen.getByText('Aucune modification à enregistrer')).toBeTruthy()
    expect(isPageBusy()).toBe(false)
    await user.type(screen.getByLabelText('Ville'), 'Sfax')
    expect(screen.getByText('1 modification non enregistrée')).toBeTruthy()
    expect(isPageBusy()).toBe(true)
    await user.click(press('Annuler'))
    expect(await screen.findByRole('alertdialog', { name: /Quitter sans enregistrer/ })).toBeTruthy()
    await user.click(press('Continuer la saisie'))
    expect(router.state.location.pathname).toBe('/form')
    await user.click(press('Annuler'))
    await user.click(await screen.findByRole('button', { name: 'Quitter sans enregistrer' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/away'))
    unmount()
    expect(isPageBusy()).toBe(false)
  })

  test('nothing is asked when nothing was typed, nor when what was typed is saved', async () => {
    const onSave = jest.fn()
    const { user, router } = await renderKit(<Company onSave={onSave} />, { route: '/form' })
    await user.type(screen.getByLabelText('Ville'), 'Sfax')
    await user.type(screen.getByLabelText('Code postal'), '3000')
    await user.click(press('Enregistrer'))
    await waitFor(() => expect(router.state.location.pathname).toBe('/saved'))
    expect(onSave).toHaveBeenCalledWith({ name: 'Bazar', city: 'Sfax', code: '3000' })
  })
})
