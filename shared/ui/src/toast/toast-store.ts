import type { ReactNode } from 'react'
import { createStore } from 'zustand/vanilla'

export type ToastType = 'blank' | 'error' | 'success' | 'loading' | 'custom'

export interface ToastOptions {
  /** A toast with the id of one on the screen takes its place and starts its time again. */
  id?: string
  /** A second line, quieter. */
  description?: ReactNode
  /** Left out, the type decides; with an action at least 10 s. `Infinity` stays until dismissed. */
  durationMs?: number
  action?: { label: string; onClick: () => void }
  icon?: ReactNode
}

export interface Toast extends ToastOptions {
  id: string
  type: ToastType
  text: ReactNode
  durationMs: number
  /** Grows when a toast is replaced, so that its time starts again. */
  turn: number
}

export interface NewToast extends ToastOptions {
  type: ToastType
  text: ReactNode
}

const DURATIONS_MS: Record<ToastType, number> = {
  blank: 4000,
  error: 4000,
  success: 2000,
  loading: Infinity,
  custom: 4000,
}
/** What can be answered stays at least as long as it takes to read it, decide and reach the button. */
const ANSWERABLE_MS = 10_000
const MAX_TOASTS = 20

interface Toasts {
  /** On the screen, newest first. */
  toasts: readonly Toast[]
  /** How many were shown so far. */
  turns: number
}

export const toastStore = createStore<Toasts>()(() => ({ toasts: [], turns: 0 }))

/** Shows a toast, newest first; of more than twenty the oldest are dropped. Gives the id to replace or dismiss it by. */
export function showToast(input: NewToast): string {
  const { toasts, ...before } = toastStore.getState()
  const turns = before.turns + 1
  const id = input.id ?? `toast-${String(turns)}`
  const shown: Toast = { ...input, id, durationMs: durationOf(input), turn: turns }
  const isReplacing = toasts.some((toast) => toast.id === id)
  const next = isReplacing
    ? toasts.map((toast) => (toast.id === id ? shown : toast))
    : [shown, ...toasts].slice(0, MAX_TOASTS)
  toastStore.setState({ toasts: next, turns })
  return id
}

function durationOf({ type, durationMs, action }: NewToast): number {
  return durationMs ?? (action === undefined ? DURATIONS_MS[type] : Math.max(DURATIONS_MS[type], ANSWERABLE_MS))
}

/** Takes one toast away, or all of them. An id that is gone already is no error. */
export function dismissToast(id?: string): void {
  toastStore.setState(({ toasts }) => ({ toasts: id === undefined ? [] : toasts.filter((toast) => toast.id !== id) }))
}
