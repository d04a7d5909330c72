/** Whether a PIN is among the first that somebody would try: one digit, a short piece repeated, or a row up or down. */
export function isSimplePin(pin: string): boolean {
  if (/^(\d{1,4})\1+$/.test(pin)) return true
  const steps = [...pin].slice(1).map((digit, index) => (Number(digit) - Number(pin[index]) + 10) % 10)
  return steps.every((step) => step === 1) || steps.every((step) => step === 9)
}
