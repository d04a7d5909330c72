import { describe, expect, test } from '@jest/globals'
import { newId } from '@comptoir/platform'
import { claimsKey, giveBack, isUnderway, type KeptClaim, keepClaim, keptClaims, makeClaim } from './kept-claims.ts'

const KEY = claimsKey(newId(), 'u1')
const aClaim = (): KeptClaim => ({ ticketId: newId(), voucherId: newId(), code: 'VCH-1' })

/** What the server is asked, each in its order, which answers when it is told to. */
function aServer() {
  const asked: string[] = []
  const answers: ((isYes: boolean) => void)[] = []
  const ask = (what: string) => () => {
    asked.push(what)
    return new Promise<boolean>((resolve) => answers.push(resolve))
  }
  return { asked, ask, answer: (index: number, isYes = true) => answers[index]?.(isYes) }
}

describe('a claim of a voucher', () => {
  test('that is made again while it is given back is made after that, and stays kept', async () => {
    const claim = aClaim()
    keepClaim(KEY, claim)
    const { asked, ask, answer } = aServer()
    const back = giveBack(KEY, claim, ask('release'))
    const made = makeClaim(KEY, claim, ask('claim'))
    expect(asked).toEqual(['release'])
    answer(0)
    await back
    await Promise.resolve()
    expect(asked).toEqual(['release', 'claim'])
    expect(keptClaims(KEY)).toContainEqual(claim)
    answer(1)
    expect(await made).toBe(true)
    expect(isUnderway(claim)).toBe(false)
    expect(keptClaims(KEY)).toContainEqual(claim)
  })

  test('waits for no other one', () => {
    const [slow, other] = [aClaim(), aClaim()]
    const { asked, ask } = aServer()
    void giveBack(KEY, slow, ask('release'))
    void makeClaim(KEY, other, ask('claim'))
    expect(asked).toEqual(['release', 'claim'])
  })

  test('that the server still holds, or may, stays kept', async () => {
    const claim = aClaim()
    keepClaim(KEY, claim)
    await giveBack(KEY, claim, () => Promise.resolve(false))
    expect(keptClaims(KEY)).toContainEqual(claim)
    await expect(giveBack(KEY, claim, () => Promise.reject(new Error('away')))).rejects.toThrow('away')
    expect(keptClaims(KEY)).toContainEqual(claim)
    expect(isUnderway(claim)).toBe(false)
    await giveBack(KEY, claim, () => Promise.resolve(true))
    expect(keptClaims(KEY)).not.toContainEqual(claim)
  })
})
