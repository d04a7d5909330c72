/** Who says something, with stars out of five; their words are phrases. */
export const PEOPLE = [
  { id: 'leila', rating: 5 },
  { id: 'sami', rating: 5 },
  { id: 'amel', rating: 4 },
  { id: 'karim', rating: 5 },
  { id: 'nour', rating: 5 },
  { id: 'hatem', rating: 4 },
] as const
export type Person = (typeof PEOPLE)[number]

/** Two at a time. */
export const PAIRS: readonly (readonly Person[])[] = PEOPLE.flatMap((_person, index) =>
  index % 2 === 0 ? [PEOPLE.slice(index, index + 2)] : [],
)
