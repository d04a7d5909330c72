import { useState } from 'react'
import { chakra, Grid, Input, Section, useTranslation } from '@comptoir/platform'
import { FieldShell } from '@comptoir/platform/forms'
import { CodeReading } from './code-reading.tsx'
import { useTestedCode } from './use-tested-code.ts'

const LONGEST = 32

/** Type or scan a code: what the active rules read in it, and what the counter would do with it. */
export function CodeTester() {
  const { t } = useTranslation('inventory')
  const [typed, setTyped] = useState('')
  const code = typed.replaceAll(/\s/g, '')
  const tested = useTestedCode(code)
  return (
    <Section title={t('barcodeRules.tester.title')} description={t('barcodeRules.tester.text')}>
      <Grid templateColumns={{ base: '1fr', md: '20rem 1fr' }} gap="6" alignItems="start">
        <FieldShell label={t('barcodeRules.tester.code')}>
          {({ disabled: _disabled, ...control }) => (
            <Input
              {...control}
              size="lg"
              dir="ltr"
              textAlign={{ base: 'start', _rtl: 'end' }}
              inputMode="numeric"
              autoComplete="off"
              maxLength={LONGEST}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </FieldShell>
        <chakra.div aria-live="polite" minW="0">
          {code === '' ? null : <CodeReading code={code} {...tested} />}
        </chakra.div>
      </Grid>
    </Section>
  )
}
