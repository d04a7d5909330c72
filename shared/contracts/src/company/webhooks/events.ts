/**
 * What a webhook may be told of: actions of the audit trail, by the names that they have there. What is not here is told to
 * nobody.
 */
export const WEBHOOK_EVENTS = [
  'sale.completed',
  'salesReturn.settled',
  'cashSession.opened',
  'cashSession.closed',
  'fiscalClosing.closed',
  'product.created',
  'product.updated',
  'product.removed',
  'productImport.applied',
  'productChange.applied',
  'productChange.undone',
  'discount.created',
  'discount.updated',
  'discount.removed',
  'client.created',
  'client.updated',
  'client.removed',
  'client.merged',
  'client.erased',
  'supplier.created',
  'supplier.updated',
  'supplier.removed',
  'supplier.merged',
  'supplier.erased',
] as const
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number]

/** What is sent when somebody tries an endpoint; it says nothing of the company. */
export const WEBHOOK_TEST = 'webhook.tested'
