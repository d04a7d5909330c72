import type { AuditEntryRow } from '@comptoir/contracts/company/audit-trail'
import type { CompanyProfile } from '@comptoir/contracts/company/company-profile'
import type { StockLocation } from '@comptoir/contracts/company/locations'
import type { PointOfSale } from '@comptoir/contracts/company/points-of-sale'
import type { Register } from '@comptoir/contracts/company/registers'
import type { SupervisedCompany, SupervisedUser } from '@comptoir/contracts/company/supervision'
import type { Enquiry } from '@comptoir/contracts/identity/enquiries'
import { newId } from '@comptoir/platform'

/** A point of sale of the company; name only what the test is about. */
export function aPointOfSale(given: Partial<PointOfSale> = {}): PointOfSale {
  return {
    id: newId(),
    code: 'LM',
    name: 'La Marsa',
    address: '14, avenue Habib Bourguiba',
    postalCode: '2070',
    city: 'La Marsa',
    phone: '+216 71 748 320',
    isActive: true,
    timeZone: null,
    defaultClient: null,
    ticketHeader: null,
    ticketFooter: null,
    stockPolicy: null,
    priceDisplay: null,
    cashStepMinor: null,
    bearsStamp: false,
    cashToleranceMinor: null,
    paymentMethods: [],
    registerCount: 2,
    version: 3,
    ...given,
  }
}

/** A register that the server numbers and nobody sells on. */
export function aRegister(given: Partial<Register> = {}): Register {
  return {
    id: newId(),
    pointOfSaleId: newId(),
    code: '2',
    name: 'Caisse 2',
    numbering: 'server',
    epoch: 1,
    lastNumber: 41,
    isActive: true,
    priceDisplay: null,
    printer: 'browser',
    printerAddress: null,
    paperWidthMm: 80,
    printsAtOnce: false,
    opensDrawer: false,
    openSessionId: null,
    keptFloatMinor: null,
    version: 6,
    ...given,
  }
}

/** The depot of a point of sale. */
export function aStockLocation(given: Partial<StockLocation> = {}): StockLocation {
  return {
    id: newId(),
    pointOfSaleId: newId(),
    name: 'Réserve',
    kind: 'depot',
    isActive: true,
    version: 2,
    ...given,
  }
}

/** A company as super-administrators see it. */
export function aSupervisedCompany(given: Partial<SupervisedCompany> = {}): SupervisedCompany {
  return {
    id: newId(),
    name: 'Bazar du Sahel',
    city: 'Sousse',
    currency: 'TND',
    createdAt: '2026-05-04T09:00:00.000Z',
    pointOfSaleCount: 2,
    userCount: 5,
    productCount: 1840,
    recentSaleCount: 3120,
    lastActiveAt: '2026-11-21T10:00:00.000Z',
    suspendedAt: null,
    suspendedReason: null,
    ...given,
  }
}

/** An account as super-administrators see it. */
export function aSupervisedUser(given: Partial<SupervisedUser> = {}): SupervisedUser {
  return {
    id: newId(),
    name: 'Amira Gharbi',
    email: 'amira@bazar.example',
    isSuperAdministrator: false,
    createdAt: '2026-05-04T09:00:00.000Z',
    lastSignInAt: '2026-11-21T10:00:00.000Z',
    suspendedAt: null,
    suspendedReason: null,
    companies: [{ id: newId(), name: 'Bazar du Sahel', role: 'cashier' }],
    ...given,
  }
}

/** What a visitor wrote on the contact page. */
export function anEnquiry(given: Partial<Enquiry> = {}): Enquiry {
  return {
    id: newId(),
    kind: 'contact',
    company: 'Épicerie Sidi',
    name: 'Amira Ben Salah',
    email: 'amira@sidi.example',
    phone: '+216 71 000 000',
    datetime: null,
    message: 'Bonjour,\nvendez-vous à Djerba ?',
    language: 'fr',
    createdAt: '2026-11-20T09:00:00.000Z',
    handled: null,
    ...given,
  }
}

/** What somebody did in the company. */
export function anAuditEntry(given: Partial<AuditEntryRow> = {}): AuditEntryRow {
  return {
    id: newId(),
    recordedAt: '2026-11-21T10:00:00.000Z',
    action: 'brand.updated',
    entity: 'brand',
    entityId: newId(),
    subject: 'Délice',
    by: 'Amira Gharbi',
    token: null,
    isBySupport: false,
    reason: null,
    changes: [{ field: 'name', kind: 'text', before: 'Delice', after: 'Délice' }],
    isThere: true,
    requestId: 'req-7f3a',
    ...given,
  }
}

/** A company as its own form reads it. */
export function aCompanyProfile(given: Partial<CompanyProfile> = {}): CompanyProfile {
  return {
    id: newId(),
    name: 'Bazar du Sahel',
    email: 'info@bazar.example',
    phone: '+216 73226410',
    address: '27, avenue Hédi Chaker',
    postalCode: '4000',
    city: 'Sousse',
    taxId: '1234567R/A/M/000',
    countryCode: 'TN',
    defaultCurrencyCode: 'TND',
    legalForm: 'SARL',
    otherLegalForm: null,
    primaryManager: 'Amel Trabelsi',
    primaryManagerPhone: '+216 20123456',
    primaryManagerEmail: 'amel@bazar.example',
    itManager: null,
    itManagerPhone: null,
    itManagerEmail: null,
    isVatSubject: true,
    isFodecSubject: false,
    isTaxStampSubject: false,
    defaultVatRate: 19,
    defaultFodecRate: null,
    defaultTaxStamp: null,
    isMultiBatch: false,
    allowUnitPriceEntry: false,
    stockPolicy: 'allow',
    stockValuation: 'averageCost',
    priceDisplay: 'inclTax',
    cashStepMinor: 0,
    cashIdentityMinor: 5_000_000,
    maxDiscountRate: null,
    maxCashOutMinor: null,
    cashToleranceMinor: null,
    counterLockMinutes: null,
    voucherValidityMonths: null,
    defaultCreditLimitMinor: null,
    stockAdjustmentLimitMinor: null,
    expiryNoticeDays: 30,
    readyNoticeDays: 2,
    transitNoticeDays: 7,
    defaultCustomerCode: null,
    hasPhoto: false,
    version: 1,
    ...given,
  }
}
