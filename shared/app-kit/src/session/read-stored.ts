import type { SessionCompany, SessionPointOfSale, SessionUser } from '@comptoir/contracts/identity/session'
import type { UserRole } from '@comptoir/contracts/roles'
import { isCashStep } from '@comptoir/contracts/cash-steps'
import { isPriceDisplay } from '@comptoir/contracts/price-displays'
import { isStockPolicy } from '@comptoir/contracts/stock-policies'
import { DEFAULT_TIME_ZONE, isLanguage } from '@comptoir/i18n'

type Fields = Record<string, unknown>

/** Written out, because the list itself would bring every schema of the contracts into the first page. */
const ROLES: Record<UserRole, true> = {
  administrator: true,
  manager: true,
  cashier: true,
  stockKeeper: true,
  accountant: true,
  readOnly: true,
  own: true,
}

/** A stored user, or null when it names nobody. Rights that are not there count as not held. */
export function readUser(value: unknown): SessionUser | null {
  if (!hasId(value)) return null
  return {
    id: value.id,
    name: text(value['name']) ?? '',
    email: text(value['email']) ?? '',
    language: isLanguage(value['language']) ? value['language'] : null,
    companyId: text(value['companyId']),
    role: isRole(value['role']) ? value['role'] : null,
    ...(typeof value['roleName'] === 'string' ? { roleName: value['roleName'] } : {}),
    isAdministrator: value['isAdministrator'] === true,
    isSuperAdministrator: value['isSuperAdministrator'] === true,
    ...readImpersonation(value['impersonation']),
    ...(typeof value['secondFactorFrom'] === 'string' ? { secondFactorFrom: value['secondFactorFrom'] } : {}),
    ...(value['hasOtherCompanies'] === true ? { hasOtherCompanies: true } : {}),
    permissions: texts(value['permissions']),
    ...(Array.isArray(value['approvals']) ? { approvals: texts(value['approvals']) } : {}),
  }
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
}

/** Unless its end is known, nothing may be written. */
function readImpersonation(value: unknown): Pick<SessionUser, 'impersonation'> {
  if (typeof value !== 'object' || value === null || !('endsAt' in value) || typeof value.endsAt !== 'string') return {}
  return { impersonation: { endsAt: value.endsAt, isWriting: 'isWriting' in value && value.isWriting === true } }
}

/** A stored company, or null without an id; what else is missing takes the defaults of a Tunisian company. */
export function readCompany(value: unknown): SessionCompany | null {
  if (!hasId(value)) return null
  return {
    id: value.id,
    name: text(value['name']) ?? '',
    currency: text(value['currency']) ?? 'TND',
    timeZone: text(value['timeZone']) ?? DEFAULT_TIME_ZONE,
    maxDiscountRate: number(value['maxDiscountRate']),
    allowUnitPriceEntry: value['allowUnitPriceEntry'] === true,
    stockPolicy: isStockPolicy(value['stockPolicy']) ? value['stockPolicy'] : 'allow',
    priceDisplay: isPriceDisplay(value['priceDisplay']) ? value['priceDisplay'] : 'inclTax',
    cashStepMinor: isCashStep(value['cashStepMinor']) ? value['cashStepMinor'] : 0,
    cashIdentityMinor: number(value['cashIdentityMinor']) ?? 0,
    counterLockMinutes: number(value['counterLockMinutes']),
    defaultCreditLimitMinor: number(value['defaultCreditLimitMinor']),
    isMultiBatch: value['isMultiBatch'] === true,
    isVatSubject: value['isVatSubject'] === true,
    defaultVatRate: number(value['defaultVatRate']),
    hasPhoto: value['hasPhoto'] === true,
  }
}

/** A stored point of sale, or null without an id. */
export function readPointOfSale(value: unknown): SessionPointOfSale | null {
  if (!hasId(value)) return null
  return { id: value.id, code: text(value['code']) ?? '', name: text(value['name']) ?? '' }
}

function hasId(value: unknown): value is Fields & { id: string } {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' && value.id !== ''
}

function isRole(value: unknown): value is UserRole {
  return typeof value === 'string' && Object.hasOwn(ROLES, value)
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

function number(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}
