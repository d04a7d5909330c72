import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { RegisterKey, TicketSeries, TicketSeriesInput } from '@comptoir/contracts/sales/register-tickets'
import { REGISTER_BYTES, shortId } from './short-id.ts'

/** The key that a register of this device signs with in one epoch. */
interface OwnKey {
  registerId: string
  /** 0 while the server has not said of which epoch it is. */
  epoch: number
  /** Signs, and is never read: neither by the page nor by who looks into the database. */
  privateKey: CryptoKey
  /** In base64. */
  publicKey: string
}

interface Stored extends DBSchema {
  own: { key: [string, number]; value: OwnKey }
  /** Those of all registers of the company, by the register as tickets name it, and the epoch; `NO_PLACE` where another took theirs. */
  known: { key: [string, number]; value: RegisterKey & { register: string }; indexes: { position: number } }
}

const FORM = 1
const CURVE = { name: 'ECDSA', namedCurve: 'P-256' } as const
const SIGNING = { name: 'ECDSA', hash: 'SHA-256' } as const
const NOT_YET = 0
/** Below every position. */
const NO_PLACE = 0

/** The browser's cryptography; without https there is none. */
function subtleOf(): SubtleCrypto | undefined {
  return crypto.subtle
}

/**
 * What proofs on tickets are made and checked with: the keys of this device, and the public ones of all registers of the
 * company. They lie apart from the tickets, which an older program must be able to open.
 */
export class ProofKeys {
  readonly #name: string

  constructor(companyId: string) {
    this.#name = `comptoir.proofs.${companyId}`
  }

  /**
   * What is said of keys when a register asks for its series: one that was made for its next epoch, the same until it is
   * taken, and how many keys are known. Nothing where the browser has no cryptography.
   */
  async told(registerId: string): Promise<Pick<TicketSeriesInput, 'publicKey' | 'keysAfter'>> {
    const subtle = subtleOf()
    if (!subtle) return {}
    const found = await this.#use((db) => db.get('own', [registerId, NOT_YET]))
    const made = found ?? (await makeKey(subtle, registerId))
    return this.#use(async (db) => {
      const tx = db.transaction(['own', 'known'], 'readwrite')
      const own = tx.objectStore('own')
      // Another tab may have made one meanwhile.
      const next = (await own.get([registerId, NOT_YET])) ?? made
      const last = await tx.objectStore('known').index('position').openKeyCursor(null, 'prev')
      await Promise.all([own.put(next), tx.done])
      return { publicKey: next.publicKey, keysAfter: last?.key ?? 0 }
    })
  }

  /** Takes what came with a series. A key that is another's never signs here. */
  async keep({
    registerId,
    epoch,
    publicKey,
    registerKeys,
  }: Pick<TicketSeries, 'registerId' | 'epoch' | 'publicKey' | 'registerKeys'>): Promise<void> {
    await this.#use(async (db) => {
      const tx = db.transaction('own', 'readwrite')
      const ofRegister = await tx.store.getAll(IDBKeyRange.bound([registerId, NOT_YET], [registerId, Infinity]))
      const signing = ofRegister.find((each) => each.publicKey === publicKey)
      if (signing) {
        await tx.store.put({ ...signing, epoch })
        if (signing.epoch === NOT_YET) await tx.store.delete([registerId, NOT_YET])
      }
      await tx.done
    })
    await this.learn(registerKeys)
  }

  /**
   * Takes keys of the company, in their order. Where they begin below what is known the server was set back, or was asked for
   * all: the others lose their places to them, and prove what they signed before.
   */
  async learn(registerKeys: readonly RegisterKey[] = []): Promise<void> {
    const [first] = registerKeys
    if (!first) return
    await this.#use(async (db) => {
      const tx = db.transaction('known', 'readwrite')
      const displaced = await tx.store.index('position').getAll(IDBKeyRange.lowerBound(first.position))
      for (const key of displaced) await tx.store.put({ ...key, position: NO_PLACE })
      for (const key of registerKeys) await tx.store.put({ ...key, register: shortId(key.registerId, REGISTER_BYTES) })
      await tx.done
    })
  }

  /** Whether this browser has the cryptography that proofs are made and checked with. */
  isAble(): boolean {
    return subtleOf() !== undefined
  }

  /** The signature of a register for some bytes, 64 bytes; null where this device has no key for the epoch. */
  async sign(
    { registerId, epoch }: Pick<OwnKey, 'registerId' | 'epoch'>,
    bytes: BufferSource,
  ): Promise<Uint8Array | null> {
    const subtle = subtleOf()
    const own = subtle && (await this.#use((db) => db.get('own', [registerId, epoch])))
    return own ? new Uint8Array(await subtle.sign(SIGNING, own.privateKey, bytes)) : null
  }

  /** The key of a register, as tickets name it, in an epoch; null where this device has not heard of it. */
  async find(register: string, epoch: number): Promise<RegisterKey | null> {
    return (await this.#use((db) => db.get('known', [register, epoch]))) ?? null
  }

  /** Whether bytes were signed with the private half of a public key; never by one that is no point of the curve. */
  async isSigned(
    { publicKey }: Pick<RegisterKey, 'publicKey'>,
    signature: BufferSource,
    bytes: BufferSource,
  ): Promise<boolean> {
    const raw = Uint8Array.from(atob(publicKey), (each) => each.codePointAt(0) ?? 0)
    try {
      const key = await crypto.subtle.importKey('raw', raw, CURVE, false, ['verify'])
      return await crypto.subtle.verify(SIGNING, key, signature, bytes)
    } catch {
      return false
    }
  }

  async #use<Done>(work: (db: IDBPDatabase<Stored>) => Promise<Done>): Promise<Done> {
    const db = await openDB<Stored>(this.#name, FORM, {
      upgrade: (fresh) => {
        fresh.createObjectStore('own', { keyPath: ['registerId', 'epoch'] })
        fresh.createObjectStore('known', { keyPath: ['register', 'epoch'] }).createIndex('position', 'position')
      },
    })
    try {
      return await work(db)
    } finally {
      db.close()
    }
  }
}

async function makeKey(subtle: SubtleCrypto, registerId: string): Promise<OwnKey> {
  const { privateKey, publicKey } = await subtle.generateKey(CURVE, false, ['sign', 'verify'])
  const raw = new Uint8Array(await subtle.exportKey('raw', publicKey))
  return { registerId, epoch: NOT_YET, privateKey, publicKey: btoa(String.fromCodePoint(...raw)) }
}
