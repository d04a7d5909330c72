import { useState } from 'react'
import { Shapes, Split, Unlink } from 'lucide-react'
import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import type { VariantGroup } from '@comptoir/contracts/inventory/variants'
import {
  ActionMenu,
  ConfirmDialog,
  PageSkeleton,
  RecordOutcome,
  Text,
  useAddresses,
  useParams,
  useTranslation,
  useWayBack,
} from '@comptoir/platform'
import { FormPage, StaleNotice } from '@comptoir/platform/forms'
import { useVariantGrid } from './grid/use-variant-grid.ts'
import { nameOf, VariantGrid } from './grid/variant-grid.tsx'
import { useTakingApart } from './use-taking-apart.ts'
import { useGroup } from './variants.api.ts'

/** All variants of a product in one grid, saved at once. */
export function VariantsPage() {
  const { id } = useParams()
  const { data, error, refetch, isFetchedAfterMount } = useGroup(id)
  const [opened, setOpened] = useState<{ group: VariantGroup; count: number } | null>(null)
  const isAnother = opened?.group.id !== id
  if (data !== undefined && isFetchedAfterMount && isAnother) setOpened({ group: data, count: 0 })
  const reopen = async (): Promise<void> => {
    const { data: now } = await refetch()
    if (now) setOpened((before) => ({ group: now, count: (before?.count ?? 0) + 1 }))
  }
  if (opened && !isAnother)
    return (
      <VariantsForm key={`${opened.group.id} ${opened.count}`} opened={opened.group} reopen={() => void reopen()} />
    )
  return error ? <GroupOutcome error={error} onRetry={() => void refetch()} /> : <PageSkeleton kind="form" />
}

function VariantsForm({ opened, reopen }: { opened: VariantGroup; reopen: () => void }) {
  const { t } = useTranslation('inventory')
  const { list, edit } = useAddresses(PRODUCTS)
  const { group, form, onSubmit, isSaving, refusedRow } = useVariantGrid(opened)
  const apart = useTakingApart(group, reopen)
  const [first] = group.variants
  const leave = useWayBack(first ? edit(first.product.id) : list())
  const { isDirty } = form.formState
  const title = t('variants.grid.title', { name: group.designation })
  return (
    <FormPage
      title={title}
      subtitle={t('variants.grid.subtitle')}
      breadcrumb={[{ label: t('products.title'), to: list() }, { label: title }]}
      actions={
        <ActionMenu
          label={t('variants.grid.groupActions')}
          items={[
            {
              id: 'dissolve',
              label: t('variants.dissolve.action'),
              icon: Unlink,
              isDisabled: isDirty,
              isDanger: true,
              onSelect: () => apart.ask('all'),
            },
          ]}
        />
      }
      form={form}
      onSubmit={onSubmit}
      submitLabel={t('common.save')}
      isSaving={isSaving}
      onCancel={leave}
    >
      <StaleNotice message={refusedRow} onReload={reopen} />
      <Text textStyle="small" color="fg.muted">
        {t('variants.grid.help')}
      </Text>
      <VariantGrid
        group={group}
        form={form}
        rowActions={(variant) => [
          {
            id: 'takeOut',
            label: t('variants.takeOut.action'),
            icon: Split,
            isDisabled: isDirty,
            onSelect: () => apart.ask(variant),
          },
        ]}
      />
      <ApartQuestion apart={apart} group={group} />
    </FormPage>
  )
}

function ApartQuestion({ apart, group }: { apart: ReturnType<typeof useTakingApart>; group: VariantGroup }) {
  const { t } = useTranslation('inventory')
  const { asked, close, confirm, isBusy } = apart
  const shared = { isOpen: asked !== null, onConfirm: confirm, onCancel: close, isBusy }
  return asked !== null && asked !== 'all' ? (
    <ConfirmDialog
      {...shared}
      title={t('variants.takeOut.title', { name: nameOf(asked) })}
      text={t('variants.takeOut.text')}
      confirmLabel={t('variants.takeOut.confirm')}
    />
  ) : (
    <ConfirmDialog
      {...shared}
      title={t('variants.dissolve.title', { name: group.designation })}
      text={t('variants.dissolve.text')}
      confirmLabel={t('variants.dissolve.confirm')}
      isDanger
    />
  )
}

function GroupOutcome(outcome: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('inventory')
  const { list } = useAddresses(PRODUCTS)
  return (
    <RecordOutcome
      {...outcome}
      title={t('variants.title')}
      list={{ label: t('products.title'), to: list() }}
      missing={{
        icon: Shapes,
        title: t('variants.missing.title'),
        text: t('variants.missing.text'),
        back: t('products.missing.back'),
      }}
      failed={{ title: t('variants.failed.title') }}
    />
  )
}
