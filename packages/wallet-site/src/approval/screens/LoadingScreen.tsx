import { Button, defineSheet, useSheet } from '@openappkit/appkit-ui/elements'
import { type ReactNode, useEffect, useRef } from 'react'
import type { AskingApp, ScreenProps } from './ApprovalProps'
import css from './LoadingScreen.css?inline'
import { Screen } from './Screen'

const sheet = /* @__PURE__ */ defineSheet(css, 'view')

const ghosts = {
  message: ['sentence', 'message', 'facts', 'details'],
  transaction: ['sentence', 'change', 'party', 'facts', 'details'],
} as const

export interface LoadingScreenProps extends ScreenProps {
  readonly app: AskingApp
  /** The kind of request, which decides about the size. */
  readonly subject: 'message' | 'transaction'
  readonly onCancel: () => void
}

/** Placeholders for a review, at its size. Part `approval-loading`. */
export function LoadingScreen({ app, subject, onCancel, ...shared }: LoadingScreenProps): ReactNode {
  const { t } = shared.translator
  useSheet(sheet)
  const text = useRef<HTMLHeadingElement>(null)
  useEffect(() => text.current?.focus({ preventScroll: true }), [])
  const footer = (
    <>
      <div className="approval-buttons">
        <Button onClick={onCancel}>{t('cancel')}</Button>
        <Button variant="primary" disabled loading>
          {t('checking')}
        </Button>
      </div>
    </>
  )
  return (
    <Screen {...shared} app={app} footer={footer}>
      <h1 className="visually-hidden" ref={text} tabIndex={-1}>
        {t('loading')}
      </h1>
      {ghosts[subject].map(kind => (
        <div className="approval-ghost" part="approval-loading" data-kind={kind} key={kind} aria-hidden="true" />
      ))}
    </Screen>
  )
}
