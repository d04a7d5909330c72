import type {
  AnswerOf,
  AnyDocument,
  BeginningOf,
  InputOf,
  ItemOf,
  Readable,
  SentWith,
  StepOf,
  Writable,
} from '@comptoir/contracts/declare'
import { api, type RequestOptions } from './api.ts'
import { pathOf } from './company-path.ts'

/** A row as a change of it must know it: a change on another version is refused. */
export interface Versioned {
  id: string
  version: number
}

/** One as it is read by its id, with what a change of it must know. */
export type RecordOf<D extends Writable> = ItemOf<D> & Versioned

/** Reads one by its id, as it is now. */
export function readOne<D extends Writable>(of: D, id: string, options?: RequestOptions): Promise<RecordOf<D>>
export function readOne<D extends Readable>(of: D, id: string, options?: RequestOptions): Promise<ItemOf<D>>
export function readOne(of: Readable, id: string, options?: RequestOptions): Promise<unknown> {
  return api.get(pathOf(of, id), options)
}

/** Creates a row. Its `id` is made by the form, so that sending twice creates once. */
export function createOne<D extends Writable>(of: D, input: InputOf<D> & { id: string }): Promise<RecordOf<D>> {
  return api.post<RecordOf<D>>(pathOf(of), input, { idempotencyKey: input.id })
}

/** Changes a row on the version that was read. */
export function updateOne<D extends Writable>(
  of: D,
  { id, version }: Versioned,
  input: InputOf<D>,
): Promise<RecordOf<D>> {
  return api.put<RecordOf<D>>(pathOf(of, id), input, { version })
}

/** Deletes a row at the version that was read. */
export function removeOne(of: Writable, { id, version }: Versioned): Promise<undefined> {
  return api.delete(pathOf(of, id), { version })
}

/** Makes a document. Its `id` is made by whoever sends it, so that sending twice makes one. */
export function makeOne<D extends AnyDocument>(
  of: D,
  input: SentWith<D, BeginningOf<D>>,
  options?: RequestOptions,
): Promise<ItemOf<D>> {
  return api.post<ItemOf<D>>(pathOf(of), input, options)
}

/** Takes a document a step further, with what the step asks for. */
export function advanceOne<D extends AnyDocument, Name extends StepOf<D>>(
  of: D,
  id: string,
  step: Name,
  ...[input]: SentWith<D, Name> extends undefined ? [] : [input: SentWith<D, Name>]
): Promise<AnswerOf<D, Name>> {
  return api.post<AnswerOf<D, Name>>(pathOf(of, id, step), input)
}
