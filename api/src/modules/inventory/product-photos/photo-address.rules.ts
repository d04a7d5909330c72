import { createHmac, hkdfSync } from 'node:crypto'

/** Where the pictures of photos are served, outside the API: a picture brings no session along. */
export const PHOTOS_PATH = '/photos'
/** A key as it stands in an address: 256 bits. */
export const KEY_PATTERN = '^[A-Za-z0-9_-]{43}$'

/** What is added to a size makes the address of a picture. Whoever has it may fetch the picture; nobody can guess one. */
export function addressOf(companyId: string, key: string): string {
  return `${PHOTOS_PATH}/${companyId}/${key}`
}

/**
 * A hash of the picture under the installation's secret, so that the same picture has the same address in its company and
 * another one in any other, and somebody who has the picture cannot tell whether a company has it.
 */
export function addressKey(secret: string, companyId: string, picture: Buffer): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'comptoir photo addresses', 32))
  return createHmac('sha256', key).update(companyId).update(picture).digest('base64url')
}
