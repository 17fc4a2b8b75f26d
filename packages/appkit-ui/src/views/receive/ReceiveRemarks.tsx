import type { CaipNetwork } from '@openappkit/appkit-core'
import type { ReactNode } from 'react'
import { Link } from '../../elements/Link'
import { Notice } from '../../elements/Notice'
import { useActiveConnection } from '../../kit/useActiveConnection'
import { useKit } from '../../kit/useKit'
import { useOptions } from '../../kit/useOptions'
import { useReceiveMessages } from './ReceiveMessagesContext'
import type { Receiver } from './Receiver'

/**
 * Shows notes about the address: the wallet is on another network, a test network's tokens have no value, other assets
 * need a different address.
 */
export function ReceiveRemarks({ receiver }: { readonly receiver: Receiver }): ReactNode {
  const kit = useKit()
  const { t } = useReceiveMessages()
  const active = useActiveConnection()
  const { enableNetworkSwitch } = useOptions()
  const { network, isForPayments } = receiver
  if (!active) return null
  const wallet = active.name
  const walletNetwork = active.connection.caipNetworkId
  const elsewhere = ({ caipNetworkId, name }: CaipNetwork) => {
    if (walletNetwork === undefined || walletNetwork === caipNetworkId) return undefined
    const other = kit.chains.findNetwork(walletNetwork)?.name
    return other
      ? t('remark.otherNetwork', { wallet, network: name, other })
      : t('remark.elsewhere', { wallet, network: name })
  }
  const warning = network ? elsewhere(network) : t('remark.unknownNetwork', { wallet })
  return (
    <>
      {warning && (
        <Notice tone="negative">
          {warning}{' '}
          {enableNetworkSwitch !== false && (
            <Link onClick={() => kit.router.push('Networks')}>{t('remark.chooseNetwork')}</Link>
          )}
        </Notice>
      )}
      {network?.testnet && <Notice>{t('remark.testNetwork', { network: network.name })}</Notice>}
      {isForPayments && <Notice>{t('remark.payments', { wallet })}</Notice>}
    </>
  )
}
