/** How labels lie on what they are printed on; all in millimetres. */
export interface LabelLayout {
  readonly kind: 'sheet' | 'roll'
  readonly width: number
  readonly height: number
  readonly columns: number
  readonly rows: number
  /** From the edge of the paper to the first label, and from one label's beginning to the next one's. */
  readonly left: number
  readonly top: number
  readonly stepX: number
  readonly stepY: number
}

const sheet = (columns: number, rows: number, width: number, height: number, gap = 0): LabelLayout => ({
  kind: 'sheet',
  width,
  height,
  columns,
  rows,
  left: (A4.width - columns * width - (columns - 1) * gap) / 2,
  top: (A4.height - rows * height) / 2,
  stepX: width + gap,
  stepY: height,
})

const roll = (width: number, height: number): LabelLayout => ({
  kind: 'roll',
  width,
  height,
  columns: 1,
  rows: 1,
  left: 0,
  top: 0,
  stepX: width,
  stepY: height,
})

export const A4 = { width: 210, height: 297 } as const

/** Sheets by how many labels they have, rolls by the size of one. */
export const LABEL_LAYOUTS = {
  a4x24: sheet(3, 8, 70, 37),
  a4x40: sheet(4, 10, 52.5, 29.7),
  a4x65: sheet(5, 13, 38.1, 21.2, 2.5),
  roll40x30: roll(40, 30),
  roll50x25: roll(50, 25),
  roll57x32: roll(57, 32),
} as const satisfies Record<string, LabelLayout>
export type LabelLayoutName = keyof typeof LABEL_LAYOUTS
export const LABEL_LAYOUT_NAMES = Object.keys(LABEL_LAYOUTS) as LabelLayoutName[]

/** Labels of one page. */
export function labelsOnPage({ columns, rows }: LabelLayout): number {
  return columns * rows
}
