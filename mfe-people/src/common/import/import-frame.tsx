import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PartyKind } from '@comptoir/contracts/people/party-import'
import { Button, Flex, Link, PageHeader, useAddresses, useTranslation } from '@comptoir/platform'
import { StepList } from '@comptoir/platform/forms'
import { IMPORT_SUBJECTS } from './import-subject.ts'

const STEPS = ['file', 'check', 'apply'] as const

export interface ImportFrameProps {
  kind: PartyKind
  step: (typeof STEPS)[number] | 'done'
  /** Whether another file can be begun with from here. */
  isBegun?: boolean
  actions?: ReactNode
  /** Sticks to the bottom of the window. */
  bar?: ReactNode
  children: ReactNode
}

/** Head, way back and steps of the import, the same at each of them. */
export function ImportFrame({ kind, step, isBegun = false, actions, bar, children }: ImportFrameProps) {
  const { t } = useTranslation('people')
  const { declared, imports } = IMPORT_SUBJECTS[kind]
  const { list } = useAddresses(declared)
  const start = useAddresses(imports)
  const title = t(`partyImport.${kind}.title`)
  return (
    <Flex direction="column" flex="1">
      <Flex direction="column" gap="4" flex="1" px={{ base: '4', md: '6' }} py="6" maxW="page" mx="auto" w="full">
        <PageHeader
          title={title}
          subtitle={t(`partyImport.${kind}.subtitle`)}
          breadcrumb={[{ label: t(`${declared.path}.title`), to: list() }, { label: title }]}
          actions={
            <>
              {isBegun ? (
                <Button asChild variant="outline">
                  <Link to={start.list()}>{t('partyImport.another')}</Link>
                </Button>
              ) : null}
              {actions}
            </>
          }
        />
        <StepList
          doneIcon={Check}
          label={t('partyImport.steps.label')}
          steps={STEPS.map((each) => t(`partyImport.steps.${each}`))}
          current={step === 'done' ? STEPS.length : STEPS.indexOf(step)}
        />
        {children}
      </Flex>
      {bar}
    </Flex>
  )
}
