import { GraduationCap } from 'lucide-react'
import { useState } from 'react'
import { Button, Flex, Text, usePointOfSale, useTranslation } from '@comptoir/platform'
import { lastRegister } from '../session/last-register.ts'
import type { RegisterStatus } from '../session/registers.api.ts'
import { AskTraining } from './ask-training.tsx'

/** The way to practise where no session is open; nothing where there is no register to be like. */
export function PractiseCard({ registers }: { registers: readonly RegisterStatus[] }) {
  const { t } = useTranslation('sales-purchases')
  const { id } = usePointOfSale()
  const [isAsked, setAsked] = useState(false)
  const last = lastRegister(id)
  const { register } = registers.find((status) => status.register.id === last) ?? registers[0] ?? {}
  if (!register) return null
  return (
    <Flex align="center" justify="space-between" gap="3" wrap="wrap" px="1">
      <Text color="fg.muted" flex="1 1 14rem">
        {t('counterTraining.newHere')}
      </Text>
      <Button variant="outline" size="xl" onClick={() => setAsked(true)}>
        <GraduationCap aria-hidden />
        {t('counterTraining.practise')}
      </Button>
      <AskTraining isOpen={isAsked} registerId={register.id} onClose={() => setAsked(false)} />
    </Flex>
  )
}
