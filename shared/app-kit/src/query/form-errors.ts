import type { ApiProblem } from '../http/problem.ts'

/** The part of react-hook-form's `useForm` that refusals need. */
export interface FormErrors {
  getValues(): object
  setError(name: string, error: { type: string; message: string }, options?: { shouldFocus: boolean }): void
}

/** The refused fields of a problem, with those whose field the screen knows by the code. */
export function fieldErrorsOf(
  problem: ApiProblem,
  fieldOfCode: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const field = fieldOfCode[problem.code]
  return field === undefined ? problem.fieldErrors : { [field]: problem.message, ...problem.fieldErrors }
}

/** Marks each field and moves to the first. False when some field is not on the form, or there is none: say it otherwise. */
export function putOnForm(form: FormErrors, fieldErrors: Record<string, string>): boolean {
  const onForm = Object.entries(fieldErrors).filter(([path]) => isFieldOf(form, path))
  for (const [index, [path, message]] of onForm.entries()) {
    form.setError(path, { type: 'server', message }, { shouldFocus: index === 0 })
  }
  return onForm.length > 0 && onForm.length === Object.keys(fieldErrors).length
}

function isFieldOf(form: FormErrors, path: string): boolean {
  return (path.split('.')[0] ?? '') in form.getValues()
}
