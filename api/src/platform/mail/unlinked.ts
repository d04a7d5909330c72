/** A typed name, of which no mail program makes a link: no mail is a way to send somebody anywhere else. */
export function unlinked(name: string): string {
  return name
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .replaceAll(/[:/\\@]+/g, ' ')
    .replaceAll(/\.(?=\S)/g, '. ')
    .trim()
}
