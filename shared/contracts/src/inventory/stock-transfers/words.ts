/**
 * Where a transfer is. `requested`: whoever wants the goods waits for the sender. `received`: all that will come did, and some
 * of it is missing, or there is more of it than was shipped.
 */
export const STATES = [
  'requested',
  'draft',
  'ready',
  'inTransit',
  'partiallyReceived',
  'received',
  'closed',
  'refused',
  'cancelled',
] as const
export type StateOfTransfer = (typeof STATES)[number]

/** What can be done with one. */
export const STEPS = [
  'accept',
  'refuse',
  'withdraw',
  'change',
  'ready',
  'ship',
  'receive',
  'decide',
  'settle',
  'cancel',
] as const
export type TransferStep = (typeof STEPS)[number]

/** What was done with one. */
export const TAKEN = [
  'requested',
  'accepted',
  'refused',
  'created',
  'readied',
  'shipped',
  'received',
  'settled',
  'decided',
  'cancelled',
] as const
export type TakenStep = (typeof TAKEN)[number]

/** What became of missing goods: they came after all, are back where they left, or are lost. */
export const OUTCOMES = ['found', 'returned', 'lost'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** What became of goods that were shipped; `open`: nothing yet, or they are missing. */
export const FATES = ['open', 'good', 'damaged', 'returned', 'lost'] as const
export type Fate = (typeof FATES)[number]

/** What became of goods that arrived beyond what was shipped. */
export const EXTRA_STATES = ['waiting', 'approved', 'refused'] as const
export type ExtraState = (typeof EXTRA_STATES)[number]

/** Who bears the cost of lost goods. */
export const BEARERS = ['sender', 'receiver', 'carrier'] as const
export type Bearer = (typeof BEARERS)[number]

export const MOST_LINES = 500
/** Of one receipt. */
export const MOST_EXTRAS = 100
export const MOST_LOTS = 100
export const MOST_SERIAL_NUMBERS = 1000
/** Characters. */
export const LONGEST_NOTE = 500

/** What the place of damaged goods is called that is made where a point of sale has none. */
export const QUARANTINE_NAMES = { en: 'Quarantine', fr: 'Quarantaine', ar: 'منطقة حجر' } as const
