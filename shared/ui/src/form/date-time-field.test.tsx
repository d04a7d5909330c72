import { describe, expect, test } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import { renderKit } from '../testing/render-kit.tsx'
import { DateTimeField } from './date-time-field.tsx'

interface Values {
  end: string
}

async function draw(end = '') {
  let form: UseFormReturn<Values> | null = null
  function Form() {
    form = useForm<Values>({ defaultValues: { end } })
    return (
      <DateTimeField
        control={form.control}
        name="end"
        label="Fin"
        timeLabel="Heure de fin"
        defaultTime="23:59"
        isRequired
      />
    )
  }
  const rendered = await renderKit(<Form />)
  const value = (): string | undefined => form?.getValues('end')
  const setError = (message: string): void => act(() => form?.setError('end', { message }, { shouldFocus: true }))
  return { ...rendered, value, setError }
}

const day = () => screen.getByLabelText(/^Fin/)
const time = () => screen.getByLabelText('Heure de fin')
const set = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

describe('a day and a time', () => {
  test('a day brings its time along', async () => {
    const { value } = await draw()
    set(day(), '06/12/2026')
    expect(value()).toBe('2026-12-06T23:59')
    expect(time()).toHaveProperty('value', '23:59')
  })

  test('a time that was chosen stays with another day', async () => {
    const { value } = await draw('2026-12-06T18:30')
    set(day(), '8/12/26')
    expect(value()).toBe('')
    fireEvent.blur(day())
    expect(value()).toBe('2026-12-08T18:30')
    set(time(), '9')
    expect(value()).toBe('2026-12-08T09:00')
  })

  test('a time that was emptied comes back when the field is left', async () => {
    const { value } = await draw('2026-12-06T18:30')
    set(time(), '')
    expect(time()).toHaveProperty('value', '')
    fireEvent.blur(time())
    expect(time()).toHaveProperty('value', '23:59')
    expect(value()).toBe('2026-12-06T23:59')
  })

  test('a day that cannot be read stays in sight, and is marked once it is left', async () => {
    const { value } = await draw('2026-12-06T18:30')
    set(day(), '31/02/2026')
    expect(value()).toBe('')
    expect(day().getAttribute('aria-invalid')).toBe('false')
    fireEvent.blur(day())
    expect(day()).toHaveProperty('value', '31/02/2026')
    expect(day().getAttribute('aria-invalid')).toBe('true')
    set(day(), '28022026')
    fireEvent.blur(day())
    expect(day()).toHaveProperty('value', '28/02/2026')
    expect(day().getAttribute('aria-invalid')).toBe('false')
  })

  test('is picked from the calendar of the browser as well', async () => {
    const { value, container } = await draw()
    const calendar = container.querySelector<HTMLInputElement>('input[type=date]')
    if (!calendar) throw new Error('there is no calendar')
    expect(screen.getByRole('button', { name: 'Ouvrir le calendrier' })).toBeTruthy()
    set(calendar, '2026-12-06')
    expect(value()).toBe('2026-12-06T23:59')
    expect(day()).toHaveProperty('value', '06/12/2026')
  })

  test('without a day there is no value', async () => {
    const { value } = await draw('2026-12-06T18:30')
    set(day(), '')
    expect(value()).toBe('')
  })

  test('both parts are read left to right, and an error leads to the day', async () => {
    const { setError } = await draw()
    expect([day(), time()].map((field) => field.getAttribute('dir'))).toEqual(['ltr', 'ltr'])
    setError('La date de fin est obligatoire')
    expect(await screen.findByText('La date de fin est obligatoire')).toBeTruthy()
    expect(day().getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(day())
  })
})
