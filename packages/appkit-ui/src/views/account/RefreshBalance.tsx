import type { ReactNode } from 'react'
import { useAnnounce } from '../../kit/useAnnounce'
import { useKit } from '../../kit/useKit'
import { useMessages } from '../messages/MessagesContext'
import { RefreshButton } from './RefreshButton'

/** Refreshes the native balance, for accounts that show nothing else. */
export function RefreshBalance(): ReactNode {
  const kit = useKit()
  const announce = useAnnounce()
  const { t } = useMessages()
  const refresh = async (): Promise<boolean> => {
    const isDone = await kit.refreshBalance().then(
      () => true,
      () => false,
    )
    announce(t(isDone ? 'refresh.done' : 'refresh.failed'))
    return isDone
  }
  return <RefreshButton refresh={refresh} />
}
