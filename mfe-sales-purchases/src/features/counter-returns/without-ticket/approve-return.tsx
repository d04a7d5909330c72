import { useEffect, useRef } from 'react'
import { APPROVALS, type Approval } from '@comptoir/contracts/sales/approvals'
import { approvedReturnOf, type SalesReturnInput } from '@comptoir/contracts/sales/sales-returns'
import { api, Box, Button, Flex, Money, pathOf, Text, useTranslation } from '@comptoir/platform'
import { ApproverForm } from '../../approving/index.ts'
import type { ScannedCode } from '../return-dialog.tsx'

const PERMISSIONS = ['salesReturns.withoutOrigin'] as const

export interface ApproveReturnProps {
  formId: string
  asked: SalesReturnInput
  currency: string
  /** A code that was scanned since: it is a badge or nothing. */
  badge: ScannedCode | null
  onApproved: () => void
  onBack: () => void
  setAsking: (isAsking: boolean) => void
}

/** Asks somebody who may take goods back without their ticket to approve just this return, by their PIN or badge. */
export function ApproveReturn({ formId, asked, currency, badge, onApproved, onBack, setAsking }: ApproveReturnProps) {
  const { t } = useTranslation('sales-purchases')
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => element.current?.querySelector<HTMLElement>('[name=key]')?.focus(), [])
  return (
    <Flex ref={element} direction="column" gap="4">
      <ApproverForm
        {...{ id: formId, badge, setAsking, registerId: asked.registerId, permissions: PERMISSIONS }}
        noAnswer={t('counterReturns.without.noApproval')}
        ask={async (key) => {
          const ticket = approvedReturnOf(asked)
          await api.post<Approval>(pathOf(APPROVALS), { permissions: PERMISSIONS, key, ticket })
          onApproved()
        }}
      >
        <Text>{t('counterReturns.without.askText')}</Text>
        <Flex justify="space-between" gap="3" textStyle="body-lg" fontWeight="semibold">
          {t('counterReturns.toGiveBack')} <Money amountMinor={asked.totalMinor} currency={currency} isBold />
        </Flex>
      </ApproverForm>
      <Box>
        <Button variant="outline" size="lg" onClick={onBack}>
          {t('counterReturns.without.backToGoods')}
        </Button>
      </Box>
    </Flex>
  )
}
