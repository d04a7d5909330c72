import { RotateCw, X } from 'lucide-react'
import { PRODUCTS_AT } from '@comptoir/contracts/addresses'
import { Button, chakra, Flex, IconButton, Notice, useStore, useTranslation } from '@comptoir/platform'
import { useFocus } from '../focus/counter-focus.ts'
import { type NumberedNotice, useNoticeActions, useNoticeStore } from '../notices/notices.store.ts'
import { useOwnMay } from '../register/seller.ts'
import { NewProductDialog } from './new-product-dialog.tsx'
import { useProductEntry } from './product-entry.ts'
import { useAskedProduct } from './use-asked-product.ts'

const TYPED_CODE = /^(?=.*\d)[!-~]{1,40}$/

/** What went otherwise than meant, over the end of the tiles; nothing moves when it comes or goes. */
export function NoticePanel() {
  const { search, scan } = useProductEntry()
  const focus = useFocus()
  const newProduct = useAskedProduct()
  const { asked } = newProduct
  return (
    <>
      <Notices
        onCreate={(code) => {
          // It gets the focus back from the form: the button that was pressed goes with its notice.
          focus.toSearch()
          newProduct.ask(code)
        }}
      />
      {/* Beside the notices: further ones push out the one that it was asked from, and what is typed here stays. */}
      {asked ? (
        <NewProductDialog
          key={asked.code}
          asked={asked}
          onClose={newProduct.close}
          onCreated={() => {
            newProduct.done()
            scan(asked.code)
            search.getState().forget(asked.code)
            focus.toSearch()
          }}
        />
      ) : null}
    </>
  )
}

function Notices({ onCreate }: { onCreate: (code: string) => void }) {
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
        <CounterNotice key={notice.id} notice={notice} onCreate={onCreate} />
      ))}
    </Flex>
  )
}

interface CounterNoticeProps {
  notice: NumberedNotice
  onCreate: (code: string) => void
}

function CounterNotice({ notice, onCreate }: CounterNoticeProps) {
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
          {isUnknownCode(notice) ? <CreateButton onPress={() => onCreate(notice.code)} /> : null}
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

/** What was scanned; or typed, and is written as codes are. */
function isUnknownCode(notice: NumberedNotice): notice is NumberedNotice & { code: string } {
  return notice.kind === 'unknown' || (notice.kind === 'notExact' && TYPED_CODE.test(notice.code))
}

/** For who may make a product of the code. */
function CreateButton({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation('sales-purchases')
  const mayCreate = useOwnMay(PRODUCTS_AT.permissions.write)
  return mayCreate ? (
    <Button variant="outline" size="xl" onClick={onPress}>
      {t('counter.newProduct.create')}
    </Button>
  ) : null
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
        : t(`counter.notice.${isUnknownCode(notice) ? 'unknown' : notice.kind}`)}
    </>
  )
}
