/**
 * Workers of each lane. Work of one lane never waits for that of another: a mail leaves while every import worker has a
 * catalogue in hand, and audit entries are sealed every minute while the books of two companies are checked.
 */
export const WORKERS = { mails: 2, imports: 2, errands: 2, webhooks: 4, upkeep: 2 } as const

/**
 * `mails` is what somebody waits for at their letter box, `errands` whatever else somebody of a company may ask for,
 * `webhooks` what other programs are told, who may be slow to listen, `upkeep` what the product does by itself, on time.
 */
export type Lane = keyof typeof WORKERS

export const LANES = Object.keys(WORKERS) as Lane[]

/** One kind of job. */
export interface JobDeclaration {
  name: string
  lane: Lane
  /** Of the work of one key only one piece is done at a time, whatever waits. For keys that are few, such as companies. */
  isSerial?: boolean
}
