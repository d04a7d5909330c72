import type { Declarations, ErrorDeclaration } from './declare.ts'

type ErrorsOf<D> = D extends { entity: infer Entity extends string; parts: { errors: infer Errors } }
  ? { [Reason in Extract<keyof Errors, string> as `${Entity}.${Reason}`]: Errors[Reason] }
  : never
type UnionToIntersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never
type Errors = UnionToIntersection<{ [Name in keyof Declarations]: ErrorsOf<Declarations[Name]> }[keyof Declarations]>

/** Every refusal that the contracts of a program declare, by its code: `noun.reason`. */
export type ErrorCode = Extract<keyof Errors, string>

type ParamNames<Declaration> = Declaration extends readonly [number, ...infer Names extends string[]]
  ? Names[number]
  : never

/**
 * The parameters of one refusal, as its contract declares them: raw values, never formatted ones. Amounts (`...Minor`) and
 * unit prices (`...UnitPriceMicro`) need their `currency` beside them. A code without parameters takes none.
 */
export type ErrorParams<Code extends ErrorCode> = {
  readonly [Name in ParamNames<Errors[Code]>]: string | number
} & (Extract<ParamNames<Errors[Code]>, `${string}${'Minor' | 'UnitPriceMicro'}`> extends never
  ? unknown
  : { readonly currency: string })

/** The status of a declared refusal, and the names of its parameters. */
export function statusAndParams(declared: ErrorDeclaration): { status: number; params: readonly string[] } {
  if (typeof declared === 'number') return { status: declared, params: [] }
  const [status, ...params] = declared
  return { status, params }
}
