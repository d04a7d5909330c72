import 'fake-indexeddb/auto'
import { expect, test } from '@jest/globals'
import type { RegisterKey } from '@comptoir/contracts/sales/register-tickets'
import { newId } from '@comptoir/platform'
import { ProofKeys } from './proof-keys.ts'
import { REGISTER_BYTES, shortId } from './short-id.ts'

const BYTES = new TextEncoder().encode('a ticket')
const keyOf = (registerId: string, publicKey: string, position = 1): RegisterKey => ({
  ...{ position, registerId, epoch: 1, publicKey },
  ...{ pointOfSaleName: 'La Marsa', registerName: 'Caisse 2' },
})

test('a register tells one key until it is taken; then it signs in that epoch, and the next one has another', async () => {
  const companyId = newId()
  const [one, other] = [new ProofKeys(companyId), new ProofKeys(companyId)]
  const told = await Promise.all([one.told('r1'), other.told('r1')])
  expect(told[0]).toEqual({ publicKey: expect.stringMatching(/^B[A-P].{85}=$/), keysAfter: 0 })
  expect(told[1]).toEqual(told[0])
  expect(await one.sign({ registerId: 'r1', epoch: 1 }, BYTES)).toBeNull()
  const publicKey = told[0]?.publicKey ?? ''
  await one.keep({ registerId: 'r1', epoch: 1, publicKey, registerKeys: [keyOf('r1', publicKey, 7)] })
  const signature = await other.sign({ registerId: 'r1', epoch: 1 }, BYTES)
  expect(signature).toHaveLength(64)
  const next = await one.told('r1')
  expect(next).toEqual({ publicKey: expect.any(String), keysAfter: 7 })
  expect(next.publicKey).not.toBe(publicKey)
  expect((await one.told('r2')).publicKey).not.toBe(next.publicKey)
})

test('a key that two epochs were given by mistake signs in both, and one that is another’s in none', async () => {
  const keys = new ProofKeys(newId())
  const { publicKey = '' } = await keys.told('r1')
  for (const epoch of [2, 3]) await keys.keep({ registerId: 'r1', epoch, publicKey })
  for (const epoch of [2, 3]) expect(await keys.sign({ registerId: 'r1', epoch }, BYTES)).toHaveLength(64)
  const stranger = await new ProofKeys(newId()).told('r1')
  await keys.keep({ registerId: 'r1', epoch: 4, publicKey: stranger.publicKey ?? '' })
  await keys.keep({ registerId: 'r1', epoch: 5 })
  for (const epoch of [4, 5]) expect(await keys.sign({ registerId: 'r1', epoch }, BYTES)).toBeNull()
})

test('keys are found by how tickets call their register, and hold what was signed with their other half alone', async () => {
  const keys = new ProofKeys(newId())
  const [{ publicKey = '' }, other] = [await keys.told('r1'), await keys.told('r2')]
  const known = keyOf('r1', publicKey)
  await keys.keep({ registerId: 'r1', epoch: 1, publicKey, registerKeys: [known] })
  const register = shortId('R1', REGISTER_BYTES)
  const found = await keys.find(register, 1)
  expect(found).toMatchObject(known)
  expect(await keys.find(register, 2)).toBeNull()
  expect(await keys.find(shortId('r2', REGISTER_BYTES), 1)).toBeNull()
  const signature = Uint8Array.from((await keys.sign({ registerId: 'r1', epoch: 1 }, BYTES)) ?? [])
  expect(await keys.isSigned(known, signature, BYTES)).toBe(true)
  expect(await keys.isSigned(known, signature, new TextEncoder().encode('another'))).toBe(false)
  expect(await keys.isSigned(keyOf('r2', other.publicKey ?? ''), signature, BYTES)).toBe(false)
  const noPoint = btoa(String.fromCodePoint(4, ...Array.from({ length: 64 }, () => 1)))
  expect(await keys.isSigned(keyOf('r2', noPoint), signature, BYTES)).toBe(false)
})

test('keys of a server that was set back take the places of those that it lost, which prove as before', async () => {
  const keys = new ProofKeys(newId())
  const { publicKey = '' } = await keys.told('r1')
  await keys.learn([keyOf('r1', publicKey, 1), keyOf('lost', publicKey, 2), keyOf('lost too', publicKey, 3)])
  expect(await keys.told('r1')).toMatchObject({ keysAfter: 3 })
  await keys.learn([keyOf('r1', publicKey, 1), keyOf('new', publicKey, 2)])
  expect(await keys.told('r1')).toMatchObject({ keysAfter: 2 })
  for (const name of ['r1', 'lost', 'lost too', 'new'])
    expect(await keys.find(shortId(name, REGISTER_BYTES), 1)).not.toBeNull()
})
