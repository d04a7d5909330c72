/** As much of a source map as is read here. */
export type SourceMap = { sources: readonly string[]; mappings: string }

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const MORE = 32
const DIGIT_BITS = 5

/** The numbers of one segment: base64 digits of five bits, the lowest first, the sign in the lowest bit. */
function numbersIn(segment: string): number[] {
  const numbers: number[] = []
  let value = 0
  let shift = 0
  for (const letter of segment) {
    const digit = DIGITS.indexOf(letter)
    value += (digit & (MORE - 1)) << shift
    shift += DIGIT_BITS
    if (digit & MORE) continue
    numbers.push(value & 1 ? -(value >> 1) : value >> 1)
    value = 0
    shift = 0
  }
  return numbers
}

/** How many characters of a built script came from each source, by the source's name as the map writes it. */
export function shares(script: string, { sources, mappings }: SourceMap): Map<string, number> {
  const lines = script.split('\n')
  const found = new Map<string, number>()
  let source = 0
  for (const [line, text] of mappings.split(';').entries()) {
    let column = 0
    const begun = (text === '' ? [] : text.split(',')).map((segment) => {
      const [columns = 0, sourceStep] = numbersIn(segment)
      column += columns
      source += sourceStep ?? 0
      return { column, name: sourceStep === undefined ? null : (sources[source] ?? null) }
    })
    for (const [index, { column: from, name }] of begun.entries()) {
      const to = begun[index + 1]?.column ?? lines[line]?.length ?? from
      if (name !== null) found.set(name, (found.get(name) ?? 0) + to - from)
    }
  }
  return found
}
