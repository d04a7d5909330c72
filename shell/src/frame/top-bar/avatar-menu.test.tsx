import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { chooseFromMenu, fakeApi } from '@comptoir/testing'
import { openFrame, screenOf } from '../../testing/open-frame.tsx'

test('signing out notifies the API, clears this browser, and opens a sign-in page without return address', async () => {
  const api = fakeApi().on('post', '/auth/logout', undefined)
  screenOf(1440)
  const { user, router } = await openFrame()
  await chooseFromMenu(user, 'Sami Ben Salah’s account', 'menuitem', 'Sign out')
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy()
  expect(router.state.location).toMatchObject({ pathname: '/login', search: '' })
  expect(api.callsTo('post', '/auth/logout').map(({ headers }) => headers.get('x-comptoir'))).toEqual(['1'])
  expect(
    ['token', 'auth_user', 'auth_company', 'auth_pos', 'companyData'].map((key) => localStorage.getItem(key)),
  ).toEqual([null, null, null, null, null])
})
