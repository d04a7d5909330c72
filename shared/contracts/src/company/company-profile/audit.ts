import { auditedRow, codesOf } from '../../audited.ts'
import { COMPANY, CompanyProfile } from './index.ts'

export const audited = auditedRow(
  COMPANY.entity,
  CompanyProfile,
  {
    name: 'text',
    email: 'text',
    phone: 'text',
    address: 'text',
    postalCode: 'text',
    city: 'text',
    taxId: 'text',
    countryCode: 'country',
    defaultCurrencyCode: 'currency',
    legalForm: codesOf(CompanyProfile.properties.legalForm),
    otherLegalForm: 'text',
    primaryManager: 'text',
    primaryManagerPhone: 'text',
    primaryManagerEmail: 'text',
    itManager: 'text',
    itManagerPhone: 'text',
    itManagerEmail: 'text',
    isVatSubject: 'flag',
    isFodecSubject: 'flag',
    isTaxStampSubject: 'flag',
    defaultVatRate: 'percent',
    defaultFodecRate: 'percent',
    defaultTaxStamp: 'price',
    isMultiBatch: 'flag',
    allowUnitPriceEntry: 'flag',
    stockPolicy: codesOf(CompanyProfile.properties.stockPolicy),
    priceDisplay: codesOf(CompanyProfile.properties.priceDisplay),
    cashStepMinor: 'amount',
    maxDiscountRate: 'percent',
    maxCashOutMinor: 'amount',
    defaultCustomerCode: 'text',
    hasPhoto: 'flag',
  },
  {
    /** Of a company that the installation made. */
    currency: 'currency',
    /** Until when support may stay; who it is and why are the entry's own. */
    until: 'instant',
    by: 'untold',
    reason: 'untold',
  },
)
