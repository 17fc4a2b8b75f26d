import { defineSheet, useSheet } from '@openappkit/appkit-ui/elements'
import type { ReactNode } from 'react'
import type { AskingApp } from '../approval/screens/ApprovalProps'
import { Screen } from '../approval/screens/Screen'
import css from './popup.css?inline'
import type { WindowContext } from './WindowContext'

const sheet = /* @__PURE__ */ defineSheet(css, 'view')

export interface PageProps extends Pick<WindowContext, 'operator' | 'translator'> {
  readonly app?: AskingApp | undefined
  readonly footer?: ReactNode
  readonly children: ReactNode
}

/** A page of the wallet's own window. Part `window-page`. */
export function Page({ app, operator, translator, footer, children }: PageProps): ReactNode {
  useSheet(sheet)
  return (
    <div className="window" part="window-page">
      <Screen app={app} operator={operator} translator={translator} footer={footer}>
        {children}
      </Screen>
    </div>
  )
}
