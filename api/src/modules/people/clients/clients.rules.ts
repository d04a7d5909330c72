import { CLIENTS, type Client, type ClientInput } from '@comptoir/contracts/people/clients'
import type { TxCtx } from '../../../platform/context.ts'
import { DomainError } from '../../../platform/errors.ts'
import { distinct, joinedParty } from '../common/index.ts'

/** What a client has that only some may say: terms, and papers that free from VAT. */
const CREDIT_FIELDS = ['paymentDays', 'isPaymentAtMonthEnd', 'creditLimitMinor', 'certificates'] as const
const NOTHING_AGREED = {
  paymentDays: null,
  isPaymentAtMonthEnd: false,
  creditLimitMinor: null,
  certificates: [],
} as const satisfies Partial<Client>

/** Refuses terms of somebody who may not give any, and a certificate that ends before it begins. */
export function checkClient(ctx: TxCtx, before: Client | null, input: ClientInput): void {
  const held: Pick<Client, (typeof CREDIT_FIELDS)[number]> = before ?? { ...NOTHING_AGREED, certificates: [] }
  const changed = CREDIT_FIELDS.find(
    (field) => input[field] !== undefined && textOf(input[field]) !== textOf(held[field]),
  )
  const permission = CLIENTS.permissions.credit
  if (changed !== undefined && !ctx.permissions.has(permission))
    throw new DomainError('auth.forbidden', { permission }, `/${changed}`)
  for (const [at, { number, validFrom, validUntil }] of (input.certificates ?? []).entries())
    if (validUntil < validFrom)
      throw new DomainError('client.certificateEndsBefore', { number }, `/certificates/${at}/validUntil`)
}

/** The fields of a row come in any order. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part) ? Object.entries(part).toSorted() : part,
  )
}

/** What a client is once another one went up in them. */
export function joined(from: Client, into: Client): ClientInput {
  return {
    ...joinedParty(from, into),
    kind: into.kind,
    code: into.code,
    name: into.name,
    groupId: (into.group ?? from.group)?.id ?? null,
    sectorId: (into.sector ?? from.sector)?.id ?? null,
    creditLimitMinor: into.creditLimitMinor ?? from.creditLimitMinor,
    certificates: distinct([...into.certificates, ...from.certificates]),
  }
}
