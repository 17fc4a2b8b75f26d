import { type PaymentRequest, parsePaymentUri } from '@openappkit/pay/uri'
import { getAddress } from 'viem'
import { codeRefusal } from './codeRefusal'
import { namespaceOf } from './isPaymentCode'
import type { PayingWallet } from './PayingWallet'
import type { PaymentReview } from './PaymentReview'
import { RefusalError } from './Refusal'
import { readErc20, readMint, type TokenDetails } from './readToken'

/**
 * Reads a payment URI for the wallet's current network of its kind.
 *
 * @throws RefusalError
 */
export async function readPaymentCode(code: string, store: PayingWallet): Promise<PaymentReview> {
  const text = code.trim()
  const chainId = currentChain(text, store)
  try {
    const { request, details } = await parse(text, chainId, store)
    const { asset, recipient, amount, label, message, memo, references = [] } = request
    if (amount === 0n) throw new RefusalError({ reason: 'The amount in this code is 0.', next: 'Ask for a new code.' })
    const { address, symbol, decimals } = store.accountOn(chainId)
    const token = tokenOf(asset)
    return {
      ...{ chainId, recipient, amount, label, message, memo, references, account: address },
      network: store.networkName(chainId),
      token: token?.startsWith('0x') ? getAddress(token) : token,
      ...(details ?? { symbol, decimals }),
    }
  } catch (error) {
    throw new RefusalError(codeRefusal(error, text, chainId, store))
  }
}

function currentChain(text: string, { config, wallet }: PayingWallet): string {
  const namespace = namespaceOf(text)
  if (namespace === 'solana') return config.solana.caipNetworkId
  return namespace === 'bip122' ? config.bitcoin.caipNetworkId : `eip155:${wallet.chainId}`
}

/** Parses a URI, and reads the token's details from the chain. A Solana URI states its amount in whole tokens. */
async function parse(
  text: string,
  chainId: string,
  { config }: PayingWallet,
): Promise<{ readonly request: PaymentRequest; readonly details?: TokenDetails }> {
  let missing = ''
  try {
    const request = parsePaymentUri(text, { chainId })
    const token = tokenOf(request.asset)
    if (token === undefined) return { request }
    const { rpcUrl = '' } = config.evm.find(chain => `eip155:${chain.chainId}` === chainId) ?? {}
    const details = await (chainId.startsWith('eip155:')
      ? readErc20(rpcUrl, token)
      : readMint(config.solana.rpcUrl, token))
    return { request, details }
  } catch (error) {
    const { code, details = '' } = error as { readonly code?: string; readonly details?: string }
    if (code !== 'pay/uri-unknown-decimals') throw error
    missing = details
  }
  const details = await readMint(config.solana.rpcUrl, tokenOf(missing) ?? '')
  return { request: parsePaymentUri(text, { chainId, decimalsOf: () => details.decimals }), details }
}

/** Returns the token's address of a CAIP-19 id, or undefined for the native coin. */
function tokenOf(asset: string): string | undefined {
  return /\/(?:erc20|token):(.+)$/.exec(asset)?.[1]
}
