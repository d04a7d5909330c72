import type { Register } from '@comptoir/contracts/company/registers'
import { Box, Button, chakra, Code, Flex, FormDialog, Notice, Text, useTranslation } from '@comptoir/platform'
import type { EnrolmentDialogState } from './use-enrolment.ts'

/** Says who numbers the tickets today and who will, then does it, then what to tell the device. */
export function EnrolmentDialog({ state }: { state: EnrolmentDialogState }) {
  const { t } = useTranslation('company')
  const { register, enrolment, isOpen, isSaving, enrol, close } = state
  if (register === null) return null
  const { name } = register
  const isDone = enrolment !== null
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={close}
      isBusy={isSaving}
      title={t(isDone ? 'registers.enrol.doneTitle' : 'registers.enrol.title', { name })}
      footer={
        isDone ? (
          <Button size="lg" onClick={close}>
            {t('common.close')}
          </Button>
        ) : (
          <>
            <Button variant="outline" size="lg" disabled={isSaving} onClick={close}>
              {t('common.cancel')}
            </Button>
            <Button size="lg" loading={isSaving} loadingText={t('common.saving')} onClick={enrol}>
              {t('registers.enrol.confirm')}
            </Button>
          </>
        )
      }
    >
      {isDone ? <ForTheDevice state={state} /> : <Explanation register={register} />}
    </FormDialog>
  )
}

const POINTS = {
  server: ['today', 'then', 'offline', 'numbers'],
  register: ['today', 'when', 'unsent', 'numbers'],
} as const

function Explanation({ register: { numbering, epoch, lastNumber } }: { register: Register }) {
  const { t } = useTranslation('company')
  return (
    <Flex direction="column" gap="4">
      <chakra.ul display="flex" flexDirection="column" gap="2" ps="5" listStyleType="disc">
        {POINTS[numbering].map((point) => (
          <li key={point}>{t(`registers.enrol.${numbering}.${point}`, { epoch, lastNumber })}</li>
        ))}
      </chakra.ul>
      <Notice tone="attention">{t(`registers.enrol.${numbering}.warning`)}</Notice>
    </Flex>
  )
}

function ForTheDevice({ state: { enrolment } }: { state: EnrolmentDialogState }) {
  const { t } = useTranslation('company')
  if (enrolment === null) return null
  const facts = [
    { label: t('registers.enrol.registerId'), value: enrolment.registerId },
    { label: t('registers.enrol.series'), value: String(enrolment.epoch) },
    { label: t('registers.enrol.nextNumber'), value: String(enrolment.nextNumber) },
  ]
  return (
    <Flex direction="column" gap="4">
      <Text>{t('registers.enrol.doneText')}</Text>
      <Box as="dl" display="grid" gridTemplateColumns="auto 1fr" columnGap="4" rowGap="2">
        {facts.map(({ label, value }) => (
          <Box key={label} display="contents">
            <chakra.dt color="fg.muted">{label}</chakra.dt>
            <chakra.dd overflowWrap="anywhere">
              <Code>{value}</Code>
            </chakra.dd>
          </Box>
        ))}
      </Box>
    </Flex>
  )
}
