import { WalletFailure } from '../../WalletFailure'
import { decodeBase64url } from '../encoding/base64url'
import type { PasskeyAnswer } from '../Vault'
import { importUserKey } from './importUserKey'

const PRF_LENGTH = 32

/** Returns the user's key of a passkey's path. Overwrites the passkey's secret. */
export async function passkeyKey(crypto: Crypto, { credentialId, prf }: PasskeyAnswer): Promise<CryptoKey> {
  if (prf.length !== PRF_LENGTH) {
    throw new WalletFailure('embedded/invalid-request', "This passkey can't protect a wallet. Use another one.")
  }
  const salt = decodeBase64url(credentialId)
  return await importUserKey(crypto, { secret: prf, salt, info: 'openappkit/wallet/passkey/v1' })
}
