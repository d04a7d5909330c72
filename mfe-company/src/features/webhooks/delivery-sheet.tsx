import { RotateCw } from 'lucide-react'
import {
  WEBHOOKS,
  webhookDeliveriesOf,
  type WebhookDelivery,
  type WebhookDeliveryRow,
} from '@comptoir/contracts/company/webhooks'
import {
  Box,
  Button,
  chakra,
  Code,
  DateTime,
  ErrorPanel,
  Fact,
  Flex,
  SimpleGrid,
  Skeleton,
  useCompany,
  useHasPermission,
  useItem,
  useParams,
  useSave,
  useTranslation,
  type RowSheetContentProps,
} from '@comptoir/platform'
import { RowSheet, useRowSheet } from '@comptoir/platform/overlays'
import { DeliveryTries } from './delivery-tries.tsx'
import { DeliveryState } from './webhook-state.tsx'
import { replayDelivery } from './webhooks.api.ts'

const EVERY_MS = 5000

/** One delivery beside the history: what is sent, and each try. */
export function DeliverySheet(given: RowSheetContentProps<WebhookDeliveryRow>) {
  const { id, frame } = useRowSheet(given)
  const { t } = useTranslation('company')
  const { id: webhookId = '' } = useParams()
  const deliveries = webhookDeliveriesOf(webhookId)
  const mayWrite = useHasPermission(WEBHOOKS.permissions.write)
  const { data, error, refetch } = useItem(deliveries, id, { enabled: id !== '', refetchEveryMs: EVERY_MS })
  const { save, isSaving } = useSave((deliveryId: string) => replayDelivery(webhookId, deliveryId), {
    invalidates: [deliveries],
    success: t('webhooks.replay.done'),
  })
  return (
    <RowSheet
      frame={frame}
      title={data ? t(`webhooks.event.${data.event}`) : t('webhooks.deliveries.one')}
      subtitle={data ? <DeliveryState state={data.state} /> : null}
      actions={
        mayWrite ? (
          <Button variant="outline" loading={isSaving} disabled={!data} onClick={() => void save(id)}>
            <RotateCw aria-hidden />
            {t('webhooks.replay.one')}
          </Button>
        ) : null
      }
    >
      {data ? (
        <Content delivery={data} />
      ) : error ? (
        <ErrorPanel title={t('webhooks.deliveries.failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton h="40" aria-busy="true" />
      )}
    </RowSheet>
  )
}

function Content({ delivery }: { delivery: WebhookDelivery }) {
  const { t } = useTranslation('company')
  const { timeZone } = useCompany()
  const { id, occurredAt, nextTryAt, body, tries } = delivery
  return (
    <Flex direction="column" gap="5">
      <SimpleGrid as="dl" columns={{ base: 1, md: 2 }} gap="4">
        <Fact label={t('webhooks.deliveries.column.occurredAt')}>
          <DateTime value={occurredAt} timeZone={timeZone} isLong />
        </Fact>
        {nextTryAt === null ? null : (
          <Fact label={t('webhooks.deliveries.nextTry')}>
            <DateTime value={nextTryAt} timeZone={timeZone} isLong />
          </Fact>
        )}
        <Fact label={t('webhooks.deliveries.id')}>
          <Code>{id}</Code>
        </Fact>
      </SimpleGrid>
      <Box>
        <chakra.h3 textStyle="small" color="fg.muted" mb="1">
          {t('webhooks.deliveries.body')}
        </chakra.h3>
        <Box bg="bg.sunken" borderRadius="md" p="3" dir="ltr" overflowWrap="anywhere" whiteSpace="pre-wrap">
          <chakra.code>{indented(body)}</chakra.code>
        </Box>
      </Box>
      <DeliveryTries tries={tries} />
    </Flex>
  )
}

/** The same message, easier to read than it is sent. */
function indented(body: string): string {
  return JSON.stringify(JSON.parse(body), null, 2)
}
