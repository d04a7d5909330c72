/** What a register prints on: the browser's dialog, or a ticket printer that is reached by cable or over the network. */
export const PRINTERS = ['browser', 'usb', 'serial', 'network'] as const
export type Printer = (typeof PRINTERS)[number]

/** Widths of thermal paper, in millimetres. */
export const PAPER_WIDTHS_MM = [80, 58] as const
export type PaperWidthMm = (typeof PAPER_WIDTHS_MM)[number]

export function isPaperWidth(value: unknown): value is PaperWidthMm {
  return PAPER_WIDTHS_MM.some((width) => width === value)
}

/** Most characters of base64 that are printed at once: more than a metre of paper. */
export const LONGEST_PRINT = 1_000_000
