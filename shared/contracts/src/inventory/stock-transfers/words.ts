/** Where a transfer is. `received`: all that will come did, and some of it is missing. */
export const STATES = ['draft', 'ready', 'inTransit', 'partiallyReceived', 'received', 'closed', 'cancelled'] as const
export type StateOfTransfer = (typeof STATES)[number]

/** What can be done with one. */
export const STEPS = ['change', 'ready', 'ship', 'receive', 'settle', 'cancel'] as const
export type TransferStep = (typeof STEPS)[number]

/** What was done with one. */
export const TAKEN = ['created', 'readied', 'shipped', 'received', 'settled', 'cancelled'] as const
export type TakenStep = (typeof TAKEN)[number]

/** What became of missing goods: they came after all, are back where they left, or are lost. */
export const OUTCOMES = ['found', 'returned', 'lost'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** Who bears the cost of lost goods. */
export const BEARERS = ['sender', 'receiver', 'carrier'] as const
export type Bearer = (typeof BEARERS)[number]

export const MOST_LINES = 500
export const MOST_SERIAL_NUMBERS = 1000
/** Characters. */
export const LONGEST_NOTE = 500

/** What the place of damaged goods is called that is made where a point of sale has none. */
export const QUARANTINE_NAMES = { en: 'Quarantine', fr: 'Quarantaine', ar: 'منطقة حجر' } as const
