import type { AccessClaims } from './tokens.ts'

/** Tokens of so many sessions are kept; whoever is beyond is verified again. */
const MOST_TOKENS = 1000

/**
 * Access tokens whose signature was verified, with what they say, until they end: a page asks with the same token a
 * hundred times. Only what the signature says is kept; whether the session still holds is asked at every request.
 */
export class VerifiedTokens {
  readonly #known = new Map<string, { claims: AccessClaims; endsAt: number }>()

  /** What a token says that is known to be well signed and has not ended; else null. */
  find(token: string, now: number): AccessClaims | null {
    const known = this.#known.get(token)
    if (!known) return null
    if (now < known.endsAt) return known.claims
    this.#known.delete(token)
    return null
  }

  /** @param endsAt Milliseconds since 1970. */
  keep(token: string, claims: AccessClaims, endsAt: number): void {
    if (this.#known.size >= MOST_TOKENS) this.#forgetOldest()
    this.#known.set(token, { claims, endsAt })
  }

  #forgetOldest(): void {
    for (const token of this.#known.keys()) {
      this.#known.delete(token)
      return
    }
  }
}
