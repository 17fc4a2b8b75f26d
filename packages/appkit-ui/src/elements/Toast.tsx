import type { ReactNode } from 'react'
import { CheckIcon } from '../icons/CheckIcon'
import { ErrorIcon } from '../icons/ErrorIcon'
import { defineSheet } from '../styles/defineSheet'
import { useSheet } from '../styles/useSheet'
import { Spinner } from './Spinner'
import css from './Toast.css?inline'

const sheet = /* @__PURE__ */ defineSheet(css)

export interface ToastProps {
  tone: 'success' | 'error' | 'loading' | 'info'
  children: ReactNode
}

/** Renders a toast. The shell controls its timing and announcement. Part `toast`; attribute `data-tone`. */
export function Toast({ tone, children }: ToastProps): ReactNode {
  useSheet(sheet)
  return (
    <div className="toast" part="toast" data-tone={tone}>
      {tone === 'success' && <CheckIcon />}
      {tone === 'error' && <ErrorIcon />}
      {tone === 'loading' && <Spinner />}
      {children}
    </div>
  )
}
