import type { ConnectingWalletConnectArguments } from '@openappkit/appkit-core'
import { isMobile } from '@openappkit/appkit-core/modal'
import { type ReactNode, useState } from 'react'
import { Tabs } from '../../elements/Tabs'
import { useKit } from '../../kit/useKit'
import { useSnapshot } from '../../kit/useSnapshot'
import { defineSheet } from '../../styles/defineSheet'
import { useSheet } from '../../styles/useSheet'
import { isSameWallet } from '../connect/connectSubject'
import { GetWalletRow } from '../downloads/GetWalletRow'
import { useMessages } from '../messages/MessagesContext'
import { withMessages } from '../messages/withMessages'
import css from './ConnectingWalletConnectView.css?inline'
import { linkTo } from './openWallet'
import { PlatformConnect } from './PlatformConnect'
import { usePairing } from './usePairing'
import { type WalletPlatform, walletPlatforms } from './walletPlatforms'

const sheet = /* @__PURE__ */ defineSheet(css, 'view')

const tabs = {
  browser: 'tabs.browser',
  unsupported: 'tabs.browser',
  mobile: 'tabs.mobile',
  qrcode: 'tabs.mobile',
  web: 'tabs.web',
  desktop: 'tabs.desktop',
} as const satisfies Record<WalletPlatform, string>

/** Connects a wallet by QR code, app or web page, or by its extension in this browser. */
function ConnectingWalletConnect({ params }: { readonly params: ConnectingWalletConnectArguments }): ReactNode {
  const { wallet } = params
  const { t } = useMessages()
  const { connector, platforms } = useWays(wallet)
  const [chosen, choose] = useState<WalletPlatform>()
  useSheet(sheet)
  // A wallet without any platform may still scan a QR code.
  const platform = platforms.find(known => known === chosen) ?? platforms[0] ?? 'qrcode'
  const pairing = usePairing(wallet, platform)
  const content = <PlatformConnect platform={platform} wallet={wallet} connector={connector} pairing={pairing} />
  return (
    <>
      {platforms.length > 1 ? (
        <div className="wallet-ways">
          <Tabs
            label={t('tabs.label')}
            tabs={platforms.map(id => ({ id, label: t(tabs[id]) }))}
            value={platform}
            onChange={choose}
          >
            {content}
          </Tabs>
        </div>
      ) : (
        content
      )}
      {wallet && <GetWalletRow wallet={wallet} />}
    </>
  )
}

/** Returns the available and safe platforms of a wallet, and its connector if it is installed. */
function useWays(wallet: ConnectingWalletConnectArguments['wallet']) {
  const kit = useKit()
  const { connectors } = useSnapshot(kit.connectors.state)
  const page = kit.environment.window
  const { directoryIdOf } = useSnapshot(kit.wallets.brands)
  const only = kit.router.connectNamespace
  const connector =
    wallet && connectors.find(known => (!only || known.chain === only) && isSameWallet(known, wallet, directoryIdOf))
  const known = walletPlatforms({
    wallet,
    isMobile: page !== undefined && isMobile(page),
    isInstalled: connector !== undefined,
    hasAdapters: !kit.options.noAdapters,
  })
  const isSafe = (platform: WalletPlatform) =>
    (platform !== 'mobile' && platform !== 'web' && platform !== 'desktop') ||
    (wallet !== undefined && linkTo(kit, wallet, platform, 'wc:') !== undefined)
  return { connector, platforms: known.filter(isSafe) }
}

export const ConnectingWalletConnectView: ReturnType<typeof withMessages<'ConnectingWalletConnect'>> =
  /* @__PURE__ */ withMessages<'ConnectingWalletConnect'>(ConnectingWalletConnect)
