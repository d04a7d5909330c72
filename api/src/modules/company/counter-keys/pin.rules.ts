/** Whether a PIN is among the first that somebody would try: one digit, a short piece repeated, be its end cut off, or a row up or down. */
export function isSimplePin(pin: string): boolean {
  if ([1, 2, 3, 4].some((length) => pin.length >= 2 * length && pin.startsWith(pin.slice(length)))) return true
  const steps = [...pin].slice(1).map((digit, index) => (Number(digit) - Number(pin[index]) + 10) % 10)
  return steps.every((step) => step === 1) || steps.every((step) => step === 9)
}
