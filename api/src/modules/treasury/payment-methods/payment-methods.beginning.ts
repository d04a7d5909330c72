import { v7 as newId } from 'uuid'
import type { NewPlace } from '../../../platform/beginning.ts'
import { insertPaymentMethod } from './payment-methods.repository.ts'

/** A company begins with cash. */
export function beginPaymentMethods(place: NewPlace): Promise<void> {
  return insertPaymentMethod(place, { id: newId(), kind: 'cash', nameKey: 'cash' })
}
