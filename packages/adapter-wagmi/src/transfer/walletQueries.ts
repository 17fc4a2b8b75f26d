import { withTimeout } from '@openappkit/appkit-core/time'
import { hasCode, toWalletError } from '@openappkit/appkit-core/transactions'
import type { Config } from '@wagmi/core'
import { providerOf } from '../actions/getProvider'
import { hexOfNumber } from '../actions/hex'

/** Time that the wallet has to report its capabilities, in milliseconds. Some never answer methods they don't know. */
const longestWait = 5_000

/** Codes for an unsupported method: EIP-1193 4200, EIP-1474 -32004, JSON-RPC -32601. */
export const unsupportedMethodCodes: readonly number[] = [4200, -32004, -32601]

/**
 * Returns the wallet's capabilities by hex chain id ([EIP-5792](https://eips.ethereum.org/EIPS/eip-5792)
 * `wallet_getCapabilities`). Empty if the wallet doesn't support the method.
 *
 * @throws {AppKitError} `wallet/not-connected`, or `wallet/request-failed` when the wallet fails.
 */
export async function getWalletCapabilities(
  config: Config,
  address: string,
): Promise<Readonly<Record<string, unknown>>> {
  return ask(config, address, 'wallet_getCapabilities', [address])
}

/**
 * Returns the wallet's assets by hex chain id ([ERC-7811](https://eips.ethereum.org/EIPS/eip-7811) `wallet_getAssets`).
 * Empty if the wallet doesn't support the method.
 *
 * @throws {AppKitError} `wallet/not-connected`, or `wallet/request-failed` when the wallet fails.
 */
export async function getWalletAssets(
  config: Config,
  { account, chainFilter }: { readonly account: string; readonly chainFilter?: readonly string[] | undefined },
): Promise<Readonly<Record<string, readonly unknown[]>>> {
  return ask(config, account, 'wallet_getAssets', [{ account, ...(chainFilter ? { chainFilter } : {}) }])
}

/**
 * Returns whether the wallet sends several calls on a chain as one atomic batch. `ready` wallets ask the user first to
 * upgrade the account. Resolves with false if the wallet fails or doesn't answer.
 */
export async function canBatch(config: Config, address: string, chainId: number): Promise<boolean> {
  const capabilities = await withTimeout(getWalletCapabilities(config, address), longestWait).catch(() => undefined)
  const { [hexOfNumber(chainId)]: ofChain, '0x0': ofAll } = capabilities ?? {}
  return [ofChain, ofAll].some(one => {
    const { atomic, atomicBatch } = (one ?? {}) as Record<string, { status?: unknown; supported?: unknown } | undefined>
    return atomic?.status === 'supported' || atomic?.status === 'ready' || atomicBatch?.supported === true
  })
}

async function ask<value>(
  config: Config,
  address: string,
  method: string,
  params: readonly unknown[],
): Promise<Readonly<Record<string, value>>> {
  const provider = await providerOf(config, address)
  try {
    const answer = await provider.request({ method, params })
    return typeof answer === 'object' && answer !== null ? (answer as Record<string, value>) : {}
  } catch (cause) {
    if (hasCode(cause, unsupportedMethodCodes)) return {}
    throw toWalletError(cause, {
      code: 'wallet/request-failed',
      message: "The wallet couldn't answer the request. Try again.",
    })
  }
}
