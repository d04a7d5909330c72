let lastMs = 0
let counter = 0

const COUNTER_BITS = 12
const COUNTER_LIMIT = 2 ** COUNTER_BITS

/**
 * A UUIDv7 (RFC 9562 5.7): 48 bits of Unix milliseconds, then 12 bits that count up within one millisecond (method 1 of
 * its section 6.2), then random. Ids made in one tab sort in the order in which they were made, even when its clock is
 * set back; documents and rows are named by their maker, so that a sale has its name before the network agrees.
 */
export function newId(): string {
  advance(Date.now())
  const random = crypto.getRandomValues(new Uint8Array(8))
  const time = hex(lastMs, 12)
  const tail = [0x80 | ((random[0] ?? 0) & 0x3f), ...random.slice(1)].map((byte) => hex(byte, 2)).join('')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(counter, 3)}-${tail.slice(0, 4)}-${tail.slice(4)}`
}

function advance(nowMs: number): void {
  if (nowMs > lastMs) {
    lastMs = nowMs
    counter = randomStart()
    return
  }
  counter += 1
  if (counter < COUNTER_LIMIT) return
  lastMs += 1
  counter = 0
}

/** Leaves half of the range free to count in. */
function randomStart(): number {
  return (crypto.getRandomValues(new Uint16Array(1))[0] ?? 0) % (COUNTER_LIMIT / 2)
}

function hex(value: number, length: number): string {
  return value.toString(16).padStart(length, '0')
}
