import { beforeEach, expect, test } from '@jest/globals'
import { aSession, fakeApi } from '@comptoir/testing/fake'
import { render, renderHook, screen } from '@testing-library/react'
import { api } from '../http/api.ts'
import { signIn } from '../session/store.ts'
import { RemoteScopeProvider, useRemoteScope } from './scope.tsx'

const scope = { id: 'inventory', version: '2.4.1', build: 'b1', base: '/r/inventory/b1/' }

function Where() {
  return <p>{useRemoteScope().id}</p>
}

beforeEach(() => {
  signIn(aSession())
})

test('a page knows its remote, and requests name it while it is shown', async () => {
  const fake = fakeApi().on('get', '/things', [])
  const { unmount } = render(
    <RemoteScopeProvider scope={scope}>
      <Where />
    </RemoteScopeProvider>,
  )
  expect(screen.getByText('inventory')).toBeTruthy()
  await api.get('things')
  unmount()
  await api.get('things')
  expect(fake.calls.map(({ headers }) => headers.get('x-remote'))).toEqual(['inventory@2.4.1+b1', null])
})

test('outside a remote there is no scope to know', () => {
  expect(() => renderHook(() => useRemoteScope())).toThrow('outside a remote')
})
