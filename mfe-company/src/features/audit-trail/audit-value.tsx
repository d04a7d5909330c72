import { chakra, DateTime, Money, useCompany, useTranslation } from '@comptoir/platform'

const NONE = '–'
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/
const INTEGER = /^-?\d{1,15}$/

/** A field's value, formatted for its reader; values without a format of their own are shown as recorded. */
export function AuditValue({ field, value }: { field: string; value: string | null }) {
  const { t } = useTranslation('company')
  const { currency, timeZone } = useCompany()
  if (value === null || value === '') return NONE
  if (value === 'true' || value === 'false') return t(`auditTrail.truth.${value}`)
  if (INSTANT.test(value)) return <DateTime value={value} timeZone={timeZone} />
  if (field.endsWith('Minor') && INTEGER.test(value)) return <Money amountMinor={Number(value)} currency={currency} />
  return <chakra.bdi overflowWrap="anywhere">{value}</chakra.bdi>
}
