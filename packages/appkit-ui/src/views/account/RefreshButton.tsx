import { type ReactNode, useEffect, useState } from 'react'
import { IconButton } from '../../elements/IconButton'
import { Spinner } from '../../elements/Spinner'
import { CheckIcon } from '../../icons/CheckIcon'
import { RetryIcon } from '../../icons/RetryIcon'
import { useKit } from '../../kit/useKit'
import { useMessages } from '../messages/MessagesContext'

/** How long a success shows, in milliseconds. */
const confirmationMs = 2000

/** Renders the button beside the balance. `refresh` resolves with whether the balance is up to date. */
export function RefreshButton({ refresh }: { readonly refresh: () => Promise<boolean> }): ReactNode {
  const { environment } = useKit()
  const messages = useMessages()
  const [state, setState] = useState<'idle' | 'refreshing' | 'done'>('idle')
  useEffect(
    () => (state === 'done' ? environment.setTimer(() => setState('idle'), confirmationMs) : undefined),
    [environment, state],
  )
  // Stays enabled while it refreshes, so that it keeps the focus.
  const isBusy = state === 'refreshing'
  const start = async (): Promise<void> => {
    setState('refreshing')
    setState((await refresh()) ? 'done' : 'idle')
  }
  return (
    <IconButton
      label={messages.t('refresh')}
      icon={isBusy ? <Spinner /> : state === 'done' ? <CheckIcon /> : <RetryIcon />}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? undefined : () => void start()}
    />
  )
}
