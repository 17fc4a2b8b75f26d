import type { ReactNode } from 'react'
import { externalIcon, windowIcon } from '../approvalIcons'
import type { PageState } from '../handover/openWalletPage'
import { type Store, useStore } from '../Store'
import { originText } from '../text/originText'
import type { AskingApp, ScreenProps } from './ApprovalProps'
import { NoteScreen } from './NoteScreen'

export interface PageScreenProps extends ScreenProps {
  readonly app: AskingApp
  readonly store: Store<PageState>
  readonly onOpen: () => void
  readonly onCancel: () => void
}

/** Asks for the click that opens a page of the wallet in its own window. */
export function PageScreen({ app, store, onOpen, onCancel, ...shared }: PageScreenProps): ReactNode {
  const state = useStore(store)
  const { t } = shared.translator
  const [title, detail] = {
    asking: [t('pageTitle'), t('pageDetail')],
    open: [t('windowTitle'), t('windowDetail')],
    blocked: [t('windowBlockedTitle', { origin: originText(app.origin) }), t('windowBlockedDetail')],
  }[state]
  return (
    <NoteScreen
      {...shared}
      app={app}
      icon={windowIcon}
      title={title ?? ''}
      detail={detail ?? ''}
      action={t('openWindow')}
      actionIcon={externalIcon}
      onAction={onOpen}
      onCancel={onCancel}
    />
  )
}
