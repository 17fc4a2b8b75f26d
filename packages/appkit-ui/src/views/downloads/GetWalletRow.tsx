import type { CustomWallet } from '@openappkit/appkit-core'
import { isAndroid, isIos } from '@openappkit/appkit-core/links'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import type { ReactNode } from 'react'
import { Link } from '../../elements/Link'
import { useKit } from '../../kit/useKit'
import { useMessages } from '../messages/MessagesContext'
import { ViewFooter } from '../ViewFooter'
import { type Device, getWalletStore } from './walletStores'

/** Renders a row that opens a wallet's download. Renders nothing if the wallet has no download link. */
export function GetWalletRow({ wallet }: { readonly wallet: CustomWallet }): ReactNode {
  const kit = useKit()
  const { t } = useMessages()
  const way = getWalletStore(wallet, deviceOf(kit))
  if (!way) return null
  const { name } = wallet
  return (
    <ViewFooter>
      <span>
        {t('get.question')}{' '}
        {way === 'all' ? (
          <Link onClick={() => kit.router.push('Downloads', { wallet })}>{t('get.get', { wallet: name })}</Link>
        ) : (
          <Link href={way.url} external>
            {t('get.get', { wallet: name })}
          </Link>
        )}
      </span>
    </ViewFooter>
  )
}

/** Returns the type of the user's device. */
export function deviceOf(kit: ModalKit): Device {
  const page = kit.environment.window
  if (!page) return 'computer'
  return isIos(page) ? 'ios' : isAndroid(page) ? 'android' : 'computer'
}
