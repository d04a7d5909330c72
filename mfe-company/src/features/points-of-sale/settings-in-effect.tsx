import { Building2, ScanBarcode, Store } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PointOfSale } from '@comptoir/contracts/company/points-of-sale'
import type { Register } from '@comptoir/contracts/company/registers'
import { STAMP_CURRENCY } from '@comptoir/contracts/ticket-stamps'
import {
  Fact,
  Flex,
  Section,
  SimpleGrid,
  StatusBadge,
  useCompany,
  useFormat,
  useLanguage,
  useTranslation,
} from '@comptoir/platform'
import { useCashSteps } from '../../common/use-cash-steps.ts'

const PERCENT_MILLI = 1000

export interface SettingsInEffectProps {
  pointOfSale: PointOfSale
  registers: readonly Register[]
}

/** What holds at the counter of the point of sale as it is saved, and where each comes from. */
export function SettingsInEffect({ pointOfSale, registers }: SettingsInEffectProps) {
  const { t } = useTranslation('company')
  const format = useFormat()
  const language = useLanguage()
  const { timeZone, defaultClient, stockPolicy, priceDisplay, cashStepMinor, bearsStamp, paymentMethods } = pointOfSale
  const company = useCompany()
  const { maxDiscountRate, allowUnitPriceEntry, isVatSubject } = company
  const { labelOf } = useCashSteps(t('pointsOfSale.counter.noCashRounding'))
  const others = registers.flatMap(({ id, name, isActive, priceDisplay: own }) =>
    own === null || !isActive ? [] : [{ id, name, value: t(`priceDisplays.${own}`) }],
  )
  const yesOrNo = (flag: boolean) => t(flag ? 'pointsOfSale.inEffect.yes' : 'pointsOfSale.inEffect.no')
  return (
    <Section title={t('pointsOfSale.inEffect.title')} description={t('pointsOfSale.inEffect.description')}>
      <SimpleGrid as="dl" columns={{ base: 1, md: 2 }} gap="4">
        <Setting label={t('pointsOfSale.counter.timeZone')} isOwn={timeZone !== null}>
          <bdi dir="ltr">{timeZone ?? company.timeZone}</bdi>
        </Setting>
        <Setting label={t('pointsOfSale.counter.client')} isOwn={defaultClient !== null}>
          <bdi>{defaultClient?.name ?? t('pointsOfSale.counter.walkIn')}</bdi>
        </Setting>
        <Setting label={t('pointsOfSale.counter.stockPolicy')} isOwn={stockPolicy !== null}>
          {t(`stockPolicies.${stockPolicy ?? company.stockPolicy}`)}
        </Setting>
        <Setting
          label={t('pointsOfSale.counter.priceDisplay')}
          isOwn={isVatSubject && priceDisplay !== null}
          others={isVatSubject ? others : []}
        >
          {t(`priceDisplays.${isVatSubject ? (priceDisplay ?? company.priceDisplay) : 'inclTax'}`)}
        </Setting>
        <Setting label={t('pointsOfSale.counter.cashRounding')} isOwn={cashStepMinor !== null}>
          {labelOf(cashStepMinor ?? company.cashStepMinor)}
        </Setting>
        <Setting label={t('pointsOfSale.counter.stamp')} isOwn>
          {yesOrNo(bearsStamp && company.currency === STAMP_CURRENCY)}
        </Setting>
        <Setting label={t('pointsOfSale.counter.methods')} isOwn={paymentMethods.length > 0}>
          <bdi>
            {paymentMethods.length > 0
              ? new Intl.ListFormat(language).format(paymentMethods.map(({ name }) => name))
              : t('pointsOfSale.inEffect.allMethods')}
          </bdi>
        </Setting>
        <Setting label={t('pointsOfSale.inEffect.maxDiscountRate')}>
          {maxDiscountRate === null
            ? t('pointsOfSale.inEffect.noLimit')
            : format.percent(Math.round(maxDiscountRate * PERCENT_MILLI))}
        </Setting>
        <Setting label={t('pointsOfSale.inEffect.unitPriceEntry')}>{yesOrNo(allowUnitPriceEntry)}</Setting>
        <Setting label={t('pointsOfSale.inEffect.vat')}>{yesOrNo(isVatSubject)}</Setting>
        <Setting label={t('pointsOfSale.inEffect.currency')}>
          <bdi>{company.currency}</bdi>
        </Setting>
      </SimpleGrid>
    </Section>
  )
}

interface SettingProps {
  label: string
  isOwn?: boolean
  /** What registers have of their own. */
  others?: readonly { id: string; name: string; value: string }[]
  children: ReactNode
}

function Setting({ label, isOwn = false, others = [], children }: SettingProps) {
  return (
    <Fact label={label}>
      <From source={isOwn ? 'pointOfSale' : 'company'}>{children}</From>
      {others.map(({ id, name, value }) => (
        <From key={id} source="register">
          <span>
            <bdi>{name}</bdi>
            {` · ${value}`}
          </span>
        </From>
      ))}
    </Fact>
  )
}

const SOURCES = {
  company: { tone: 'neutral', icon: Building2, label: 'pointsOfSale.inEffect.ofCompany' },
  pointOfSale: { tone: 'brand', icon: Store, label: 'pointsOfSale.inEffect.ofPointOfSale' },
  register: { tone: 'brand', icon: ScanBarcode, label: 'pointsOfSale.inEffect.ofRegister' },
} as const

function From({ source, children }: { source: keyof typeof SOURCES; children: ReactNode }) {
  const { t } = useTranslation('company')
  const { tone, icon, label } = SOURCES[source]
  return (
    <Flex align="center" gap="2" wrap="wrap">
      {children}
      <StatusBadge size="sm" tone={tone} icon={icon} label={t(label)} />
    </Flex>
  )
}
