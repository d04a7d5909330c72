import type { Product } from '@comptoir/contracts/inventory/products'
import type { VariantGroup } from '@comptoir/contracts/inventory/variants'
import { Button, Flex, FormDialog, Notice, Text, useTranslation } from '@comptoir/platform'
import { AttributeChoice } from './attribute-choice.tsx'
import { AttributePicker } from './attribute-picker.tsx'
import { CombinationList } from './combination-list.tsx'
import { useMakeVariants } from './use-make-variants.ts'

interface MakeVariantsDialogProps {
  isOpen: boolean
  onClose: () => void
  product: Product
  /** The group that gets more variants; none: the product gets its first. */
  group: VariantGroup | undefined
  onMade: (group: VariantGroup) => void
}

/** Attributes, their values, and the variants that these make, before any is made. */
export function MakeVariantsDialog(props: MakeVariantsDialogProps) {
  // Begins anew whenever it is opened.
  return props.isOpen ? <MakeVariants {...props} /> : null
}

function MakeVariants({ isOpen, onClose, product, group, onMade }: MakeVariantsDialogProps) {
  const { t } = useTranslation('inventory')
  const making = useMakeVariants({ product, group, onMade })
  const { chosen, wanted, all } = making
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      isBusy={making.isSaving}
      size="lg"
      title={group ? t('variants.make.moreTitle') : t('variants.make.title')}
      subtitle={group ? t('variants.make.moreText') : t('variants.make.text')}
      footer={
        <>
          <Button variant="outline" size="lg" disabled={making.isSaving} onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button size="lg" disabled={!making.isReady} loading={making.isSaving} onClick={making.save}>
            {t('variants.make.confirm', { count: wanted.length })}
          </Button>
        </>
      }
    >
      <Flex direction="column" gap="4">
        {chosen.map(({ attribute, valueIds, ownId }) => (
          <AttributeChoice
            key={attribute.id}
            attribute={attribute}
            valueIds={valueIds}
            ownId={ownId}
            hasOwn={group === undefined}
            onToggle={(valueId, isChosen) => making.toggle(attribute.id, valueId, isChosen)}
            onOwn={(valueId) => making.setOwn(attribute.id, valueId)}
            {...(group === undefined ? { onForget: () => making.forget(attribute.id) } : {})}
          />
        ))}
        {making.mayChooseMore ? (
          <AttributePicker key={chosen.length} offered={making.offered} onChoose={making.choose} />
        ) : null}
        {all.length > 0 ? (
          <CombinationList combinations={all} wanted={wanted} onChange={making.setWanted} />
        ) : chosen.length > 0 ? (
          <Text color="fg.muted">{t('variants.make.nothingYet')}</Text>
        ) : null}
        {making.isTooMany ? (
          <Notice tone="attention">{t('variants.make.tooMany', { room: making.room })}</Notice>
        ) : null}
      </Flex>
    </FormDialog>
  )
}
