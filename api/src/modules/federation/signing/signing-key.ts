import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'
import path from 'node:path'
import { keptText } from '../../../platform/kept-secret.ts'

/** The installation's own key: what it signed when it was published is what it serves. */
export interface SigningKey {
  /** PEM. */
  publicKey: string
  sign(text: string): Buffer
  isSigned(text: string, signature: Buffer): boolean
}

function makeKey(): string {
  return generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}

/** An ed25519 key of an installation: made once, kept in a file (mode 600), the same at every start. */
export function keptSigningKey(dataDir: string, file = 'release-key.pem'): SigningKey {
  const privateKey = createPrivateKey(keptText(path.join(dataDir, file), makeKey))
  const publicKey = createPublicKey(privateKey)
  return {
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    sign: (text) => sign(null, Buffer.from(text), privateKey),
    isSigned: (text, signature) => verify(null, Buffer.from(text), publicKey, signature),
  }
}
