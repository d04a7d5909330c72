import { WEBHOOK_EVENTS, type WebhookEvent } from '@comptoir/contracts/company/webhooks'
import { Box, Button, Flex, SimpleGrid, Stack, Text, useTranslation } from '@comptoir/platform'
import { Checkbox, FieldShell, useController, type Control } from '@comptoir/platform/forms'
import type { WebhookValues } from './use-webhook-form.ts'

const entityOf = (event: string): string => event.slice(0, event.indexOf('.'))
/** The kinds of record that events are about, in the order of the contract. */
const ENTITIES = [...new Set(WEBHOOK_EVENTS.map(entityOf))]

/** Of what a webhook is told: ticked one by one, or all. */
export function EventsField({ control }: { control: Control<WebhookValues> }) {
  const { t } = useTranslation('company')
  const { field, fieldState } = useController({ control, name: 'events' })
  const label = t('webhooks.form.events')
  const tick = (event: WebhookEvent, isTicked: boolean): void =>
    field.onChange(WEBHOOK_EVENTS.filter((one) => (one === event ? isTicked : field.value.includes(one))))
  return (
    <FieldShell
      label={label}
      help={t('webhooks.form.eventsHelp')}
      isRequired
      error={fieldState.error ? t('webhooks.form.eventsRequired') : undefined}
    >
      {({ id, 'aria-describedby': note }) => (
        <Stack id={id} role="group" aria-label={label} aria-describedby={note} gap="3">
          <Flex gap="2" wrap="wrap">
            <Button size="sm" variant="outline" onClick={() => field.onChange([...WEBHOOK_EVENTS])}>
              {t('webhooks.form.everything')}
            </Button>
            <Button size="sm" variant="outline" onClick={() => field.onChange([])}>
              {t('webhooks.form.nothing')}
            </Button>
          </Flex>
          <SimpleGrid columns={{ base: 1, md: 2 }} gap="4" borderWidth="1px" borderRadius="md" p="4">
            {ENTITIES.map((entity) => (
              <Box key={entity}>
                <Text textStyle="small" color="fg.muted" mb="1.5">
                  {t(`webhooks.group.${entity}`)}
                </Text>
                <Stack gap="1.5">
                  {WEBHOOK_EVENTS.filter((event) => entityOf(event) === entity).map((event) => (
                    <Checkbox.Root
                      key={event}
                      checked={field.value.includes(event)}
                      onCheckedChange={({ checked }) => tick(event, checked === true)}
                    >
                      <Checkbox.HiddenInput />
                      <Checkbox.Control />
                      <Checkbox.Label>{t(`webhooks.event.${event}`)}</Checkbox.Label>
                    </Checkbox.Root>
                  ))}
                </Stack>
              </Box>
            ))}
          </SimpleGrid>
        </Stack>
      )}
    </FieldShell>
  )
}
