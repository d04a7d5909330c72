import { useId, useState } from 'react'
import { Button, chakra, Flex, NativeSelect, Text, useTranslation } from '@comptoir/platform'
import { BAUD_RATES, pairedPrinter, rememberPrinter, USUAL_BAUD_RATE } from './transports/paired-printer.ts'
import { pairSerial } from './transports/serial.ts'
import { pairUsb } from './transports/usb.ts'

export interface PairedDeviceProps {
  registerId: string
  kind: 'usb' | 'serial'
  /** Does something, and says the text where it went well. */
  act: (text: string, work: () => Promise<unknown>) => void
}

/** Which printer this browser uses for the register, and the choice of another one. */
export function PairedDevice({ registerId, kind, act }: PairedDeviceProps) {
  const { t } = useTranslation('sales-purchases')
  const [paired, setPaired] = useState(() => pairedPrinter(kind, registerId))
  const choose = (): void =>
    act(t('ticketPrinter.chosen'), async () => {
      setPaired(kind === 'usb' ? await pairUsb(registerId) : await pairSerial(registerId, paired?.baudRate))
    })
  return (
    <Flex direction="column" gap="3">
      {paired ? (
        <Text>
          {t('ticketPrinter.paired')} <chakra.bdi fontWeight="semibold">{paired.name}</chakra.bdi>
        </Text>
      ) : (
        <Text>{t('ticketPrinter.notPaired')}</Text>
      )}
      <Button size="xl" variant="outline" onClick={choose}>
        {t('ticketPrinter.choose')}
      </Button>
      {kind === 'serial' && paired ? (
        <Speed
          baudRate={paired.baudRate}
          onChoose={(baudRate) => {
            const changed = { ...paired, baudRate }
            rememberPrinter(kind, registerId, changed)
            setPaired(changed)
          }}
        />
      ) : null}
    </Flex>
  )
}

/** As it is set at the printer itself. */
function Speed({ baudRate, onChoose }: { baudRate: number; onChoose: (baudRate: number) => void }) {
  const { t } = useTranslation('sales-purchases')
  const id = useId()
  return (
    <div>
      <chakra.label htmlFor={id}>{t('ticketPrinter.speed')}</chakra.label>
      <NativeSelect.Root size="xl">
        <NativeSelect.Field
          id={id}
          value={baudRate}
          onChange={({ target }) =>
            onChoose(BAUD_RATES.find((rate) => rate === Number(target.value)) ?? USUAL_BAUD_RATE)
          }
        >
          {BAUD_RATES.map((rate) => (
            <option key={rate} value={rate}>
              {String(rate)}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </div>
  )
}
