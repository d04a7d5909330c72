import { expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { session } from '@comptoir/platform'
import { chooseFromMenu, fakeApi } from '@comptoir/testing'
import { COMPANY, openFrame, screenOf, SFAX } from '../../testing/open-frame.tsx'
import { sameScreenAt } from './same-screen.ts'

test('choosing another point of sale keeps the screen', async () => {
  fakeApi()
  screenOf(1440)
  const { user, router } = await openFrame()
  await chooseFromMenu(user, 'Point of sale: La Marsa', 'menuitem', /Sfax Centre/)
  await waitFor(() => expect(router.state.location.pathname).toBe(`/${COMPANY.id}/${SFAX.id}/products`))
  expect(await screen.findByRole('button', { name: 'Point of sale: Sfax Centre' })).toBeTruthy()
  expect(session.getState().pointOfSale?.id).toBe(SFAX.id)
})

test.each([
  ['/c/p/products/edit/7', '/c/q/products/edit/7'],
  ['/c/p', '/c/q'],
  ['/c/users', null],
])('%s at another point of sale is %s', (here, there) => {
  expect(sameScreenAt(here, 'p', 'q')).toBe(there)
})
