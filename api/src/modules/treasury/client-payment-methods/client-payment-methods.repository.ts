import { PAYMENT_METHODS } from '@comptoir/contracts/treasury/payment-methods'
import { declaredRefusal } from '../../../platform/resource/refusals.ts'
import { tableResource } from '../../../platform/resource/table-resource.ts'
import { METHOD_TABLE } from '../payment-methods/index.ts'
import { hasMoved } from './client-payment-methods.queries.ts'

/** The method cash stays what it is, and there is no other; any other becomes another kind only before money moved by it. */
export const clientPaymentMethods = tableResource(PAYMENT_METHODS, {
  ...METHOD_TABLE,
  only: { direction: 'client' },
  unique: { ...METHOD_TABLE.unique, payment_method_cash_key: { reason: 'cashTaken', property: 'kind' } },
  usedBy: { movements: 'money_ledger.payment_method_id' },
  // What is counted of a session moved in it; the drawer's own method is never removed.
  implied: [
    'cash_session_count.payment_method_id',
    'session_correction.payment_method_id',
    'session_correction.other_method_id',
  ],
  beforeChange: async (ctx, { id, kind, name }, input) => {
    if (kind === 'cash' && input.kind !== 'cash') throw declaredRefusal(PAYMENT_METHODS, 'cashStays', {}, '/kind')
    if (kind === 'cash' && input.isActive === false)
      throw declaredRefusal(PAYMENT_METHODS, 'cashStays', {}, '/isActive')
    if (kind !== input.kind && (await hasMoved(ctx, id)))
      throw declaredRefusal(PAYMENT_METHODS, 'kindUsed', { name }, '/kind')
  },
  beforeRemove: (_ctx, { kind }) => {
    if (kind === 'cash') throw declaredRefusal(PAYMENT_METHODS, 'cashStays')
  },
})
