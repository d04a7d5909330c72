import type { SignedInRegister } from '../bench/load/jobs.ts'
import { signInRegisters, type OpenCompany } from '../bench/sign-in.ts'

/** Access tokens live ten minutes. */
const TOKEN_MS = 8 * 60_000

/** A company at its registers, signed in for as long as its tokens live. */
export class Till {
  readonly company: OpenCompany
  readonly #origin: string
  #signedIn: Promise<SignedInRegister[]> | null = null
  #until = 0
  #signIns = 0

  constructor(origin: string, company: OpenCompany) {
    this.#origin = origin
    this.company = company
  }

  /** How often its cashiers have signed in. */
  get signIns(): number {
    return this.#signIns
  }

  registers(): Promise<SignedInRegister[]> {
    if (this.#signedIn === null || performance.now() > this.#until) {
      this.#until = performance.now() + TOKEN_MS
      this.#signIns += 1
      this.#signedIn = signInRegisters(this.#origin, this.company)
    }
    return this.#signedIn
  }
}
