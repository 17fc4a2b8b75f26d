import { defineSheet, IconTile, useSheet } from '@openappkit/appkit-ui/elements'
import { type ReactNode, type Ref, useContext, useEffect, useLayoutEffect, useRef } from 'react'
import { lockIcon } from '../approvalIcons'
import { ContentWatch } from '../ContentWatch'
import { originText } from '../text/originText'
import css from './Approval.css?inline'
import type { AskingApp, ScreenProps } from './ApprovalProps'

const sheet = /* @__PURE__ */ defineSheet(css, 'view')

export interface ScreenFrameProps extends ScreenProps {
  readonly app: AskingApp | undefined
  readonly surface?: Ref<HTMLElement> | undefined
  readonly footer?: ReactNode
  readonly children: ReactNode
}

/** A screen of the wallet: who asks, the content, and the answers. Parts `approval`, `approval-origin`, `approval-actions`. */
export function Screen({ app, surface, footer, children, translator: { t } }: ScreenFrameProps): ReactNode {
  const body = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const watch = useContext(ContentWatch)
  useLayoutEffect(() => {
    if (body.current && content.current) return watch(body.current, content.current)
    return undefined
  }, [watch])
  useSheet(sheet)
  return (
    <main className="approval" part="approval" ref={surface}>
      {app && (
        <header className="approval-origin" part="approval-origin">
          <p className="approval-host">
            {lockIcon}
            <span className="visually-hidden">{t('requestFrom')}</span>
            <bdi dir="ltr">{originText(app.origin)}</bdi>
          </p>
          {app.appName && (
            <p className="approval-app">
              <bdi>{app.appName}</bdi>
            </p>
          )}
        </header>
      )}
      <div className="approval-body" ref={body}>
        <div className="approval-content" ref={content}>
          {children}
        </div>
      </div>
      {footer && (
        <footer className="approval-actions" part="approval-actions">
          {footer}
        </footer>
      )}
    </main>
  )
}

export interface HeadProps {
  readonly icon?: ReactNode
  readonly title: string
  readonly detail?: string | undefined
}

/** Title of a screen with one choice. Takes the focus, so that screen readers start there. */
export function Head({ icon, title, detail }: HeadProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [title])
  return (
    <div className="approval-head">
      {icon && <IconTile icon={icon} size="large" />}
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {detail && <p>{detail}</p>}
    </div>
  )
}
