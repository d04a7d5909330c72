import { RETURN_REASONS, type ReturnReason } from '@comptoir/contracts/sales/sales-returns'
import { Button, Flex, Text, useTranslation } from '@comptoir/platform'

/** Nobody at a counter brings a return over from another system. */
const REASONS = RETURN_REASONS.filter((reason) => reason !== 'import')

/** Why the goods come back. */
export function ReasonButtons({
  chosen,
  onChoose,
}: {
  chosen: ReturnReason | null
  onChoose: (reason: ReturnReason) => void
}) {
  const { t } = useTranslation('sales-purchases')
  return (
    <div>
      <Text fontWeight="medium" mb="1.5">
        {t('counterReturns.reason.label')}
      </Text>
      <Flex role="group" aria-label={t('counterReturns.reason.label')} gap="2" wrap="wrap">
        {REASONS.map((reason) => (
          <Button
            key={reason}
            size="xl"
            flex="1 1 auto"
            variant={reason === chosen ? 'subtle' : 'outline'}
            aria-pressed={reason === chosen}
            onClick={() => onChoose(reason)}
          >
            {t(`counterReturns.reason.${reason}`)}
          </Button>
        ))}
      </Flex>
    </div>
  )
}
