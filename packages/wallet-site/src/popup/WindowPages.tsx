import { Message } from '@openappkit/appkit-ui/elements'
import type { ReactNode } from 'react'
import type { WindowClient } from '../approval/handover/WindowClient'
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
  readonly client: WindowClient | undefined
}

/** Shows the page that the path names. Approvals and links need the frame that opened the window. */
export function WindowPages({ context, name, client }: WindowPagesProps): ReactNode {
  const task = client?.task
  if (name === 'approve' && client && task?.kind === 'approve')
    return <ApprovePage context={context} client={client} task={task} />
  if (name === 'link' && client && task?.kind === 'link')
    return <LinkPage context={context} client={client} task={task} />
  if (name === 'protect') return <ProtectPage context={context} />
  if (name === 'export') return <ExportPage context={context} />
  if (name === 'devices') return <DevicesPage context={context} />
  return (
    <Page {...context}>
      <Message title={context.texts.t('noTaskTitle')} detail={context.texts.t('noTaskDetail')} role="status" />
    </Page>
  )
}
