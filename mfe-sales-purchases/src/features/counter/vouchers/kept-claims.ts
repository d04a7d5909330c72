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

type Underway = Readonly<Record<string, Promise<unknown>>>

/** What the server is being asked about claims, and when that ends: of the page, since a counter that is left goes on with it. */
const underway = createStore<Underway>()(() => ({}))
const nameOf = ({ ticketId, voucherId }: KeptClaim): string => `${ticketId} ${voucherId}`

/** Whether a claim is being made or given back. */
export function isUnderway(claim: KeptClaim): boolean {
  return nameOf(claim) in underway.getState()
}

async function whileUnderway<Answer>(claim: KeptClaim, work: () => Promise<Answer>): Promise<Answer> {
  const name = nameOf(claim)
  const answer = work()
  underway.setState({ [name]: answer.catch(() => undefined) })
  try {
    return await answer
  } finally {
    underway.setState(({ [name]: _ended, ...others }) => others, true)
  }
}

/** Makes a claim that is written down first, after what is underway about it. What it is for is in no cart until it is answered. */
export async function makeClaim<Answer>(key: string, claim: KeptClaim, make: () => Promise<Answer>): Promise<Answer> {
  while (isUnderway(claim)) await underway.getState()[nameOf(claim)]
  keepClaim(key, claim)
  return whileUnderway(claim, make)
}

/** Gives a claim back; forgets it where `release` says that the server holds it no more. */
export function giveBack(key: string, claim: KeptClaim, release: () => Promise<boolean>): Promise<void> {
  return whileUnderway(claim, async () => {
    if (await release()) forgetClaim(key, claim)
  })
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
