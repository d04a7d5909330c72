import { ShieldAlert, ShieldCheck } from 'lucide-react'
import { INTEGRITY_RUNS, type IntegrityRun, type IntegrityState } from '@comptoir/contracts/reports/integrity-runs'
import {
  addressesAt,
  Flex,
  Link,
  Text,
  useCompany,
  useCompanyQuery,
  useFormat,
  useHasPermission,
  useTranslation,
} from '@comptoir/platform'

/** When the trail was checked last, and what was found, in a sentence. */
export function TrailChecked() {
  const mayRead = useHasPermission(INTEGRITY_RUNS.permissions.read)
  const { data } = useCompanyQuery<IntegrityState>(INTEGRITY_RUNS, ['last'], { enabled: mayRead })
  return data ? <Sentence run={data.run} /> : null
}

function Sentence({ run }: { run: IntegrityRun | null }) {
  const { t } = useTranslation('company')
  const format = useFormat()
  const { id: companyId } = useCompany()
  const count = run?.results.find(({ check }) => check === 'auditTrail')?.count ?? 0
  const when = run === null ? '' : format.dateTime(run.startedAt)
  const isBroken = count > 0
  const Icon = isBroken ? ShieldAlert : ShieldCheck
  const outcome = run === null ? 'never' : isBroken ? 'broken' : 'sound'
  return (
    <Flex
      as="span"
      align="center"
      columnGap="2"
      wrap="wrap"
      mt="1"
      textStyle="small"
      color={isBroken ? 'fg.error' : 'fg.muted'}
    >
      <Icon aria-hidden size={16} />
      <Text as="span">{t(`auditTrail.checked.${outcome}`, { when, count })}</Text>
      <Link to={addressesAt({ companyId }, INTEGRITY_RUNS).list()}>{t('auditTrail.checked.more')}</Link>
    </Flex>
  )
}
