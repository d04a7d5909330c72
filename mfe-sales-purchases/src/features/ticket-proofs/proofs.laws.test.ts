import 'fake-indexeddb/auto'
import { expect, test } from '@jest/globals'
import { newId } from '@comptoir/platform'
import { qrTextOf } from '@comptoir/testing/qr'
import * as fc from 'fast-check'
import { encode } from 'uqr'
import { queueOf } from '../ticket-queue/index.ts'
import { checkProof } from './check-proof.ts'
import { companyOf, proofText, type ProvedTicket, readProof, registerOf, signedBytes } from './proof-text.ts'
import { squarePath } from './square-path.ts'

const companyId = newId()
const registerId = newId()
const LONGEST = 2_147_483_647

const anyTicket: fc.Arbitrary<ProvedTicket> = fc.record({
  company: fc.constant(companyOf(companyId)),
  register: fc.constant(registerOf(registerId)),
  epoch: fc.constant(1),
  number: fc
    .tuple(fc.stringMatching(/^[A-Z0-9]{2,12}(\.\d{1,3})?$/), fc.integer({ min: 1, max: 999_999_999 }))
    .map(([place, counter]) => `TIC-${place}-${String(counter).padStart(6, '0')}`),
  occurredAt: fc.integer({ min: 1_700_000_000, max: LONGEST }).map((seconds) => new Date(seconds * 1000).toISOString()),
  totalMinor: fc.integer({ min: 0, max: 1_000_000_000_000 }),
  currency: fc.constantFrom('TND', 'EUR', 'MAD'),
  hash: fc.stringMatching(/^[0-9a-f]{32}$/),
})

/** A device that knows the key of its own register, and one of another company that knows another. */
async function devices() {
  const keys = await queueOf(companyId).proofKeys()
  const { publicKey = '' } = await keys.told(registerId)
  const told = { position: 1, registerId, epoch: 1, pointOfSaleName: 'Sousse', registerName: 'Caisse 1' }
  await keys.keep({ registerId, epoch: 1, publicKey, registerKeys: [{ ...told, publicKey }] })
  const strange = await queueOf(newId()).proofKeys()
  const { publicKey: other = '' } = await strange.told(registerId)
  await strange.keep({ registerId, epoch: 1, publicKey: other, registerKeys: [{ ...told, publicKey: other }] })
  const proofOf = async (ticket: ProvedTicket): Promise<{ signed: Uint8Array; signature: Uint8Array }> => {
    const signed = signedBytes(ticket) ?? new Uint8Array()
    const signature = await keys.sign({ registerId, epoch: 1 }, Uint8Array.from(signed))
    return { signed, signature: signature ?? new Uint8Array() }
  }
  const check = (text: string) => checkProof({ proofKeys: async () => keys }, companyId, text)
  const checkElsewhere = (text: string) => checkProof({ proofKeys: async () => strange }, companyId, text)
  return { proofOf, check, checkElsewhere }
}

test('what is printed is read again, in either case, and is genuine', async () => {
  const { proofOf, check } = await devices()
  await fc.assert(
    fc.asyncProperty(anyTicket, async (ticket) => {
      const { signed, signature } = await proofOf(ticket)
      const text = proofText(signed, signature)
      expect(readProof(text.toLowerCase())?.ticket).toEqual(ticket)
      expect(await check(` ${text}\n`)).toMatchObject({ outcome: 'genuine', ticket, key: { registerName: 'Caisse 1' } })
    }),
    { numRuns: 50 },
  )
})

test('with any one bit turned over it is not genuine, and neither is it by another’s key', async () => {
  const { proofOf, check, checkElsewhere } = await devices()
  await fc.assert(
    fc.asyncProperty(anyTicket, fc.nat(), async (ticket, place) => {
      const { signed, signature } = await proofOf(ticket)
      const bytes = Uint8Array.from([...signed, ...signature])
      const at = place % (8 * bytes.length)
      bytes[at >> 3] = (bytes[at >> 3] ?? 0) ^ (1 << (at & 7))
      const forged = proofText(bytes.slice(0, signed.length), bytes.slice(signed.length))
      expect((await check(forged)).outcome).not.toBe('genuine')
      expect((await checkElsewhere(proofText(signed, signature))).outcome).toBe('altered')
    }),
    { numRuns: 300 },
  )
})

test('with a letter in front that counts for nothing it is misread', async () => {
  const { proofOf, check } = await devices()
  const [ticket] = fc.sample(anyTicket, 1)
  if (!ticket) throw new Error('no ticket')
  const { signed, signature } = await proofOf(ticket)
  const text = proofText(signed, signature)
  expect((await check(text)).outcome).toBe('genuine')
  expect((await check(`CTB${text.slice(2)}`)).outcome).toBe('misread')
})

test('with a letter lost, exchanged or added it was misread, as good as never forged', async () => {
  const { proofOf, check } = await devices()
  const outcomes: string[] = []
  await fc.assert(
    fc.asyncProperty(anyTicket, fc.nat(), fc.constantFrom('', 'BC', 'A', 'É'), async (ticket, place, put) => {
      const { signed, signature } = await proofOf(ticket)
      const text = proofText(signed, signature)
      const at = 2 + (place % (text.length - 2))
      outcomes.push((await check(text.slice(0, at) + put + text.slice(at + 1))).outcome)
    }),
    { numRuns: 100 },
  )
  expect(outcomes).not.toContain('genuine')
  // Two bytes tell of a mistake: one in 65,536 is taken for a forgery.
  expect(outcomes.filter((outcome) => outcome === 'misread').length).toBeGreaterThan(97)
})

test('of another company, of a register that is not known, and without cryptography it says so', async () => {
  const { proofOf, check } = await devices()
  const [ticket] = fc.sample(anyTicket, 1)
  if (!ticket) throw new Error('no ticket')
  const textOf = async (over: Partial<ProvedTicket>): Promise<string> => {
    const { signed, signature } = await proofOf({ ...ticket, ...over })
    return proofText(signed, signature)
  }
  expect(await check(await textOf({ company: companyOf(newId()) }))).toEqual({ outcome: 'ofAnother' })
  expect(await check(await textOf({ register: registerOf(newId()) }))).toEqual({ outcome: 'keyUnknown' })
  expect(await check(await textOf({ epoch: 2 }))).toEqual({ outcome: 'keyUnknown' })
  expect(await check('CT')).toEqual({ outcome: 'misread' })
  expect(signedBytes({ ...ticket, number: 'RET-LM2-000001' })).toBeNull()
})

test('a proof is a QR code of at most 53 modules with a level of M, which is read as it was drawn', async () => {
  const { proofOf } = await devices()
  const usual = { number: 'TIC-LM2-004218', totalMinor: 163_110, occurredAt: '2026-11-21T17:00:00.000Z' }
  const [ticket] = fc.sample(anyTicket, 1)
  if (!ticket) throw new Error('no ticket')
  const { signed, signature } = await proofOf({ ...ticket, ...usual })
  expect(encode(proofText(signed, signature), { ecc: 'M', border: 0 })).toMatchObject({ version: 8, size: 49 })
  await fc.assert(
    fc.asyncProperty(anyTicket, async (each) => {
      const proof = await proofOf(each)
      const text = proofText(proof.signed, proof.signature)
      const { data, size } = encode(text, { ecc: 'M', border: 4 })
      expect(size).toBeLessThanOrEqual(53 + 8)
      expect(qrTextOf(squarePath(data), size)).toBe(text)
    }),
    { numRuns: 20 },
  )
})
