import { chakra, Box, Flex, Text, useTranslation } from '@comptoir/platform'
import type { RegisterStatus } from '../session/registers.api.ts'
import { obstacleOf } from '../session/registers.ts'

export interface RegisterChoiceProps {
  registers: readonly RegisterStatus[]
  value: string | null
  onChange: (registerId: string) => void
}

/** The registers of the shop as large choices; one that cannot be taken says why. */
export function RegisterChoice({ registers, value, onChange }: RegisterChoiceProps) {
  const { t } = useTranslation('sales-purchases')
  return (
    <chakra.fieldset border="0" p="0" minW="0">
      <chakra.legend textStyle="body" fontWeight="medium" mb="1.5">
        {t('counter.opening.register')}
      </chakra.legend>
      <Flex direction="column" gap="2">
        {registers.map((status) => (
          <RegisterCard
            key={status.register.id}
            status={status}
            isChosen={status.register.id === value}
            onChoose={() => onChange(status.register.id)}
          />
        ))}
      </Flex>
    </chakra.fieldset>
  )
}

interface RegisterCardProps {
  status: RegisterStatus
  isChosen: boolean
  onChoose: () => void
}

function RegisterCard({ status, isChosen, onChoose }: RegisterCardProps) {
  const { t } = useTranslation('sales-purchases')
  const { register, session } = status
  const obstacle = obstacleOf(status)
  return (
    <chakra.label
      display="flex"
      alignItems="center"
      gap="3"
      minH="14"
      px="4"
      py="2"
      borderWidth="1px"
      borderRadius="lg"
      borderColor={isChosen ? 'brand.solid' : 'border.control'}
      bg={obstacle ? 'bg.sunken' : isChosen ? 'bg.selected' : 'bg.card'}
      color={obstacle ? 'fg.muted' : 'fg.default'}
      cursor={obstacle ? 'not-allowed' : 'pointer'}
      _focusWithin={{ outline: '2px solid', outlineColor: 'focus.ring', outlineOffset: '2px' }}
    >
      <chakra.input
        type="radio"
        name="registerId"
        value={register.id}
        checked={isChosen}
        disabled={obstacle !== null}
        onChange={onChoose}
        boxSize="5"
        accentColor="brand.solid"
        outline="none"
      />
      <Box minW="0">
        <Text textStyle="body-lg" fontWeight="semibold">
          <bdi>{register.name}</bdi>
        </Text>
        {obstacle ? (
          <Text textStyle="small">
            {obstacle === 'taken' && session
              ? t('counter.opening.takenBy', { name: session.openedBy })
              : t(`counter.opening.${obstacle}`)}
          </Text>
        ) : null}
      </Box>
    </chakra.label>
  )
}
