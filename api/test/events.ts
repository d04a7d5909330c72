/** Something that happens once, and can be waited for. */
export function anEvent() {
  let happen: () => void = () => undefined
  const happened = new Promise<void>((resolve) => (happen = resolve))
  return { happen, happened }
}
