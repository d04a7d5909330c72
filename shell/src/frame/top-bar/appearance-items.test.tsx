import { expect, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { chooseFromMenu, fakeApi } from '@comptoir/testing'
import { openFrame, screenOf } from '../../testing/open-frame.tsx'

test('the dark appearance is put on the page and kept', async () => {
  fakeApi()
  screenOf(1440)
  const { user } = await openFrame()
  await chooseFromMenu(user, 'Sami Ben Salah’s account', 'menuitemradio', 'Dark')
  await waitFor(() => expect(document.documentElement.classList.contains('dark')).toBe(true))
  expect(localStorage.getItem('theme')).toBe('dark')
})
