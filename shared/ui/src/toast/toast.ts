import type { ReactNode } from 'react'
import { dismissToast, showToast, type ToastOptions, type ToastType } from './toast-store.ts'

const show = (type: ToastType) => (text: ReactNode, options?: ToastOptions) => showToast({ ...options, type, text })

/**
 * Short news at the edge of the screen: 4 s, error 4 s, success 2 s, loading until replaced or dismissed, custom 4 s.
 * Texts are already in the reader's language. Each call gives an id: `toast.success(text, { id })` replaces a loading one.
 */
export const toast = {
  blank: show('blank'),
  error: show('error'),
  success: show('success'),
  loading: show('loading'),
  custom: show('custom'),
  dismiss: dismissToast,
}
