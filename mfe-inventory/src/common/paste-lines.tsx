import { useState } from 'react'
import { ClipboardPaste } from 'lucide-react'
import { Box, Button, chakra, FormDialog, Text } from '@comptoir/platform'
import { findScanned, type Scanned } from './find-scanned.ts'
import { type PastedLine, readPasted, type UnreadLine } from './pasted-lines.rules.ts'

/** What is said around pasting, in the words of the feature that it stands in. */
export interface PasteWords {
  open: string
  title: string
  text: string
  label: string
  read: string
  close: string
  done: (count: number) => string
  unread: string
  why: (line: UnreadLine) => string
}

interface PasteLinesProps {
  words: PasteWords
  /** With what was found, each quantity in thousandths of the product's own unit. */
  onRead: (found: readonly Scanned[]) => void
}

/** Takes lines of a spreadsheet, a code and a quantity each, and says which of them could not be read and why. */
export function PasteLines({ words, onRead }: PasteLinesProps) {
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [isReading, setReading] = useState(false)
  const [outcome, setOutcome] = useState<{ count: number; unread: readonly UnreadLine[] } | null>(null)
  const close = (): void => {
    setOpen(false)
    setText('')
    setOutcome(null)
  }
  const read = async (): Promise<void> => {
    setReading(true)
    const pasted = readPasted(text)
    const { found, unknown } = await lookedUp(pasted.lines).finally(() => setReading(false))
    onRead(found)
    const unread = [...pasted.unread, ...unknown].toSorted((one, other) => one.row - other.row)
    setOutcome({ count: found.length, unread })
    setText(unread.map((line) => line.text).join('\n'))
  }
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        <ClipboardPaste aria-hidden size={16} />
        {words.open}
      </Button>
      <FormDialog
        isOpen={isOpen}
        onClose={close}
        isBusy={isReading}
        title={words.title}
        subtitle={words.text}
        footer={
          <>
            <Button variant="outline" disabled={isReading} onClick={close}>
              {words.close}
            </Button>
            <Button loading={isReading} disabled={text.trim() === ''} onClick={() => void read()}>
              {words.read}
            </Button>
          </>
        }
      >
        <chakra.textarea
          {...{ display: 'block', w: 'full', p: '2', bg: 'bg.card', rows: 8 }}
          {...{ borderWidth: '1px', borderColor: 'border.control', borderRadius: 'md', fontFamily: 'mono' }}
          aria-label={words.label}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {outcome === null ? null : (
          <Box role="status" mt="3">
            <Text fontWeight="medium">{words.done(outcome.count)}</Text>
            {outcome.unread.length === 0 ? null : <Text color="danger.fg">{words.unread}</Text>}
            <Box as="ul" listStyleType="none" maxH="12rem" overflowY="auto" tabIndex={0} aria-label={words.unread}>
              {outcome.unread.map((line) => (
                <Text as="li" key={line.row} textStyle="small">
                  {words.why(line)} <bdi>{line.text}</bdi>
                </Text>
              ))}
            </Box>
          </Box>
        )}
      </FormDialog>
    </>
  )
}

/** How many are asked for at a time. */
const AT_ONCE = 4

/** The products of lines, in their order; what nobody knows, and what could not be asked for, is left as it was and told apart. */
async function lookedUp(lines: readonly PastedLine[]): Promise<{ found: Scanned[]; unknown: UnreadLine[] }> {
  const found: Scanned[] = []
  const unknown: UnreadLine[] = []
  for (let at = 0; at < lines.length; at += AT_ONCE) {
    const some = lines.slice(at, at + AT_ONCE)
    const answers = await Promise.all(some.map(({ code }) => findScanned(code).catch(() => 'lost' as const)))
    for (const [index, { row, code, quantityMilli }] of some.entries()) {
      const answer = answers[index]
      const isFound = typeof answer === 'object' && answer !== null
      if (isFound) found.push({ ...answer, quantityMilli: milliOfPacks(answer, quantityMilli) })
      else unknown.push({ row, text: `${code}\t${quantityMilli / 1000}`, why: answer === 'lost' ? 'lost' : 'unknown' })
    }
  }
  return { found, unknown }
}

/** So many of what a code stands for. */
function milliOfPacks({ quantityMilli }: Scanned, pastedMilli: number): number {
  return Math.round((quantityMilli * pastedMilli) / 1000)
}
