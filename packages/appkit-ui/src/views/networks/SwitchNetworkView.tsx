import { isRequestPending, type ViewRegistry } from '@openappkit/appkit-core'
import type { ReactNode } from 'react'
import { Message } from '../../elements/Message'
import { WalletStatusImage } from '../../elements/WalletStatusImage'
import { useTranslator } from '../../i18n/useTranslator'
import { useActiveChain } from '../../kit/useActiveChain'
import { useActiveConnection } from '../../kit/useActiveConnection'
import { useKit } from '../../kit/useKit'
import { useSnapshot } from '../../kit/useSnapshot'
import { useNetworkPictures } from '../../pictures/useNetworkPictures'
import { useMessages } from '../messages/MessagesContext'
import { RetryButton } from '../RetryButton'

/** Shows a pending network switch. A failed switch stays on screen with its reason and a next step. */
export function SwitchNetworkView({ params }: { readonly params: ViewRegistry['SwitchNetwork'] }): ReactNode {
  const kit = useKit()
  useNetworkPictures()
  const { t } = useTranslator()
  const messages = useMessages()
  const { value } = useSnapshot(kit.switching.state)
  const chain = useActiveChain()
  const wallet = useActiveConnection()?.name ?? messages.t('connect.browserWallet')
  const network = kit.chains.findNetwork(params.caipNetworkId)
  const isOver = value.status === 'declined' || value.status === 'failed'
  const name = network?.name ?? t('account.unknownNetwork')
  const approve = {
    title: t('connecting.title', { wallet }),
    detail: messages.t('switch.approveDetail', { network: name }),
  }
  const { title, detail } = {
    idle: approve,
    requesting: approve,
    declined: {
      title: t('switch.declined'),
      detail: messages.t('switch.declinedDetail', { network: chain?.network?.name ?? t('account.unknownNetwork') }),
    },
    failed:
      value.status === 'failed' && isRequestPending(value.error)
        ? { title: messages.t('switch.pending', { wallet }), detail: messages.t('switch.pendingDetail') }
        : { title: t('switch.failed'), detail: messages.t('switch.failedDetail') },
  }[value.status]
  const ring = value.status === 'idle' ? 'requesting' : value.status
  return (
    <Message
      media={<WalletStatusImage src={network?.assets?.imageUrl} name={name} status={ring} shape="circle" />}
      title={title}
      detail={detail}
    >
      {network && <RetryButton isOver={isOver} onRetry={() => void kit.switching.request(network)} />}
    </Message>
  )
}
