import type { CashierKey } from '@comptoir/contracts/sales/cashier-switches'
import type { Seller } from '../register/kept-lock.ts'

/** So slow that a PIN is not tried out quickly by whoever gets hold of what is kept. */
const ITERATIONS = 600_000
const HASH_BITS = 256
const FREE_TRIES = 2
const SECOND_MS = 1000
const LONGEST_WAIT_MS = 300_000

/** What opened a counter: to whom, and the name under which their keys are looked up. */
interface Known {
  of: string
  hash: string
  /** Null for whoever is signed in. */
  seller: Seller | null
}

/**
 * By what people were known to the server since this page was started, in its memory alone and as slow hashes, so that they
 * open the counter again without a network. After wrong tries there is a growing wait.
 */
export class KnownKeys {
  readonly #salt = crypto.getRandomValues(new Uint8Array(16))
  #known: readonly Known[] = []
  #wrong = 0
  #waitsUntil = 0

  /** Keeps what the server has just taken for right. Keeps nothing where the browser has no cryptography. */
  async keep(key: CashierKey, ownId: string, seller: Seller | null): Promise<void> {
    const hash = await this.#hashOf(key)
    this.#wrong = 0
    if (hash === null) return
    const of = nameOf(key, ownId)
    const others = this.#known.filter((each) => each.hash !== hash && (each.of !== of || key.kind === 'badge'))
    this.#known = [...others, { of, hash, seller }]
  }

  /** Whether anything is kept that a key could be held against. */
  knows(key: CashierKey, ownId: string): boolean {
    return this.#known.some(({ of }) => of === nameOf(key, ownId))
  }

  /** To whom a key opens; null where it is wrong. */
  async find(key: CashierKey, now = Date.now()): Promise<Pick<Known, 'seller'> | null> {
    const hash = await this.#hashOf(key)
    const found = hash === null ? undefined : this.#known.find((each) => each.hash === hash)
    this.#wrong = found ? 0 : this.#wrong + 1
    const waitMs = found ? 0 : Math.min(SECOND_MS * 2 ** (this.#wrong - FREE_TRIES), LONGEST_WAIT_MS)
    this.#waitsUntil = this.#wrong > FREE_TRIES ? now + waitMs : 0
    return found ?? null
  }

  /** How long nobody may try again, in milliseconds. */
  waitMs(now = Date.now()): number {
    return Math.max(0, this.#waitsUntil - now)
  }

  async #hashOf(key: CashierKey): Promise<string | null> {
    // Some browsers have none where the page came over plain http.
    const subtle: SubtleCrypto | undefined = crypto.subtle
    if (subtle === undefined) return null
    const secret = new TextEncoder().encode(JSON.stringify(key))
    const base = await subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveBits'])
    const by = { name: 'PBKDF2', hash: 'SHA-256', salt: this.#salt, iterations: ITERATIONS }
    const bits = await subtle.deriveBits(by, base, HASH_BITS)
    return [...new Uint8Array(bits)].join()
  }
}

/** Everybody's badges are looked up together, PINs by their holder, the password as that of who is signed in. */
function nameOf(key: CashierKey, ownId: string): string {
  return key.kind === 'badge' ? key.kind : `${key.kind} ${key.kind === 'pin' ? key.userId : ownId}`
}
