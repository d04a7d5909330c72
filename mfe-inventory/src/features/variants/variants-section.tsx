import { useState } from 'react'
import { Grid3x3, Plus, Shapes } from 'lucide-react'
import { ATTRIBUTES } from '@comptoir/contracts/inventory/attributes'
import type { Product } from '@comptoir/contracts/inventory/products'
import type { VariantGroup } from '@comptoir/contracts/inventory/variants'
import { Box, Button, Link, Skeleton, Text, useAddresses, useNavigate, useTranslation } from '@comptoir/platform'
import { FormSection } from '@comptoir/platform/forms'
import { MakeVariantsDialog } from './make/make-variants-dialog.tsx'
import { useVariantAddresses } from './use-variant-addresses.ts'
import { useGroup } from './variants.api.ts'
import { VariantList } from './variant-list.tsx'

interface VariantsSectionProps {
  product: Product
  /** Something typed in the page's form would be lost by making variants, which changes the product. */
  hasUnsavedWork: boolean
}

/** The variants of a product in its own form: how to make some, or which there are. */
export function VariantsSection(props: VariantsSectionProps) {
  const { t } = useTranslation('inventory')
  const { variant } = props.product
  return (
    <FormSection title={t('variants.title')} columns={1} actions={<AttributesLink />}>
      {variant ? <KnownVariants {...props} groupId={variant.groupId} /> : <NoVariants {...props} />}
    </FormSection>
  )
}

/** Where all attributes of the company are kept in order. */
function AttributesLink() {
  const { t } = useTranslation('inventory')
  const { list } = useAddresses(ATTRIBUTES)
  return (
    <Button asChild variant="ghost" size="sm">
      <Link to={list()}>{t('variants.attributes')}</Link>
    </Button>
  )
}

function NoVariants({ product, hasUnsavedWork }: VariantsSectionProps) {
  const { t } = useTranslation('inventory')
  return (
    <>
      <Text color="fg.muted">{t('variants.none')}</Text>
      <MakeButton product={product} hasUnsavedWork={hasUnsavedWork} label={t('variants.make.begin')} icon={Shapes} />
    </>
  )
}

function KnownVariants({ product, hasUnsavedWork, groupId }: VariantsSectionProps & { groupId: string }) {
  const { t } = useTranslation('inventory')
  const address = useVariantAddresses()
  const { data: group } = useGroup(groupId)
  if (group === undefined) return <Skeleton h="24" />
  return (
    <>
      <VariantList group={group} shownId={product.id} />
      <Box display="flex" gap="2" flexWrap="wrap">
        <Button asChild variant="outline">
          <Link to={address.grid(groupId)}>
            <Grid3x3 aria-hidden size={16} />
            {t('variants.editTogether')}
          </Link>
        </Button>
        <MakeButton
          product={product}
          hasUnsavedWork={hasUnsavedWork}
          group={group}
          label={t('variants.make.more')}
          icon={Plus}
        />
        <Button asChild variant="ghost">
          <Link to={address.products(groupId)}>{t('variants.inList')}</Link>
        </Button>
      </Box>
    </>
  )
}

interface MakeButtonProps extends VariantsSectionProps {
  group?: VariantGroup
  label: string
  icon: typeof Plus
}

function MakeButton({ product, hasUnsavedWork, group, label, icon: Icon }: MakeButtonProps) {
  const { t } = useTranslation('inventory')
  const [isOpen, setIsOpen] = useState(false)
  const navigate = useNavigate()
  const address = useVariantAddresses()
  return (
    <>
      <Box>
        <Button type="button" variant="outline" disabled={hasUnsavedWork} onClick={() => setIsOpen(true)}>
          <Icon aria-hidden size={16} />
          {label}
        </Button>
        {hasUnsavedWork ? (
          <Text mt="1.5" textStyle="small" color="fg.muted">
            {t('variants.make.saveFirst')}
          </Text>
        ) : null}
      </Box>
      <MakeVariantsDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        product={product}
        group={group}
        onMade={({ id }) => void navigate(address.grid(id))}
      />
    </>
  )
}
