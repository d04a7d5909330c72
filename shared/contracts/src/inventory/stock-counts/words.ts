/** How far a count is. */
export const COUNT_STATES = ['planned', 'counting', 'review', 'posted', 'cancelled'] as const
export type StateOfCount = (typeof COUNT_STATES)[number]

/** What may be done with a count; who may what follows from rights, and from the people that it names. */
export const COUNT_STEPS = ['change', 'start', 'count', 'finish', 'recount', 'zero', 'post', 'cancel'] as const
export type CountStep = (typeof COUNT_STEPS)[number]

/** By what goods of a place are chosen for a count. */
export const SCOPE_KINDS = ['all', 'categories', 'brands', 'classes', 'products', 'notCounted'] as const
export type ScopeKind = (typeof SCOPE_KINDS)[number]

/** Classes of products by what was sold of them: A most of the value, C the rest. */
export const CLASSES = ['A', 'B', 'C'] as const
export type ProductClass = (typeof CLASSES)[number]

/** Sales of so many days decide about the class of a product. */
export const CLASS_DAYS = 90
/** Products are of class A up to this share of the value sold, in percent; of class B up to that one. */
export const CLASS_SHARES = { A: 80, B: 95 } as const

/** Days between two counts of a product, where the company has said nothing else. */
export const USUAL_DAYS = { A: 30, B: 90, C: 365 } as const

/** Why a count is given up. */
export const COUNT_CANCEL_REASONS = ['enteredByMistake', 'interrupted', 'countedAgain', 'other'] as const
export type CountCancelReason = (typeof COUNT_CANCEL_REASONS)[number]

/** Which lines a step of the review is about: those that are named, or all of a kind. */
export const CHOICES = ['named', 'beyondTolerance', 'uncounted'] as const

/** What narrows the lines of a count. */
export const LINE_STATES = ['different', 'uncounted', 'beyondTolerance', 'moved', 'toRecount'] as const
export type LineState = (typeof LINE_STATES)[number]

/** Products of one count. */
export const MOST_COUNTED_PRODUCTS = 10_000
/** Products that a plan names one by one, and people. */
export const MOST_NAMED_PRODUCTS = 500
export const MOST_PEOPLE = 50
/** Products on the list of one day. */
export const MOST_DUE = 60
/** Rounds of one count: the first and its recounts. */
export const MOST_ROUNDS = 20
/** Characters of what is said of a count. */
export const LONGEST_COUNT_NOTE = 500
