import { Button } from '@openappkit/appkit-ui/elements'
import type { ReactNode } from 'react'
import type { AskingApp, ScreenProps } from './ApprovalProps'
import { Head, Screen } from './Screen'

export interface NoteScreenProps extends ScreenProps {
  readonly app: AskingApp | undefined
  readonly icon: ReactNode
  readonly title: string
  readonly detail: string
  readonly action: string
  readonly actionIcon?: ReactNode
  readonly onAction: () => void
  /** Without it, the action is the only way on. */
  readonly onCancel?: (() => void) | undefined
}

/** Says what happened, and offers one thing to do next. Part `approval-message-screen`. */
export function NoteScreen(props: NoteScreenProps): ReactNode {
  const { action, actionIcon, app, detail, icon, onAction, onCancel, title, ...shared } = props
  const footer = (
    <div className="approval-buttons">
      {onCancel && <Button onClick={onCancel}>{shared.translator.t('cancel')}</Button>}
      <Button variant="primary" icon={actionIcon} onClick={onAction}>
        {action}
      </Button>
    </div>
  )
  return (
    <Screen {...shared} app={app} footer={footer}>
      <div role="status">
        <Head icon={icon} title={title} detail={detail} />
      </div>
    </Screen>
  )
}
