import { useEffect } from 'react'
import { chainName } from '../../kit/chainName'
import { useAnnouncement } from '../../kit/useAnnouncement'
import { useKit } from '../../kit/useKit'
import { useSnapshot } from '../../kit/useSnapshot'
import { useMessages } from '../messages/MessagesContext'
import { type ChainChoice, ConnectAllController, type ConnectAllState } from './ConnectAllController'

/** Progress of connecting a wallet on all its chain families. */
export interface ConnectAll {
  readonly status: ConnectAllState['status']
  /** The user's next step: to approve a chain in the wallet. Undefined without a request. */
  readonly title: string | undefined
  /** The progress, the outcome or what the user can do. */
  readonly text: string
  /** Sends the requests. Undefined if fewer than two chains are missing, or if every account has to sign in. */
  readonly request: (() => void) | undefined
}

/** Returns the progress of connecting a wallet on all chain families that it isn't connected on. Announces it. */
export function useConnectAll(wallet: string, choices: readonly ChainChoice[]): ConnectAll {
  const kit = useKit()
  const { t } = useMessages()
  const { namespaces } = useSnapshot(kit.connections.state)
  const all = kit.controller(ConnectAllController)
  const { value } = useSnapshot(all.state)
  useEffect(() => () => all.reset(), [all])
  const missing = choices.filter(
    ({ connectorId, namespace }) =>
      !namespaces[namespace]?.connections.some(known => known.connectorId === connectorId) &&
      kit.connectors.find(connectorId, namespace),
  )
  const isOffered = !kit.context.signInRequest && (value.status !== 'idle' || missing.length > 1)
  const chain = value.status === 'idle' ? '' : chainName(kit, value.namespace)
  const title = value.status === 'requesting' ? t('multiChain.requesting', { chain, wallet }) : undefined
  const news = () => {
    if (value.status === 'idle') return undefined
    if (value.status === 'requesting') return t('multiChain.step', { index: value.index, total: value.total })
    const outcome = t(value.status === 'declined' ? 'multiChain.declined' : 'multiChain.failed', { chain })
    return missing.length < choices.length ? `${outcome} ${t('multiChain.kept')}` : outcome
  }
  const text = news()
  useAnnouncement(title ? `${title} (${text})` : text, { urgent: value.status !== 'requesting' })
  return {
    status: value.status,
    title,
    text: text ?? t(isOffered ? 'multiChain.detailAll' : 'multiChain.detail'),
    request: isOffered ? () => void all.request(missing) : undefined,
  }
}
