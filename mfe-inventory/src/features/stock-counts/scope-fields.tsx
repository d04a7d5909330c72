import { useState } from 'react'
import { X } from 'lucide-react'
import { BRANDS } from '@comptoir/contracts/inventory/brands'
import { CATEGORIES } from '@comptoir/contracts/inventory/categories'
import { PRODUCTS, type Product } from '@comptoir/contracts/inventory/products'
import {
  CLASS_DAYS,
  CLASS_SHARES,
  CLASSES,
  MOST_NAMED_PRODUCTS,
  type ProductClass,
} from '@comptoir/contracts/inventory/stock-counts'
import {
  Box,
  Button,
  Code,
  Flex,
  IconButton,
  SearchInput,
  Text,
  useList,
  useSettled,
  useShortList,
  useTranslation,
} from '@comptoir/platform'
import { DecimalInput, FieldShell } from '@comptoir/platform/forms'
import { Choices } from './choices.tsx'
import { toggled, type Plan } from './plan.ts'

interface ScopeFieldsProps {
  plan: Plan
  onChange: (plan: Plan) => void
}

/** What the chosen kind of scope is of. */
export function ScopeFields({ plan, onChange }: ScopeFieldsProps) {
  const { t } = useTranslation('inventory')
  switch (plan.kind) {
    case 'all':
      return <Text color="fg.muted">{t('stockCounts.plan.allHelp')}</Text>
    case 'categories':
      return <Families of={CATEGORIES} name="categories" plan={plan} onChange={onChange} />
    case 'brands':
      return <Families of={BRANDS} name="brands" plan={plan} onChange={onChange} />
    case 'classes':
      return (
        <Choices
          label={t('stockCounts.scope.classes')}
          help={t('stockCounts.due.shares', { days: CLASS_DAYS, a: CLASS_SHARES.A, b: CLASS_SHARES.B })}
          options={CLASSES.map((value) => ({ value, label: t('stockCounts.due.class', { name: value }) }))}
          chosen={plan.classes}
          onToggle={(value) => onChange({ ...plan, classes: toggled(plan.classes, value as ProductClass) })}
        />
      )
    case 'products':
      return <Products plan={plan} onChange={onChange} />
    case 'notCounted':
      return (
        <FieldShell label={t('stockCounts.plan.days')}>
          {(control) => (
            <Box maxW="12rem">
              <DecimalInput
                {...control}
                size="lg"
                decimals={0}
                value={plan.days}
                onChange={(days) => onChange({ ...plan, days })}
              />
            </Box>
          )}
        </FieldShell>
      )
  }
}

interface FamiliesProps extends ScopeFieldsProps {
  of: typeof CATEGORIES | typeof BRANDS
  name: 'categories' | 'brands'
}

function Families({ of, name, plan, onChange }: FamiliesProps) {
  const { t } = useTranslation('inventory')
  const { data = [] } = useShortList(of)
  return (
    <Choices
      label={t(`stockCounts.scope.${name}`)}
      options={data.map((each) => ({ value: each.id, label: each.name }))}
      chosen={plan[name]}
      onToggle={(id) => onChange({ ...plan, [name]: toggled(plan[name], id) })}
    />
  )
}

/** How long the typing pauses before it is asked. */
const PAUSE_MS = 200
const MOST_FOUND = 6

function Products({ plan, onChange }: ScopeFieldsProps) {
  const { t } = useTranslation('inventory')
  const [text, setText] = useState('')
  const words = useSettled(text.trim(), PAUSE_MS)
  const query = { page: 1, limit: MOST_FOUND, search: { text: words } }
  const { data, isPlaceholderData } = useList(PRODUCTS, query, { enabled: words !== '' })
  // What was found for another text is not offered for this one.
  const isAnswered = words !== '' && words === text.trim() && !isPlaceholderData
  const found = isAnswered ? (data?.data ?? []) : []
  const add = ({ id, designation }: Product): void => {
    setText('')
    if (plan.products.some((product) => product.id === id) || plan.products.length >= MOST_NAMED_PRODUCTS) return
    onChange({ ...plan, products: [...plan.products, { id, name: designation }] })
  }
  return (
    <>
      <SearchInput value={text} onChange={setText} label={t('stockCounts.plan.find')} />
      {isAnswered && data?.data.length === 0 ? <Text role="status">{t('stockCounts.plan.noneFound')}</Text> : null}
      <Flex as="ul" direction="column" listStyleType="none" aria-label={t('stockCounts.plan.foundProducts')}>
        {found.map((product) => (
          <li key={product.id}>
            <Button variant="ghost" w="full" justifyContent="space-between" onClick={() => add(product)}>
              <bdi>{product.designation}</bdi>
              <Code tone="muted">{product.code}</Code>
            </Button>
          </li>
        ))}
      </Flex>
      <Flex as="ul" direction="column" listStyleType="none" aria-label={t('stockCounts.scope.products')}>
        {plan.products.map(({ id, name }) => (
          <Flex as="li" key={id} align="center" justify="space-between" gap="3">
            <bdi>{name}</bdi>
            <IconButton
              variant="ghost"
              aria-label={t('stockCounts.plan.remove', { name })}
              onClick={() => onChange({ ...plan, products: plan.products.filter((product) => product.id !== id) })}
            >
              <X aria-hidden size={16} />
            </IconButton>
          </Flex>
        ))}
      </Flex>
    </>
  )
}
