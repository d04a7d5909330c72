import { expect, test } from '@jest/globals'
import { renderPage } from '@comptoir/testing'
import { useForm } from '@comptoir/platform/forms'
import { screen, within } from '@testing-library/react'
import { locales } from '../../testing/locales.ts'
import { ContactsSection } from './contacts-section.tsx'
import type { PartyValues } from './party-values.ts'

const contact = (name: string) => ({ name, role: null, phone: null, email: null })

function Contacts() {
  const { control } = useForm<PartyValues>({ defaultValues: { contacts: ['Amel', 'Sami', 'Leila'].map(contact) } })
  return <ContactsSection control={control} />
}

test('whoever takes rows away by keyboard goes on at the next one, and at the end where a row is added', async () => {
  const { user } = await renderPage(<Contacts />, { locales })
  const remove = async (place: number): Promise<void> => {
    screen.getByRole('button', { name: `Remove contact ${place}` }).focus()
    await user.keyboard('{Enter}')
  }
  const nameOf = (place: number) =>
    within(screen.getByRole('group', { name: `Contact ${place}` })).getByRole('textbox', { name: /^Name/ })
  await remove(2)
  expect(nameOf(2)).toHaveProperty('value', 'Leila')
  expect(document.activeElement).toBe(nameOf(2))
  await remove(2)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a contact' }))
  await remove(1)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a contact' }))
})
