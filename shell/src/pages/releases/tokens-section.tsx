import { Plus } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import type { NewPublishToken, PublishToken } from '@comptoir/contracts/federation'
import {
  Button,
  chakra,
  Code,
  ConfirmDialog,
  DataTable,
  DateTime,
  FormDialog,
  Input,
  notify,
  Section,
  tellRefusal,
  Text,
  useTranslation,
  type Column,
} from '@comptoir/platform'
import { FieldShell } from '@comptoir/platform/forms'
import { makeToken, removeToken, usePublishTokens, useRefreshFederation } from './federation.api.ts'

/** The tokens with which a team publishes this remote alone: made, shown once, revoked. */
export function TokensSection({ remote }: { remote: string }) {
  const { t } = useTranslation()
  const { data } = usePublishTokens(remote)
  const [isMaking, setMaking] = useState(false)
  const [leaving, setLeaving] = useState<PublishToken | null>(null)
  const columns = useTokenColumns(setLeaving)
  return (
    <Section
      title={t('releases.tokens')}
      description={t('releases.tokensText')}
      actions={
        <Button variant="outline" size="sm" onClick={() => setMaking(true)}>
          <Plus aria-hidden />
          {t('releases.newToken')}
        </Button>
      }
    >
      {data === undefined || data.items.length > 0 ? (
        <DataTable
          label={t('releases.tokens')}
          columns={columns}
          rows={data?.items}
          rowKey={({ id }) => id}
          rowName={({ name }) => name}
        />
      ) : (
        <Text color="fg.muted">{t('releases.noTokens')}</Text>
      )}
      {isMaking ? <NewTokenDialog remote={remote} onClose={() => setMaking(false)} /> : null}
      <RemoveTokenDialog remote={remote} token={leaving} onClose={() => setLeaving(null)} />
    </Section>
  )
}

function useTokenColumns(onRemove: (token: PublishToken) => void): readonly Column<PublishToken>[] {
  const { t } = useTranslation()
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('releases.column.name'),
        cell: ({ name }) => <chakra.bdi>{name}</chakra.bdi>,
        isPrimary: true,
      },
      {
        id: 'created',
        header: t('releases.column.created'),
        cell: ({ createdAt }) => <DateTime value={createdAt} />,
        isMuted: true,
      },
      {
        id: 'lastUsed',
        header: t('releases.column.lastUsed'),
        cell: ({ lastUsedAt }) => (lastUsedAt === null ? '–' : <DateTime value={lastUsedAt} />),
        isMuted: true,
      },
      {
        id: 'remove',
        header: t('common.actions'),
        cell: (token) => (
          <Button
            variant="outline"
            size="sm"
            aria-label={`${t('releases.removeToken')} ${token.name}`}
            onClick={() => onRemove(token)}
          >
            {t('releases.removeToken')}
          </Button>
        ),
      },
    ],
    [t, onRemove],
  )
}

function NewTokenDialog({ remote, onClose }: { remote: string; onClose: () => void }) {
  const { t } = useTranslation()
  const form = useId()
  const refresh = useRefreshFederation()
  const [made, setMade] = useState<NewPublishToken | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [name, setName] = useState('')
  const submit = async (): Promise<void> => {
    setBusy(true)
    try {
      setMade(await makeToken(remote, name.trim()))
      refresh()
    } catch (error) {
      tellRefusal(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={t('releases.newToken')}
      isBusy={isBusy}
      footer={
        made === null ? (
          <Button type="submit" form={form} size="lg" loading={isBusy}>
            {t('releases.newToken')}
          </Button>
        ) : (
          <Button size="lg" onClick={onClose}>
            {t('releases.tokenDone')}
          </Button>
        )
      }
    >
      {made === null ? (
        <form
          id={form}
          onSubmit={(event) => {
            event.preventDefault()
            void submit()
          }}
        >
          <FieldShell label={t('releases.tokenName')} isRequired>
            {(control) => (
              <Input
                {...control}
                value={name}
                required
                maxLength={80}
                autoComplete="off"
                onChange={(event) => setName(event.target.value)}
              />
            )}
          </FieldShell>
        </form>
      ) : (
        <>
          <Text mb="3">{t('releases.tokenMade')}</Text>
          <Code>{made.token}</Code>
        </>
      )}
    </FormDialog>
  )
}

function RemoveTokenDialog({
  remote,
  token,
  onClose,
}: {
  remote: string
  token: PublishToken | null
  onClose: () => void
}) {
  const { t } = useTranslation()
  const refresh = useRefreshFederation()
  const [isBusy, setBusy] = useState(false)
  const remove = async (): Promise<void> => {
    if (token === null) return
    setBusy(true)
    try {
      await removeToken(remote, token.id)
      notify.success(t('releases.tokenRemoved'))
      onClose()
    } catch (error) {
      tellRefusal(error)
    } finally {
      setBusy(false)
      refresh()
    }
  }
  return (
    <ConfirmDialog
      isOpen={token !== null}
      title={t('releases.removeTokenDialog.title', { name: token?.name ?? '' })}
      text={t('releases.removeTokenDialog.text')}
      confirmLabel={t('releases.removeToken')}
      isDanger
      isBusy={isBusy}
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  )
}
