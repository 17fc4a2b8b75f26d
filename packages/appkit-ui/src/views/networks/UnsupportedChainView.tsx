import type { ReactNode } from 'react'
import { IconTile } from '../../elements/IconTile'
import { ListItem } from '../../elements/ListItem'
import { Text } from '../../elements/Text'
import { WarningIcon } from '../../icons/WarningIcon'
import { useActiveConnection } from '../../kit/useActiveConnection'
import { useKit } from '../../kit/useKit'
import { useSnapshot } from '../../kit/useSnapshot'
import { defineSheet } from '../../styles/defineSheet'
import { useSheet } from '../../styles/useSheet'
import { DisconnectButton } from '../account/DisconnectButton'
import { useMessages } from '../messages/MessagesContext'
import { NetworkGroups } from './NetworkGroups'
import css from './UnsupportedChainView.css?inline'

const sheet = /* @__PURE__ */ defineSheet(css, 'view')

/**
 * Shows that the wallet is on a network that the app doesn't support. Lets the user choose one of the app's networks or
 * disconnect. Part `unsupported`.
 */
export function UnsupportedChainView(): ReactNode {
  const kit = useKit()
  const messages = useMessages()
  const { activeNamespace, namespaces } = useSnapshot(kit.chains.state)
  const active = useActiveConnection()
  const id = namespaces[activeNamespace]?.caipNetworkId?.split(':')[1]
  const networks = Object.values(namespaces).flatMap(chain => chain.networks)
  useSheet(sheet)
  return (
    <>
      <div className="unsupported-intro">
        <Text tone="2" align="center">
          {messages.t('unsupported.detail')}
        </Text>
      </div>
      {active && id && (
        <div className="unsupported-current">
          <ListItem
            title={messages.t('unsupported.chainId', { id })}
            detail={messages.t('unsupported.current', { wallet: active.name })}
            icon={<IconTile icon={<WarningIcon />} />}
          />
        </div>
      )}
      <NetworkGroups networks={networks} part="unsupported" />
      <footer className="unsupported-end">
        <DisconnectButton variant="neutral" />
      </footer>
    </>
  )
}
