/** Something that the person at the terminal can mend: its message says what and how, and is printed without a stack. */
export class Refusal extends Error {
  override name = 'Refusal'
}
