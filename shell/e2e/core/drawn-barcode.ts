import { writeFileSync } from 'node:fs'

/** Bars of the digits in the left half, read from left to right; those of the right half are their opposites. */
const LEFT = [
  ...['0001101', '0011001', '0010011', '0111101', '0100011'],
  ...['0110001', '0101111', '0111011', '0110111', '0001011'],
]
/** Which of the left digits are mirrored, by the first digit, which has no bars of its own. */
const MIRRORED = [
  ...['000000', '001011', '001101', '001110', '010011'],
  ...['011001', '011100', '010101', '010110', '011010'],
]
const [WIDTH, HEIGHT, DOTS] = [640, 480, 4]
const [DARK, LIGHT, GREY] = [20, 235, 128]
const FRAMES = 20

/** Twelve digits and the check digit that follows from them. */
export function ean13Of(twelve: string): string {
  const sum = [...twelve].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return `${twelve}${(10 - (sum % 10)) % 10}`
}

function barsOf(code: string): string {
  const [first = 0, ...digits] = [...code].map(Number)
  const opposite = (bars: string): string => bars.replaceAll(/./g, (bar) => (bar === '0' ? '1' : '0'))
  const left = digits.slice(0, 6).map((digit, at) => {
    const bars = LEFT[digit] ?? ''
    return MIRRORED[first]?.[at] === '1' ? [...opposite(bars)].reverse().join('') : bars
  })
  const right = digits.slice(6).map((digit) => opposite(LEFT[digit] ?? ''))
  return ['101', ...left, '01010', ...right, '101'].join('')
}

/** A film of a barcode, which Chromium shows in the place of a camera. */
export function filmOf(code: string, path: string): void {
  const bars = barsOf(code)
  const start = Math.floor((WIDTH - bars.length * DOTS) / 2)
  const line = Buffer.alloc(WIDTH, LIGHT)
  for (const [at, bar] of [...bars].entries())
    if (bar === '1') line.fill(DARK, start + at * DOTS, start + (at + 1) * DOTS)
  const margin = Array.from({ length: 90 }, () => Buffer.alloc(WIDTH, LIGHT))
  const middle = Array.from({ length: HEIGHT - 180 }, () => line)
  const picture = Buffer.concat([...margin, ...middle, ...margin, Buffer.alloc((WIDTH * HEIGHT) / 2, GREY)])
  const frame = Buffer.concat([Buffer.from('FRAME\n'), picture])
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`)
  writeFileSync(path, Buffer.concat([head, ...Array.from({ length: FRAMES }, () => frame)]))
}
