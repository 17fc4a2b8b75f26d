import { Message } from '@openappkit/appkit-ui/elements'
import type { ReactNode } from 'react'
import type { WindowGuest } from '../approval/handover/WindowGuest'
import { ApprovePage } from './ApprovePage'
import { DevicesPage } from './DevicesPage'
import { ExportPage } from './ExportPage'
import { LinkPage } from './LinkPage'
import { Page } from './Page'
import { ProtectPage } from './ProtectPage'
import type { WindowContext } from './WindowContext'

export interface WindowPagesProps {
  readonly context: WindowContext
  /** Name of the page, from the path `/window/<name>`. */
  readonly name: string
  readonly guest: WindowGuest | undefined
}

/** Shows the page that the path names. Approvals and links need the frame that asked for them. */
export function WindowPages({ context, name, guest }: WindowPagesProps): ReactNode {
  const task = guest?.task
  if (name === 'approve' && guest && task?.kind === 'approve')
    return <ApprovePage context={context} guest={guest} task={task} />
  if (name === 'link' && guest && task?.kind === 'link') return <LinkPage context={context} guest={guest} task={task} />
  if (name === 'protect') return <ProtectPage context={context} />
  if (name === 'export') return <ExportPage context={context} />
  if (name === 'devices') return <DevicesPage context={context} />
  return (
    <Page context={context}>
      <Message title={context.texts.t('noTaskTitle')} detail={context.texts.t('noTaskDetail')} role="status" />
    </Page>
  )
}
