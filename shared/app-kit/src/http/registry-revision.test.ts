import { expect, test } from '@jest/globals'
import { fakeApi } from '@comptoir/testing/fake'
import { api } from './api.ts'
import { noteRevision, onRegistryRevision } from './registry-revision.ts'

const carrying = (revision: string) => new Headers({ 'x-registry-revision': revision })

test('a newer revision is told once, an older or unreadable one never', () => {
  const seen: number[] = []
  const end = onRegistryRevision((revision) => seen.push(revision))
  for (const revision of ['7', '7', '6', 'seven', '8.5', '9']) noteRevision(carrying(revision))
  end()
  noteRevision(carrying('10'))
  expect(seen).toEqual([7, 9])
})

test('answers without the header say nothing', async () => {
  const seen: number[] = []
  const end = onRegistryRevision((revision) => seen.push(revision))
  fakeApi().on('get', '/things', [])
  await api.get('things')
  expect(seen).toEqual([])
  end()
})
