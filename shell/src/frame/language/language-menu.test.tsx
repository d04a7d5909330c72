import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { chooseFromMenu, fakeApi } from '@comptoir/testing'
import { openFrame, screenOf } from '../../testing/open-frame.tsx'

test('another language is in navigation and title at once, and what was typed stays', async () => {
  fakeApi()
  screenOf(1440)
  const { user, i18n } = await openFrame()
  await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'kept')
  await chooseFromMenu(user, 'Language: English', 'menuitem', 'العربية')
  expect((await screen.findByText('Products (ar)')).closest('a')).toBeTruthy()
  expect(i18n.language).toBe('ar')
  expect(document.title).toBe('Page (ar) · Comptoir')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Note' }).value).toBe('kept')
})
