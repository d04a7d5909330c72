import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import sharp from 'sharp'
import { aForm } from './multipart.ts'
import type { Caller } from './shop.ts'

/** What the form sends of a company: text, empty parts left out. */
export function companyFields(over: Record<string, string> = {}): Record<string, string> {
  return {
    name: 'Bazar du Sahel',
    email: 'info@bazar.example',
    phoneCountryCode: '+216',
    phoneNumber: '73226410',
    phone: '+216 73226410',
    address: '27, avenue Hédi Chaker',
    postalCode: '4000',
    city: 'Sousse',
    taxId: '1234567R/A/M/000',
    countryCode: 'TN',
    defaultCurrencyCode: 'TND',
    legalForm: 'SARL',
    agree: 'true',
    primaryManager: 'Amel Trabelsi',
    primaryManagerPhone: '+216 20123456',
    primaryManagerEmail: 'amel@bazar.example',
    isVatSubject: 'true',
    isFodecSubject: 'false',
    isTaxStampSubject: 'true',
    defaultVatRate: '7',
    defaultTaxStamp: '1',
    isMultiBatch: 'false',
    allowUnitPriceEntry: 'true',
    maxDiscountRate: '12.5',
    ...over,
  }
}

/** Saves a company as its form does; a picture goes with it where one is given. */
export const companySaver =
  (open: () => { app: FastifyInstance }) =>
  (
    caller: Pick<Caller, 'headers'>,
    id: string,
    sent = companyFields(),
    photo?: Buffer | string,
    more: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> => {
    const { payload, headers } = aForm(
      sent,
      photo === undefined ? undefined : { name: 'logo.png', content: photo, field: 'photo' },
    )
    return open().app.inject({
      method: 'PUT',
      url: `/api/company/${id}`,
      headers: { ...caller.headers, ...headers, ...more },
      payload,
    })
  }

/** A photograph, with a word of its maker in it. */
export const aPicture = (width = 600, height = 300): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#1d4ed8' } })
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .jpeg()
    .toBuffer()

/** The same with something in every field. */
export const COMPANY_FIELDS = {
  name: 'Bazar du Sahel',
  email: 'info@bazar.example',
  phone: '+216 73226410',
  address: '27, avenue Hédi Chaker',
  postalCode: '4000',
  city: 'Sousse',
  taxId: '1234567R/A/M/000',
  countryCode: 'TN',
  defaultCurrencyCode: 'TND',
  legalForm: 'Other',
  otherLegalForm: 'SUARL',
  primaryManager: 'Amel Trabelsi',
  primaryManagerPhone: '+216 20123456',
  primaryManagerEmail: 'amel@bazar.example',
  itManager: 'Sami Ben Salah',
  itManagerPhone: '+216 20123457',
  itManagerEmail: 'sami@bazar.example',
  isVatSubject: 'true',
  isFodecSubject: 'true',
  isTaxStampSubject: 'true',
  defaultVatRate: '7',
  defaultFodecRate: '1',
  defaultTaxStamp: '1',
  isMultiBatch: 'false',
  allowUnitPriceEntry: 'true',
  stockPolicy: 'warn',
  stockValuation: 'fifo',
  priceDisplay: 'both',
  cashStepMinor: '50',
  cashIdentityMinor: '3000000',
  maxDiscountRate: '12.5',
  maxCashOutMinor: '200000',
  cashToleranceMinor: '500',
  counterLockMinutes: '5',
  voucherValidityMonths: '12',
  defaultCreditLimitMinor: '1000000',
  stockAdjustmentLimitMinor: '250000',
  expiryNoticeDays: '45',
  readyNoticeDays: '3',
  transitNoticeDays: '9',
  defaultCustomerCode: 'C-1',
}
