import type { CustomWallet } from '@openappkit/appkit-core'
import { isTelegram, type LinkPlatform, linkTarget, openWalletLink, platformLink } from '@openappkit/appkit-core/links'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { rememberChoice } from './rememberChoice'

/** Opens a wallet with the pairing link, within the tap. Returns false if the wallet has no safe link. */
export function openWallet(kit: ModalKit, wallet: CustomWallet, platform: LinkPlatform, uri: string): boolean {
  const page = kit.environment.window
  const link = linkTo(kit, wallet, platform, uri)
  if (!page || !link) return false
  if (platform === 'mobile') rememberChoice(kit, wallet, 'mobile', link.split('wc?uri=')[0])
  return openWalletLink(page, link, linkTarget(platform, page), isTelegram(page))
}

/** Returns the link that opens a wallet. Undefined if there is no safe one. */
export function linkTo(kit: ModalKit, wallet: CustomWallet, platform: LinkPlatform, uri: string): string | undefined {
  const page = kit.environment.window
  const preferUniversalLinks = kit.options.input.experimental_preferUniversalLinks === true
  return page && platformLink(platform, wallet, { page, uri, preferUniversalLinks })
}
