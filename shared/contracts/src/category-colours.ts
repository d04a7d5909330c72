/** The colours that a category may have, grey last: none is drawn it. */
export const CATEGORY_COLOURS = [
  'blue',
  'green',
  'yellow',
  'orange',
  'red',
  'teal',
  'purple',
  'pink',
  'brown',
  'grey',
] as const
export type CategoryColour = (typeof CATEGORY_COLOURS)[number]

/** Which palette of the look each colour is. */
export const PALETTE_OF = {
  blue: 'brand',
  green: 'success',
  yellow: 'pending',
  orange: 'attention',
  red: 'danger',
  teal: 'teal',
  purple: 'purple',
  pink: 'pink',
  brown: 'brown',
  grey: 'neutral',
} as const satisfies Record<CategoryColour, string>
export type CategoryPalette = (typeof PALETTE_OF)[CategoryColour]

const DRAWN = CATEGORY_COLOURS.filter((colour) => colour !== 'grey')

/** The colour that a category was given, or else the one drawn from its id, which is always the same. */
export function colourOf({ id, colour }: { id: string; colour: CategoryColour | null }): CategoryColour {
  const sum = [...id].reduce((total, letter) => total + letter.charCodeAt(0), 0)
  return colour ?? DRAWN[sum % DRAWN.length] ?? 'grey'
}
