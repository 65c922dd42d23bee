import { create } from 'zustand'
import { keptKey } from './keptKey.ts'
import { keep, recall } from './storage.ts'

export interface Toast {
  readonly id: number
  readonly tone: 'success' | 'error' | 'info'
  readonly title: string
  readonly text?: string
  /** A line below the text, such as what the visitor chose. */
  readonly note?: string
}

interface ToastState {
  /** Oldest first. */
  readonly toasts: readonly Toast[]
}

export const useToasts = create<ToastState>(() => ({ toasts: [] }))

let lastId = 0

/** Shows a toast and returns its id. Repeating a toast that is still on screen replaces it. */
export function showToast(toast: Omit<Toast, 'id'>): number {
  lastId += 1
  const id = lastId
  const isSame = (other: Toast) => other.title === toast.title && other.text === toast.text
  useToasts.setState((state) => ({
    toasts: [...state.toasts.filter((other) => !isSame(other)), { ...toast, id }],
  }))
  return id
}

export function dismissToast(id: number): void {
  useToasts.setState((state) => ({ toasts: state.toasts.filter((toast) => toast.id !== id) }))
}

export function dismissToasts(): void {
  useToasts.setState({ toasts: [] })
}

/** Keeps a toast for the next page of this tab. */
export function keepToast(toast: Omit<Toast, 'id'>): void {
  keep('sessionStorage', keptKey, JSON.stringify(toast))
}

/** Shows the toast that the previous page kept, if there is one. */
export function showKeptToast(): void {
  const toast = takeKept<Omit<Toast, 'id'>>('tone')
  if (toast) showToast(toast)
}

/** Takes what the previous page left, if it has a field. */
export function takeKept<Kept>(field: keyof Kept & string): Kept | undefined {
  const kept = JSON.parse(recall('sessionStorage', keptKey) ?? '{}') as Kept & object
  if (!(field in kept)) return undefined
  keep('sessionStorage', keptKey, null)
  return kept
}
