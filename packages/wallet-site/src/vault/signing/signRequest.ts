import { hashMessage } from 'viem/utils'
import type { ReviewedRequest } from '../../request/WalletRequest'
import { WalletFailure } from '../../WalletFailure'
import { evmAddressOf, solanaAddressOf } from '../seed/addresses'
import { deriveEvmKey } from '../seed/deriveEvmKey'
import { deriveSolanaKey } from '../seed/deriveSolanaKey'
import { bip39Seed } from '../seed/recoveryPhrase'
import { useOnce, wipe } from '../seed/wipe'
import { invalidRequest } from './invalidRequest'
import { signDigest } from './signDigest'
import { signEvmTransaction } from './signEvmTransaction'
import { signSolanaMessage, signSolanaTransaction } from './signSolanaTransaction'
import { signTypedData } from './signTypedData'

/**
 * Signs a reviewed request with the key of its chain. Returns a signature, a serialized transaction or a raw
 * transaction per item. Overwrites every key that it derives, but not the entropy.
 *
 * @throws WalletFailure `embedded/address-mismatch` if the seed isn't the account's, `embedded/invalid-request` if the
 * request can't be signed.
 */
export async function signRequest(entropy: Uint8Array, request: ReviewedRequest): Promise<readonly Uint8Array[]> {
  const namespace = request.chainId.split(':')[0]
  const seed = await bip39Seed(entropy)
  try {
    if (namespace === 'eip155') return await useOnce(deriveEvmKey(seed), key => [signOnEvm(request, key)])
    if (namespace === 'solana') return await useOnce(deriveSolanaKey(seed), key => signOnSolana(request, key))
    throw invalidRequest("The wallet has no account on the request's chain.")
  } finally {
    wipe(seed)
  }
}

function signOnEvm(request: ReviewedRequest, key: Uint8Array): Uint8Array {
  checkAccount(request.account.toLowerCase(), evmAddressOf(key).toLowerCase())
  switch (request.kind) {
    case 'message':
      return signDigest(hashMessage({ raw: request.message }, 'bytes'), key).bytes
    case 'typedData':
      return signTypedData(request, key)
    case 'evmTransaction':
      return signEvmTransaction(request, key)
    case 'solanaTransaction':
      throw invalidRequest('A transaction of Solana needs a chain of Solana.')
  }
}

function signOnSolana(request: ReviewedRequest, key: Uint8Array): readonly Uint8Array[] {
  checkAccount(request.account, solanaAddressOf(key))
  switch (request.kind) {
    case 'message':
      return [signSolanaMessage(request.message, key)]
    case 'solanaTransaction':
      return request.transactions.map(transaction => signSolanaTransaction(transaction, key))
    case 'typedData':
    case 'evmTransaction':
      throw invalidRequest('This kind of request needs an EVM chain.')
  }
}

function checkAccount(requested: string, own: string): void {
  if (requested === own) return
  throw new WalletFailure(
    'embedded/address-mismatch',
    "The request is for an account that this wallet doesn't have. Reload the page and try again.",
  )
}
