import * as Type from 'typebox'
import type { Static } from 'typebox'
import { Id, Strict } from '../../schema.ts'
import { LAST_TICKET_NUMBER } from '../sales/index.ts'

/** The public half of a key of P-256: a point as it is, 65 bytes that begin with 4, in base64. */
export const PublicKey = Type.String({ pattern: '^B[A-P][A-Za-z0-9+/]{84}[AEIMQUYcgkosw048]=$' })
export type PublicKey = Static<typeof PublicKey>

/** Where in the order of the company's keys one is, from 1. */
const Position = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })

/** What the proofs on the tickets of a register are held against in one epoch. */
export const RegisterKey = Strict({
  position: Position,
  registerId: Id,
  epoch: Type.Integer({ minimum: 1, maximum: LAST_TICKET_NUMBER }),
  publicKey: PublicKey,
  /** What its place was called when the key was told. */
  pointOfSaleName: Type.String(),
  registerName: Type.String(),
})
export type RegisterKey = Static<typeof RegisterKey>

/** No answer brings more; whoever gets as many asks again. */
export const MOST_REGISTER_KEYS = 500

/** What a device that makes proofs says when it asks for its series; one without the cryptography says nothing of it. */
export const toldKeys = {
  /** That of the epoch, where it has none yet: the first that is told stays. */
  publicKey: Type.Optional(PublicKey),
  /**
   * The position up to which the device knows the company's keys; 0 for none. All are told where the company has come to none
   * so late: the server was set back.
   */
  keysAfter: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647 })),
}

/** What it is answered, where it said which keys it knows. */
export const givenKeys = {
  /** That of the epoch; left out where none was told. */
  publicKey: Type.Optional(PublicKey),
  /** Those after the position that it named, of all registers of the company, in their order; or all of them from the first. */
  registerKeys: Type.Optional(Type.Array(RegisterKey, { maxItems: MOST_REGISTER_KEYS })),
}
