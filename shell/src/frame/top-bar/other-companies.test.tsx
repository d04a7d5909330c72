import { expect, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import type { OwnCompanies, SessionAnswer } from '@comptoir/contracts/identity/session'
import { session } from '@comptoir/platform'
import { aCompany, aPointOfSale, aSession, chooseFromMenu, fakeApi } from '@comptoir/testing'
import { COMPANY, MANAGER, openFrame, screenOf } from '../../testing/open-frame.tsx'

test('somebody of two companies goes to the other one, where a session replaces this one', async () => {
  const other = aCompany({ name: 'Librairie Ibn Khaldoun' })
  const there = aSession({ company: other, pointOfSale: aPointOfSale() })
  const companies = [
    { id: COMPANY.id, name: COMPANY.name, isThisOne: true },
    { id: other.id, name: other.name, isThisOne: false },
  ]
  fakeApi()
    .on<OwnCompanies>('get', '/users/me/companies', { data: companies })
    .on<SessionAnswer>('post', `/users/me/companies/${other.id}/open`, there)
  screenOf(1440)
  const { user } = await openFrame({ ...MANAGER, user: { ...MANAGER.user, hasOtherCompanies: true } })
  await chooseFromMenu(user, 'Sami Ben Salah’s account', 'menuitem', 'Change to Librairie Ibn Khaldoun')
  await waitFor(() => expect(session.getState().company?.id).toBe(other.id))
})
