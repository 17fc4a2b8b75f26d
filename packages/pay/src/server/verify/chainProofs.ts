import { PayServerError } from '../errors/PayServerError'
import { BitcoinProof } from './BitcoinProof'
import type { ChainProof } from './ChainProof'
import { EvmProof } from './EvmProof'
import { NodeClient } from './NodeClient'
import { SolanaProof } from './SolanaProof'

/**
 * Returns a function that returns the reader of a chain.
 *
 * @throws PayServerError `pay/no-rpc-url` from the function, for a chain without a URL or of an unknown namespace.
 */
export function chainProofs(
  rpcUrls: Readonly<Record<string, string>>,
  fetch: typeof globalThis.fetch,
): (chainId: string) => ChainProof {
  return chainId => {
    const url = Object.hasOwn(rpcUrls, chainId) ? rpcUrls[chainId] : undefined
    if (url !== undefined) {
      // The paths of REST endpoints start with a slash.
      const node = new NodeClient({ chainId, url: url.replace(/\/$/, ''), fetch })
      if (chainId.startsWith('eip155:')) return new EvmProof(chainId, node)
      if (chainId.startsWith('solana:')) return new SolanaProof(node)
      if (chainId.startsWith('bip122:')) return new BitcoinProof(chainId, node)
    }
    throw new PayServerError(
      'pay/no-rpc-url',
      `A payment on ${chainId} can't be proven without a node. Add its URL to \`rpcUrls\` of createPayServer.`,
    )
  }
}
