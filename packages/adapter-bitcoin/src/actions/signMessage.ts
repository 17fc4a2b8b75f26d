import { AppKitError, notShared, type WalletFailure } from '@openappkit/appkit-core/adapter'
import type { AddressRules } from '../address/ParsedAddress'
import type { BitcoinProvider } from '../BitcoinProvider'
import type { LiveConnection } from './LiveConnection'
import { wrapWalletError } from './walletFailure'

const failure: WalletFailure = {
  code: 'wallet/sign-failed',
  message: "The wallet couldn't sign the message. Try again.",
}

/**
 * Signs a message. Resolves with the signature in base64. By default, taproot accounts sign with
 * [BIP-322](https://github.com/bitcoin/bips/blob/master/bip-0322.mediawiki), because they can't create ECDSA
 * signatures.
 *
 * @throws {AppKitError} `wallet/account-not-shared`, `wallet/unsupported` or `wallet/sign-failed`.
 */
export function signMessage(
  { wallet, accounts, caipNetworkId }: LiveConnection,
  { message, address, protocol }: Parameters<BitcoinProvider['signMessage']>[0],
  rules: AddressRules,
): Promise<string> {
  return wrapWalletError(failure, async () => {
    const account = accounts.find(one => one.address === address)
    if (!account) throw notShared()
    const parsed = rules.parse(address)
    const usual = typeof parsed === 'object' && parsed.type === 'p2tr' ? 'bip322' : 'ecdsa'
    if (usual === 'bip322' && protocol === 'ecdsa')
      throw new AppKitError(
        'wallet/unsupported',
        'A taproot account can\'t sign with ECDSA. Pass `protocol: "bip322"`.',
      )
    const signature = await wallet.signMessage({
      message,
      address,
      publicKey: account.publicKey,
      protocol: protocol ?? usual,
      caipNetworkId,
    })
    if (signature === '') throw new AppKitError(failure.code, failure.message)
    return signature
  })
}
