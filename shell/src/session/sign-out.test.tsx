import { expect, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { fakeApi, refusal } from '@comptoir/testing'
import { openFrame, screenOf } from '../testing/open-frame.tsx'
import { signOutHere } from './sign-out.ts'

test('signing out without the API says so, and the API is told when the network is back', async () => {
  const api = fakeApi().on('post', '/auth/logout', refusal('server.unavailable'))
  screenOf(1440)
  await openFrame()
  await screen.findByRole('heading', { name: 'Products' })
  await act(signOutHere)
  expect(await screen.findByText(/You are signed out on this device\. The server cannot be reached/)).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy()
  expect(localStorage.getItem('token')).toBeNull()
  api.on('post', '/auth/logout', undefined)
  act(() => void dispatchEvent(new Event('online')))
  expect(await screen.findByText('The server has ended the session too.')).toBeTruthy()
  expect(localStorage.getItem('signOutOwed')).toBeNull()
})
