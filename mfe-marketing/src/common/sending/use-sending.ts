import { useRef, useState } from 'react'
import { ApiProblem, ConnectionError } from '@comptoir/platform/site'
import type { Faults, Saying } from './faults.ts'
import type { Typed } from './send-form.tsx'

/** A form being sent to the API. What is typed stays in the fields, whatever the outcome. */
export interface Sending<Input> {
  faults: Faults
  /** What was refused, when no field is to blame. */
  refusal: Saying | null
  /** Code of that refusal, for screens that offer a way on. */
  code: string | null
  isSending: boolean
  /** Gives the names of the fields to mend; none when it was sent. Undefined when it was refused as a whole, or one is under way. */
  send: (input: Input, typed: Typed) => Promise<string[] | undefined>
  /** Looks again at a field that is being mended: its fault goes with its reason. */
  mend: (name: string, typed: Typed) => void
}

export interface SendingOptions<Input, Answer> {
  /** What is wrong with what was typed, before anybody is asked. */
  check: (typed: Typed) => Faults
  send: (input: Input) => Promise<Answer>
  onSent: (answer: Answer, input: Input) => void
  /** The phrase for what nobody foresaw. */
  failedKey?: string
}

function faultsIn(problem: unknown): Faults {
  if (!(problem instanceof ApiProblem)) return {}
  return Object.fromEntries(Object.entries(problem.fieldErrors).map(([name, words]) => [name, { words }]))
}

function refusalOf(problem: unknown, failedKey: string): Saying {
  if (problem instanceof ApiProblem || problem instanceof ConnectionError) return { words: problem.message }
  return { key: failedKey }
}

/** Sends once at a time; a refusal of fields is put on them, any other is said above the form. */
export function useSending<Input, Answer>({
  check,
  send,
  onSent,
  failedKey = 'fields.failed',
}: SendingOptions<Input, Answer>): Sending<Input> {
  const [state, setState] = useState<Pick<Sending<Input>, 'faults' | 'refusal' | 'code' | 'isSending'>>({
    faults: {},
    refusal: null,
    code: null,
    isSending: false,
  })
  const isUnderWay = useRef(false)

  function refuse(problem: unknown): string[] | undefined {
    const faults = faultsIn(problem)
    const names = Object.keys(faults)
    const isOfFields = names.length > 0
    setState({
      faults,
      refusal: isOfFields ? null : refusalOf(problem, failedKey),
      code: problem instanceof ApiProblem ? problem.code : null,
      isSending: false,
    })
    return isOfFields ? names : undefined
  }

  async function begin(input: Input, typed: Typed): Promise<string[] | undefined> {
    if (isUnderWay.current) return undefined
    const faults = check(typed)
    const names = Object.keys(faults)
    setState({ faults, refusal: null, code: null, isSending: names.length === 0 })
    if (names.length > 0) return names
    isUnderWay.current = true
    try {
      const answer = await send(input)
      setState({ faults: {}, refusal: null, code: null, isSending: false })
      onSent(answer, input)
      return []
    } catch (problem) {
      return refuse(problem)
    } finally {
      isUnderWay.current = false
    }
  }

  function mend(name: string, typed: Typed): void {
    setState((known) => {
      const { [name]: fault, ...others } = known.faults
      if (fault === undefined) return known
      const left = check(typed)[name]
      return { ...known, faults: left === undefined ? others : { ...others, [name]: left } }
    })
  }

  return { ...state, send: begin, mend }
}
