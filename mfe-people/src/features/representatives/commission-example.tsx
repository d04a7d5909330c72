import { useState } from 'react'
import { commissionRules } from '@comptoir/contracts/people/representatives'
import type { ShortItem } from '@comptoir/contracts/schema'
import { commissionsOf, LARGEST_AMOUNT_MINOR, type CommissionRule } from '@comptoir/money'
import { Box, Flex, SimpleGrid, Text, useCompany, useFormat, useTranslation } from '@comptoir/platform'
import { AmountInput, FieldShell, FormSection, useWatch, type Control } from '@comptoir/platform/forms'
import type { RepresentativeValues } from './representative-values.ts'

interface CommissionExampleProps {
  control: Control<RepresentativeValues>
  categories: readonly ShortItem[]
}

interface Typed {
  soldMinor: number | null
  returnedMinor: number | null
}

const NONE: Typed = { soldMinor: null, returnedMinor: null }
/** The name of the rule that has no category. */
const OTHERS = ''

/** What the tiers that are typed would come to over a period, computed as commissions are. Nothing of it is saved. */
export function CommissionExample({ control, categories }: CommissionExampleProps) {
  const { t } = useTranslation('people')
  const format = useFormat()
  const tiers = useWatch({ control, name: 'commissions' })
  const [typed, setTyped] = useState<Readonly<Record<string, Typed>>>({})
  const rules = commissionRules(tiers.filter(isWhole))
  if (rules.length === 0) return null
  const sales = rules.map(({ family }) => {
    const { soldMinor, returnedMinor } = typed[family ?? OTHERS] ?? NONE
    return { family, soldMinor: read(soldMinor), returnedMinor: read(returnedMinor) }
  })
  const commissions = commissionsOf(rules, sales)
  const total = commissions.reduce((sum, { commissionMinor }) => sum + commissionMinor, 0)
  return (
    <FormSection title={t('representatives.example.title')} columns={1}>
      <Text color="fg.muted">{t('representatives.example.help')}</Text>
      {rules.map((rule, at) => {
        const key = rule.family ?? OTHERS
        return (
          <ExampleRow
            key={key}
            name={categories.find(({ id }) => id === rule.family)?.name ?? t('representatives.tiers.others')}
            rule={rule}
            typed={typed[key] ?? NONE}
            onChange={(next) => setTyped((all) => ({ ...all, [key]: next }))}
            commissionMinor={commissions[at]?.commissionMinor ?? 0}
          />
        )
      })}
      <Flex as="output" justify="space-between" gap="3" fontWeight="semibold" aria-live="polite">
        <Text>{t('representatives.example.total')}</Text>
        <Text>{format.money(total)}</Text>
      </Flex>
    </FormSection>
  )
}

interface ExampleRowProps {
  name: string
  rule: CommissionRule
  typed: Typed
  onChange: (next: Typed) => void
  commissionMinor: number
}

function ExampleRow({ name, rule, typed, onChange, commissionMinor }: ExampleRowProps) {
  const { t } = useTranslation('people')
  const format = useFormat()
  const { currency } = useCompany()
  return (
    <Box role="group" aria-label={name}>
      <Text fontWeight="semibold">
        <bdi>{name}</bdi>
      </Text>
      <SimpleGrid columns={{ base: 1, sm: 3 }} columnGap="4" rowGap="3" mt="2" alignItems="start">
        <FieldShell label={t('representatives.example.sold')}>
          {(field) => (
            <AmountInput
              {...field}
              currency={currency}
              amountMinor={typed.soldMinor}
              onChange={(soldMinor) => onChange({ ...typed, soldMinor })}
            />
          )}
        </FieldShell>
        <FieldShell
          label={t('representatives.example.returned')}
          help={rule.isClawedBack ? undefined : t('representatives.example.kept')}
        >
          {(field) => (
            <AmountInput
              {...field}
              currency={currency}
              amountMinor={typed.returnedMinor}
              onChange={(returnedMinor) => onChange({ ...typed, returnedMinor })}
            />
          )}
        </FieldShell>
        <Box>
          <Text textStyle="small" color="fg.muted">
            {t('representatives.example.commission')}
          </Text>
          <Text fontWeight="semibold">{format.money(commissionMinor)}</Text>
        </Box>
      </SimpleGrid>
    </Box>
  )
}

function read(amountMinor: number | null): number {
  const isAmount = amountMinor !== null && amountMinor >= 0 && amountMinor <= LARGEST_AMOUNT_MINOR
  return isAmount ? amountMinor : 0
}

/** Whether a tier can be computed as it is typed. */
function isWhole({ fromMinor, rateMilli }: { fromMinor: number | null; rateMilli: number | null }): boolean {
  const [from, rate] = [fromMinor ?? -1, rateMilli ?? -1]
  return Number.isInteger(from) && from >= 0 && Number.isInteger(rate) && rate >= 0 && rate <= 100_000
}
