import { auditedRow, auditedRows, codesOf, lookedAt } from '../../audited.ts'
import { ShortItem } from '../../schema.ts'
import { PointOfSale, POINTS_OF_SALE } from './index.ts'

export const audited = lookedAt(
  auditedRow(POINTS_OF_SALE.entity, PointOfSale, {
    code: 'text',
    name: 'text',
    address: 'text',
    postalCode: 'text',
    city: 'text',
    phone: 'text',
    isActive: 'flag',
    timeZone: 'text',
    defaultClient: 'named',
    ticketHeader: 'text',
    ticketFooter: 'text',
    stockPolicy: codesOf(PointOfSale.properties.stockPolicy),
    priceDisplay: codesOf(PointOfSale.properties.priceDisplay),
    cashStepMinor: 'amount',
    bearsStamp: 'flag',
    cashToleranceMinor: 'amount',
    paymentMethods: auditedRows(ShortItem, { name: 'text' }),
    registerCount: 'count',
  }),
  { view: 'one', isOfCompany: true },
)
