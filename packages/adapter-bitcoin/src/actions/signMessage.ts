import { AppKitError, notShared } from '@openappkit/appkit-core/adapter'
import type { AddressRules } from '../address/ParsedAddress'
import type { BitcoinProvider } from '../BitcoinProvider'
import type { LiveConnection } from './LiveConnection'
import { orFailure } from './walletFailure'

const failure = { code: 'wallet/sign-failed', message: 'The wallet could not sign the message. Try again.' }

/** Base64. Taproot has no ECDSA keys, so it signs by BIP-322. */
export function signMessage(
  { wallet, accounts, caipNetworkId }: LiveConnection,
  { message, address, protocol }: Parameters<BitcoinProvider['signMessage']>[0],
  rules: AddressRules,
): Promise<string> {
  return orFailure(failure, async () => {
    const account = accounts.find(one => one.address === address)
    if (!account) throw notShared()
    const parsed = rules.parse(address)
    const usual = typeof parsed === 'object' && parsed.type === 'p2tr' ? 'bip322' : 'ecdsa'
    if (usual === 'bip322' && protocol === 'ecdsa')
      throw new AppKitError('wallet/unsupported', 'A taproot account cannot sign by ECDSA. Use BIP-322 for it.')
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
