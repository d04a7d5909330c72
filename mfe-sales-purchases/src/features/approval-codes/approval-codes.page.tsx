import { useState } from 'react'
import { Flex, PageHeader, useTranslation } from '@comptoir/platform'
import { GivenAnswer } from './given-answer.tsx'
import { GivenCodes } from './given-codes.tsx'
import { RequestForm } from './request-form.tsx'
import type { Given } from './use-request-form.ts'

/** Approves what a register without a network asks for by telephone, and shows what was approved so. */
export function ApprovalCodesPage() {
  const { t } = useTranslation('sales-purchases')
  const [given, setGiven] = useState<Given | null>(null)
  return (
    <Flex direction="column" gap="4" w="full" maxW="page" mx="auto" px={{ base: '4', md: '6' }} py="6">
      <PageHeader title={t('approvalCodes.title')} subtitle={t('approvalCodes.subtitle')} />
      {given ? <GivenAnswer given={given} onNext={() => setGiven(null)} /> : <RequestForm onGiven={setGiven} />}
      <GivenCodes />
    </Flex>
  )
}
