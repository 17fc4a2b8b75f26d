import type { CustomWallet } from '@openappkit/appkit-core'
import { isTelegram, type LinkPlatform, linkTarget, openWalletLink, platformLink } from '@openappkit/appkit-core/links'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { rememberChoice } from './rememberChoice'

/** Hands the pairing to a wallet, in the very tap. False when no safe link leads there. */
export function openWallet(kit: ModalKit, wallet: CustomWallet, platform: LinkPlatform, uri: string): boolean {
  const page = kit.environment.window
  const link = linkTo(kit, wallet, platform, uri)
  if (!page || !link) return false
  if (platform === 'mobile') rememberChoice(kit, wallet, 'mobile', link.split('wc?uri=')[0])
  return openWalletLink(page, link, linkTarget(platform, page), isTelegram(page))
}

/** The link that opens a wallet, if there is a safe one. */
export function linkTo(kit: ModalKit, wallet: CustomWallet, platform: LinkPlatform, uri: string): string | undefined {
  const page = kit.environment.window
  const preferUniversalLinks = kit.options.input.experimental_preferUniversalLinks === true
  return page && platformLink(platform, wallet, { page, uri, preferUniversalLinks })
}
