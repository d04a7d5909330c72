import type { Language } from '@comptoir/i18n'
import { v7 as newId } from 'uuid'
import type { NewPlace } from '../../../platform/beginning.ts'
import { insertPaymentMethod } from './payment-methods.repository.ts'

const CASH: Record<Language, string> = { en: 'Cash', fr: 'Espèces', ar: 'نقدا' }

/** A company begins with cash. */
export function beginPaymentMethods(place: NewPlace): Promise<void> {
  return insertPaymentMethod(place, { id: newId(), kind: 'cash', name: CASH[place.language] })
}
