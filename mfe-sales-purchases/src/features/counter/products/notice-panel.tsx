import { useState } from 'react'
import { RotateCw, X } from 'lucide-react'
import { PRODUCTS_AT } from '@comptoir/contracts/addresses'
import {
  Button,
  chakra,
  Flex,
  IconButton,
  Notice,
  useHasPermission,
  useStore,
  useTranslation,
} from '@comptoir/platform'
import { useFocus } from '../focus/counter-focus.ts'
import { type NumberedNotice, useNoticeActions, useNoticeStore } from '../notices/notices.store.ts'
import { NewProductDialog } from './new-product-dialog.tsx'
import { useProductEntry } from './product-entry.ts'

/** What went otherwise than meant, over the end of the tiles; nothing moves when it comes or goes. */
export function NoticePanel() {
  const { notices } = useStore(useNoticeStore())
  if (notices.length === 0) return null
  return (
    <Flex
      direction="column"
      gap="2"
      position="absolute"
      insetInline="4"
      bottom="4"
      zIndex="docked"
      borderRadius="lg"
      boxShadow="raised"
      bg="bg.raised"
    >
      {notices.map((notice) => (
        <CounterNotice key={notice.id} notice={notice} />
      ))}
    </Flex>
  )
}

function CounterNotice({ notice }: { notice: NumberedNotice }) {
  const { t } = useTranslation('sales-purchases')
  const notices = useNoticeActions()
  const { scan } = useProductEntry()
  const focus = useFocus()
  const dismiss = (): void => {
    notices.dismiss(notice.id)
    focus.toSearch()
  }
  const again = (code: string): void => {
    dismiss()
    scan(code)
  }
  return (
    <Notice
      tone="attention"
      action={
        <Flex gap="1" my="-1.5" me="-2">
          {notice.kind === 'unknown' ? <CreateButton code={notice.code} onCreated={() => again(notice.code)} /> : null}
          {notice.kind === 'failed' ? (
            <IconButton variant="ghost" size="xl" aria-label={t('common.retry')} onClick={() => again(notice.code)}>
              <RotateCw aria-hidden />
            </IconButton>
          ) : null}
          <IconButton variant="ghost" size="xl" aria-label={t('common.dismiss')} onClick={dismiss}>
            <X aria-hidden />
          </IconButton>
        </Flex>
      }
    >
      <NoticeText notice={notice} />
    </Notice>
  )
}

/** Makes a product of the code, by right, and puts it into the cart. */
function CreateButton({ code, onCreated }: { code: string; onCreated: () => void }) {
  const { t } = useTranslation('sales-purchases')
  const [isOpen, setOpen] = useState(false)
  const mayCreate = useHasPermission(PRODUCTS_AT.permissions.write)
  if (!mayCreate) return null
  return (
    <>
      <Button variant="outline" size="xl" onClick={() => setOpen(true)}>
        {t('counter.newProduct.create')}
      </Button>
      <NewProductDialog code={code} isOpen={isOpen} onClose={() => setOpen(false)} onCreated={onCreated} />
    </>
  )
}

/** The code or name keeps its own direction, before the sentence about it. */
function NoticeText({ notice }: { notice: NumberedNotice }) {
  const { t } = useTranslation('sales-purchases')
  const isCode = 'code' in notice
  return (
    <>
      <chakra.bdi dir={isCode ? 'ltr' : 'auto'} fontWeight="semibold" overflowWrap="anywhere">
        {isCode ? notice.code : notice.name}
      </chakra.bdi>{' '}
      {notice.kind === 'tooFine' || notice.kind === 'tooFineToAdd'
        ? t(`counter.notice.${notice.kind}`, { unit: notice.unit, decimals: notice.decimals })
        : t(`counter.notice.${notice.kind}`)}
    </>
  )
}
