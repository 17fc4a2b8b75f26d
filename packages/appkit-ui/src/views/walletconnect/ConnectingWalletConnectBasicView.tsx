import { isMobile, type ModalKit } from '@openappkit/appkit-core/modal'
import type { ReactNode } from 'react'
import { useTranslator } from '../../i18n/useTranslator'
import { useKit } from '../../kit/useKit'
import { useSnapshot } from '../../kit/useSnapshot'
import { AllWalletsRow } from '../connect/AllWalletsRow'
import type { OpenInTap } from '../connect/chooseWallet'
import { prepareWallets } from '../connect/prepareWallets'
import { useWalletRows } from '../connect/useWalletRows'
import { WalletList } from '../connect/WalletList'
import { isBranded } from '../isBranded'
import { withMessages } from '../messages/withMessages'
import { ViewFooter } from '../ViewFooter'
import { PlatformConnect } from './PlatformConnect'
import { usePairing } from './usePairing'

/** Shows the first view of a kit without adapters: the QR code on a computer, the wallets on a phone. */
function ConnectingWalletConnectBasic(): ReactNode {
  const kit = useKit()
  const { t } = useTranslator()
  const hasBranding = isBranded(useSnapshot(kit.options.state))
  const page = kit.environment.window
  const isPhone = page !== undefined && isMobile(page)
  const pairing = usePairing(undefined, isPhone ? 'browser' : 'qrcode')
  const list = useWalletRows()
  // On a phone, the list prepares the pairing, so `usePairing` above doesn't start one.
  const footer = hasBranding && (
    <ViewFooter>
      <small>{t('branding')}</small>
    </ViewFooter>
  )
  if (isPhone) {
    return (
      <>
        <WalletList list={list} disabled={false} loadOpenInTap={loadOpenInTap} />
        {footer}
      </>
    )
  }
  return (
    <>
      <PlatformConnect platform="qrcode" wallet={undefined} connector={undefined} pairing={pairing} />
      {list.all && (
        <ul>
          <AllWalletsRow tag={list.all.tag} disabled={false} />
        </ul>
      )}
      {footer}
    </>
  )
}

async function loadOpenInTap(kit: ModalKit): Promise<OpenInTap> {
  return prepareWallets(kit)
}

export const ConnectingWalletConnectBasicView: ReturnType<typeof withMessages<'ConnectingWalletConnectBasic'>> =
  /* @__PURE__ */ withMessages<'ConnectingWalletConnectBasic'>(ConnectingWalletConnectBasic)
