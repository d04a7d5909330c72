import { validate } from 'uuid'

/** Whether a part of an address can be the id of a company or a point of sale at all. */
export function isId(part: string | undefined): boolean {
  return validate(part)
}
