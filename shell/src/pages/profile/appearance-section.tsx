import { NativeSelect, Section, SimpleGrid, useColorMode, useTranslation } from '@comptoir/platform'
import { FieldShell } from '@comptoir/platform/forms'
import { APPEARANCES, isColorMode } from '../../frame/top-bar/appearances.ts'

/** Light, dark, or as the device says; kept in this browser. */
export function AppearanceSection() {
  const { t } = useTranslation()
  const { mode, setMode } = useColorMode()
  return (
    <Section title={t('profile.appearance')} description={t('profile.appearanceText')}>
      <SimpleGrid columns={{ base: 1, md: 2 }}>
        <FieldShell label={t('profile.appearance')}>
          {({ disabled, ...control }) => (
            <NativeSelect.Root size="lg" disabled={disabled}>
              <NativeSelect.Field
                {...control}
                value={mode}
                onChange={({ target }) => (isColorMode(target.value) ? setMode(target.value) : undefined)}
              >
                {Object.entries(APPEARANCES).map(([value, key]) => (
                  <option key={value} value={value}>
                    {t(key)}
                  </option>
                ))}
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
          )}
        </FieldShell>
      </SimpleGrid>
    </Section>
  )
}
