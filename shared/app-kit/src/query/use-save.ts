import type { Located } from '@comptoir/contracts/declare'
import { useRef, useState } from 'react'
import type { TSchema } from 'typebox'
import { ApiProblem, isProblem } from '../http/problem.ts'
import { translate } from '../language/language.ts'
import { notify } from '../notify/notify.ts'
import { fieldErrorsOf, putOnForm, type FormErrors } from './form-errors.ts'
import { useInvalidate, useShowItem } from './keys.ts'

/** What precedes and follows a write; nothing of it is needed. */
export interface SaveOptions<Input, Result> {
  /** Whose lists and rows may look different afterwards. */
  invalidates?: readonly Located[] | undefined
  /**
   * Of what the answer is an item: it is shown at once wherever that item is, and then read again. Without it a page that the
   * reader is led to shows for a moment what was before, and what is done there is refused as late.
   */
  answerOf?: (Result extends { id: string } ? Located : never) | undefined
  /** What to say when it worked, in the reader's language; null says nothing. */
  success?: string | ((result: Result, input: Input) => string | null) | undefined
  /** The contract of the input: violations are shown at once, as a refusal, and nothing is sent. */
  contract?: TSchema | undefined
  /** What `useForm` gave: refusals of fields are put on it. */
  form?: FormErrors | undefined
  /** Refusals that belong to a field though the API names none: `{ 'product.codeTaken': 'code' }`. */
  fieldOfCode?: Readonly<Record<string, string>> | undefined
  /** The screen shows `staleMessage` above its form; otherwise a change by somebody else is announced in a notice. */
  hasStaleNotice?: boolean | undefined
  /** What a notice says of every refusal; the reason follows below it, unless it stands at its fields. */
  failure?: string | undefined
  onSaved?: ((result: Result, input: Input) => void) | undefined
}

/** What a screen needs to save and to show how it went. */
export interface Save<Input, Result> {
  /** Returns the answer, or undefined when it was refused and the user notified. While saving: the same promise. */
  save: (input: Input) => Promise<Result | undefined>
  isSaving: boolean
  /** Field path to message, of the last refusal. */
  fieldErrors: Record<string, string>
  problem: ApiProblem | null
  /** Who changed it in the meantime and when, once a save was refused for that. */
  staleMessage: string | null
  reset: () => void
}

const STALE = 'request.versionStale'

/**
 * One write of a screen, from the click to the last word about it: never twice at a time, fresh lists afterwards, the
 * success said, each refused field marked, and everything else in a notice with the server's words.
 */
export function useSave<Input, Result>(
  write: (input: Input) => Promise<Result>,
  options: SaveOptions<Input, Result> = {},
): Save<Input, Result> {
  const [isSaving, setIsSaving] = useState(false)
  const [problem, setProblem] = useState<ApiProblem | null>(null)
  const pending = useRef<Promise<Result | undefined> | null>(null)
  const invalidate = useInvalidate()
  const showItem = useShowItem()

  const run = async (input: Input): Promise<Result | undefined> => {
    setIsSaving(true)
    setProblem(null)
    try {
      const broken = options.contract ? await brokenContract(options.contract, input) : null
      if (broken) throw broken
      const result = await write(input)
      if (options.answerOf && isItem(result)) await showItem(options.answerOf, result)
      void invalidate(options.invalidates ?? [])
      announce(options.success, result, input)
      options.onSaved?.(result, input)
      return result
    } catch (error) {
      const isStale = isProblem(error, STALE)
      setProblem(error instanceof ApiProblem ? error : null)
      // The cache is older than the change that was reported.
      if (isStale) void invalidate(options.invalidates ?? [])
      if (!isStale || !options.hasStaleNotice) tellRefusal(error, options.form, options.fieldOfCode, options.failure)
      return undefined
    } finally {
      setIsSaving(false)
    }
  }

  const save = (input: Input): Promise<Result | undefined> => {
    if (pending.current) return pending.current
    const saving = run(input).finally(() => {
      pending.current = null
    })
    pending.current = saving
    return saving
  }

  return {
    save,
    isSaving,
    fieldErrors: problem ? fieldErrorsOf(problem, options.fieldOfCode) : {},
    problem,
    staleMessage: isProblem(problem, STALE) ? problem.message : null,
    reset: () => {
      setProblem(null)
    },
  }
}

function isItem(answer: unknown): answer is { id: string } {
  return typeof answer === 'object' && answer !== null && 'id' in answer && typeof answer.id === 'string'
}

/** What checks a contract comes with the first form that is sent. */
async function brokenContract(contract: TSchema, input: unknown): Promise<ApiProblem | null> {
  const { contractProblem } = await import('./contract-check.ts')
  return contractProblem(contract, input)
}

function announce<Input, Result>(success: SaveOptions<Input, Result>['success'], result: Result, input: Input): void {
  const text = typeof success === 'function' ? success(result, input) : success
  if (text) notify.success(text)
}

/** What can be shown at a field of the form is; the rest is said aloud. Errors that are no refusal are bugs: they are logged too. */
export function tellRefusal(
  error: unknown,
  form?: FormErrors,
  fieldOfCode?: Readonly<Record<string, string>>,
  failure?: string,
): void {
  const tell = (reason: string): void => {
    if (failure === undefined) notify.error(reason)
    else notify.error(failure, { description: reason })
  }
  if (error instanceof ApiProblem) {
    const isAllOnForm = form !== undefined && putOnForm(form, fieldErrorsOf(error, fieldOfCode))
    if (!isAllOnForm) tell(error.message)
    else if (failure !== undefined) notify.error(failure)
    return
  }
  if (error instanceof Error && error.name === 'ConnectionError') {
    tell(error.message)
    return
  }
  console.error(error)
  tell(translate('common.unexpected'))
}
