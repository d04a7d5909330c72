import 'fake-indexeddb/auto'
import { expect, test } from '@jest/globals'
import { session, signIn, signOut } from '@comptoir/platform'
import { aSession, fakeApi, refusal } from '@comptoir/testing'
import { waitFor } from '@testing-library/react'
import { aCashSession } from '../../testing/a-session.ts'
import { queueOf } from './company-queue.ts'
import { sendAnywhere } from './send-anywhere.ts'

test('a session that the server has not heard of is counted among what waits', async () => {
  fakeApi().on('post', '/:companyId/cash-sessions', refusal('register.notFound'))
  signIn(aSession({}))
  const queue = queueOf(session.getState().company?.id ?? '')
  const opened = aCashSession()
  const at = { registerId: opened.registerId, registerName: opened.registerName, sessionId: opened.id }
  await queue.takeStep({ kind: 'opening', ...at, session: opened })
  const shown: (number | undefined)[] = []
  sendAnywhere({ session: session.getState, onSession: () => undefined, badge: (_, count) => shown.push(count) })
  await waitFor(() => expect(shown.at(-1)).toBe(1))
  signOut()
})
