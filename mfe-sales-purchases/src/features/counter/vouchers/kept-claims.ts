import { createStore } from '@comptoir/platform'
import { keptList } from '../../../common/kept-json.ts'
import { safeStorage } from '../../../common/safe-storage.ts'

/** What this device claimed of a voucher, until it knows what became of it. */
export interface KeptClaim {
  ticketId: string
  voucherId: string
  /** As it was typed or scanned, to claim it again; gone with the claim. */
  code: string
}

/** The name under which the browser keeps the claims of a register and person, as it does their cart. */
export function claimsKey(registerId: string, userId: string): string {
  return `comptoir:voucher-claims:${registerId}:${userId}`
}

/** What was claimed under a key; damaged entries count as absent. */
export function keptClaims(key: string): KeptClaim[] {
  return keptList(key, isClaim)
}

function isClaim(value: unknown): value is KeptClaim {
  return typeof value === 'object' && value !== null && 'ticketId' in value && 'voucherId' in value && 'code' in value
}

const isSame = (one: KeptClaim, other: KeptClaim): boolean =>
  one.ticketId === other.ticketId && one.voucherId === other.voucherId

/** Writes a claim down, before it is made: its answer may be lost. */
export function keepClaim(key: string, claim: KeptClaim): void {
  write(key, [...keptClaims(key).filter((each) => !isSame(each, claim)), claim])
}

const underway = createStore<{ names: readonly string[] }>()(() => ({ names: [] }))
const nameOf = ({ ticketId, voucherId }: KeptClaim): string => `${ticketId} ${voucherId}`

/** Makes a claim that is written down first. What it is for is in no cart until it is answered, see `isUnderway`. */
export async function makeClaim<Answer>(key: string, claim: KeptClaim, make: () => Promise<Answer>): Promise<Answer> {
  keepClaim(key, claim)
  const name = nameOf(claim)
  underway.setState(({ names }) => ({ names: [...names, name] }))
  try {
    return await make()
  } finally {
    underway.setState(({ names }) => ({ names: names.filter((each) => each !== name) }))
  }
}

/** Whether the answer to a claim is being waited for, so that nobody gives back what is being taken. */
export function isUnderway(claim: KeptClaim): boolean {
  return underway.getState().names.includes(nameOf(claim))
}

export function forgetClaim(key: string, claim: KeptClaim): void {
  write(
    key,
    keptClaims(key).filter((each) => !isSame(each, claim)),
  )
}

function write(key: string, claims: readonly KeptClaim[]): void {
  if (claims.length === 0) safeStorage.removeItem(key)
  else safeStorage.setItem(key, JSON.stringify(claims))
}
