import { v7 as newId } from 'uuid'
import type { NewPlace } from '../../../platform/beginning.ts'
import { findOwnCurrency } from './currencies.queries.ts'
import { currencyText } from './currency-text.ts'

/** Makes the company's currency one of those that it uses, where it is not yet: in a new company, and when it is another. */
export async function keepOwnCurrency(place: NewPlace): Promise<void> {
  const { db, companyId, now } = place
  const name = await findOwnCurrency(place)
  await db
    .insertInto('company_currency')
    .values({ company_id: companyId, id: newId(), name, search_text: currencyText(name), created_at: now })
    .onConflict((conflict) => conflict.columns(['company_id', 'name']).doUpdateSet({ is_active: true }))
    .execute()
}
