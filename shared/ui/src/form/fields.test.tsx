import { describe, expect, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form'
import type { Language } from '@comptoir/i18n'
import { renderKit } from '../testing/render-kit.tsx'
import { CheckboxField, SwitchField } from './choice-fields.tsx'
import { MoneyField, NumberField, PriceField } from './number-fields.tsx'
import { SelectField } from './select-field.tsx'
import { TextField } from './text-field.tsx'

interface Values {
  name: string
  note: string | null
  amount: number | null
  rate: number | null
  price: number | null
  unit: string | null
  step: number | null
  isActive: boolean
  isSubject: boolean
}
const EMPTY: Values = {
  name: '',
  note: null,
  amount: null,
  rate: null,
  price: null,
  unit: null,
  step: 5,
  isActive: false,
  isSubject: true,
}

async function draw(language: Language = 'fr') {
  let form: UseFormReturn<Values> | null = null
  function Form() {
    form = useForm<Values>({ defaultValues: EMPTY })
    const { control } = form
    return (
      <form>
        <TextField control={control} name="name" label="Désignation" help="Comme sur le ticket" isRequired />
        <TextField control={control} name="note" label="Note" isNullable />
        <MoneyField control={control} name="amount" label="Timbre" currency="TND" />
        <NumberField control={control} name="rate" label="Taux" decimals={3} suffix="%" />
        <PriceField control={control} name="price" label="Prix" currency="TND" />
        <SelectField
          control={control}
          name="unit"
          label="Unité"
          options={[{ value: 'kg', label: 'Kilogramme' }]}
          isClearable
        />
        <SelectField
          control={control}
          name="step"
          label="Arrondi"
          options={[
            { value: 0, label: 'Aucun' },
            { value: 5, label: 'Cinq' },
          ]}
        />
        <CheckboxField control={control} name="isActive" label="Actif" />
        <SwitchField control={control} name="isSubject" label="Assujetti" help="Proposé sur les nouveaux produits" />
      </form>
    )
  }
  const rendered = await renderKit(<Form />, { language })
  if (!form) throw new Error('The form was not drawn')
  const drawn: UseFormReturn<Values> = form
  return { ...rendered, form: drawn }
}
const field = (name: string): HTMLInputElement => screen.getByLabelText(name, { exact: false })
const described = (element: HTMLElement): string | null | undefined =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent

describe('label, help and error are tied to the control', () => {
  test('the help describes it, the error takes its place, is announced and marks it', async () => {
    const { form } = await draw()
    const name = field('Désignation')
    expect(described(name)).toBe('Comme sur le ticket')
    expect(name.getAttribute('aria-required')).toBe('true')
    expect(name.getAttribute('aria-invalid')).toBe('false')
    act(() => form.setError('name', { message: 'La désignation est obligatoire' }))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe('La désignation est obligatoire')
    expect(described(name)).toBe('La désignation est obligatoire')
    expect(name.getAttribute('aria-invalid')).toBe('true')
  })

  test('a warning takes the place of the help, with a sign beside its words, is announced and marks nothing as wrong', async () => {
    function Form() {
      const { control } = useForm<Values>({ defaultValues: EMPTY })
      const warning = useWatch({ control, name: 'name' }) === '7' ? 'La lettre manque' : undefined
      return <TextField control={control} name="name" label="Matricule" help="Sept chiffres" warning={warning} />
    }
    const { user } = await renderKit(<Form />, { language: 'fr' })
    const name = field('Matricule')
    expect(described(name)).toBe('Sept chiffres')
    await user.type(name, '7')
    const warning = screen.getByRole('status')
    expect(warning.textContent).toBe('La lettre manque')
    expect(warning.querySelector('svg')).not.toBeNull()
    expect(described(name)).toBe('La lettre manque')
    expect(name.getAttribute('aria-invalid')).toBe('false')
  })

  test('a switch is described by its help', async () => {
    await draw()
    expect(described(screen.getByRole('checkbox', { name: 'Assujetti' }))).toBe('Proposé sur les nouveaux produits')
  })
})

describe('MoneyField', () => {
  test.each([
    ['1 234,567', 1_234_567],
    ['1234.5', 1_234_500],
    ['12', 12_000],
    ['0', 0],
  ])('reads %s as minor units', async (typed, amountMinor) => {
    const { user, form } = await draw()
    await user.type(field('Timbre'), typed)
    expect(form.getValues('amount')).toBe(amountMinor)
  })

  test.each(['douze', '1,2,3', '1,2345', '-5', '1 23'])(
    'refuses %s, keeps what was typed and says what is expected',
    async (typed) => {
      const { user, form } = await draw()
      await user.type(field('Timbre'), typed)
      await user.tab()
      expect(form.getValues('amount')).toBeNaN()
      expect(await act(() => form.trigger('amount'))).toBe(false)
      expect((await screen.findByRole('alert')).textContent).toBe('Saisissez un nombre, par exemple 12,5')
      expect(field('Timbre').value).toBe(typed)
    },
  )

  test('is rewritten in full when left, in the form of the language, and null when emptied', async () => {
    const { user, form } = await draw()
    await user.type(field('Timbre'), '1.5')
    await user.tab()
    expect(field('Timbre').value).toBe('1,500')
    await user.clear(field('Timbre'))
    expect(form.getValues('amount')).toBeNull()
  })

  test('follows the form when it is filled or reset', async () => {
    const { form, user } = await draw('en')
    await user.type(field('Timbre'), '7')
    act(() => form.reset({ ...EMPTY, amount: 2_000 }))
    expect(await screen.findByDisplayValue('2.000')).toBe(field('Timbre'))
  })
})

test('a rate is a plain number, shown without empty decimals', async () => {
  const { user, form } = await draw()
  await user.type(field('Taux'), '7,25')
  await user.tab()
  expect(form.getValues('rate')).toBe(7.25)
  act(() => form.setValue('rate', 19))
  expect(await screen.findByDisplayValue('19')).toBe(field('Taux'))
})

test('a unit price holds six decimals exactly and shows at least those of its currency', async () => {
  const { user, form } = await draw()
  await user.type(field('Prix'), '5,882353')
  expect(form.getValues('price')).toBe(5.882353)
  await user.clear(field('Prix'))
  await user.type(field('Prix'), '7')
  await user.tab()
  expect(field('Prix').value).toBe('7,000')
})

test('texts, choices and marks reach the form in their own types', async () => {
  const { user, form } = await draw()
  await user.type(field('Note'), 'a')
  expect(form.getValues('note')).toBe('a')
  await user.clear(field('Note'))
  expect(form.getValues('note')).toBeNull()
  await user.selectOptions(field('Unité'), 'kg')
  expect(form.getValues('unit')).toBe('kg')
  await user.selectOptions(field('Unité'), '')
  expect(form.getValues('unit')).toBeNull()
  expect(field('Arrondi').value).toBe('5')
  await user.selectOptions(field('Arrondi'), 'Aucun')
  expect(form.getValues('step')).toBe(0)
  await user.click(screen.getByRole('checkbox', { name: 'Actif' }))
  await user.click(screen.getByRole('checkbox', { name: 'Assujetti' }))
  expect(form.getValues(['isActive', 'isSubject'])).toEqual([true, false])
})
