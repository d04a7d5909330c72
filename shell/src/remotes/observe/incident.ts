/** Letters and digits that are not mistaken for one another when read out on the telephone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/** Eight signs that name one failure on the screen, in the browser's log and in the installation's reports. */
export function newIncidentId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
}
