import type { CaipNetwork } from '@openappkit/appkit-core'
import { AppKitError, evmCoinTypes } from '@openappkit/appkit-core/transactions'
import type { Config } from '@wagmi/core'
import { type NodeRequest, nodeOf } from './NodeRequest'

/** Selectors of `findResolver(bytes)`, `resolve(bytes,bytes)`, and the resolvers' `addr(bytes32,uint256)`. */
const selectors = { find: '0xa1cbcbaf', resolve: '0x9061b923', addr: '0xf1cb7e06' }
/**
 * Revert selectors of a name without an address: `ResolverNotFound`, `ResolverNotContract`,
 * `UnsupportedResolverProfile`, `ResolverError`.
 */
const none = ['0x77209fe8', '0x1e9535f2', '0x7b1c461b', '0x95c0c752']
const wordLength = 64

/**
 * Resolves a name to an address on a network with ENS's [Universal
 * Resolver](https://docs.ens.domains/resolvers/universal), over the app's own transport. A name without a record for an
 * L2 resolves to its Ethereum address, as in the backend. Gateways of offchain names aren't queried, because the names'
 * owners choose those servers.
 *
 * @returns The address, or undefined if the name has none.
 * @throws {AppKitError} `names/unverified` when no network of the app has the resolver, its node doesn't answer, or the
 * name is stored offchain.
 */
export async function resolveName(config: Config, name: string, network: CaipNetwork): Promise<string | undefined> {
  const home = config.chains.find(
    ({ contracts, testnet }) =>
      contracts?.['ensUniversalResolver'] && (testnet === true) === (network.testnet === true),
  )
  const { address: resolver } = (home?.contracts?.['ensUniversalResolver'] ?? {}) as { readonly address?: string }
  if (!home || resolver === undefined) throw unverified()
  const node = nodeOf(config, home.id)
  const ask = (data: string): Promise<string | undefined> => call(node, resolver, data)
  const encoded = bytesOf(wireName(name))
  const found = await ask(`${selectors.find}${word(32)}${encoded}`)
  // The answer contains the resolver, the name's hash, and the offset in the name where the resolver was found.
  const hash = found?.slice(2 + wordLength, 2 + 2 * wordLength)
  if (hash === undefined || BigInt(`0x${found?.slice(2, 2 + wordLength) || '0'}`) === 0n) return undefined
  for (const type of new Set([...evmCoinTypes(network), 60])) {
    const query = `${selectors.addr}${hash}${word(type)}`.slice(2)
    const data = `${selectors.resolve}${word(64)}${word(64 + encoded.length / 2)}${encoded}${bytesOf(query)}`
    const address = readAddress(await ask(data))
    if (address !== undefined) return address
  }
  return undefined
}

/**
 * Calls the resolver. Resolves with undefined if it reverts because there is no record.
 *
 * @throws {AppKitError} `names/unverified` for any other failure.
 */
async function call(node: NodeRequest, to: string, data: string): Promise<string | undefined> {
  try {
    const answer = await node('eth_call', { to, data }, 'latest')
    // There is no contract at the address, so the node belongs to another chain.
    if (typeof answer !== 'string' || answer.length <= 2) throw unverified()
    return answer.toLowerCase()
  } catch (cause) {
    const reverted = revertData(cause)
    if (reverted !== undefined && none.some(selector => reverted.startsWith(selector))) return undefined
    throw cause instanceof AppKitError ? cause : unverified(cause)
  }
}

/** Returns the revert data of an error, wherever a library puts it. */
function revertData(error: unknown, depth = 0): string | undefined {
  if (typeof error === 'string') return /^0x[\da-f]{8}/u.test(error) ? error : undefined
  if (typeof error !== 'object' || error === null || depth > 8) return undefined
  const { cause, data } = error as { readonly cause?: unknown; readonly data?: unknown }
  return revertData(data, depth + 1) ?? revertData(cause, depth + 1)
}

/**
 * Decodes the answer of `resolve`: nested bytes that contain an address. Returns undefined for other answers or the
 * zero address.
 */
function readAddress(answer: string | undefined): string | undefined {
  const inner = answer && readBytes(answer.slice(2))
  const address = inner && readBytes(inner)
  return address?.length === 40 && /[1-9a-f]/u.test(address) ? `0x${address}` : undefined
}

/** Returns the first argument of an ABI encoding as hex, if it is `bytes`. */
function readBytes(hex: string): string {
  const at = (offset: number): number => Number(`0x${hex.slice(offset, offset + wordLength) || '0'}`)
  const start = at(0) * 2
  return hex.slice(start + wordLength, start + wordLength + at(start) * 2)
}

/** Encodes a name in DNS wire format as hex: each label after its length. */
function wireName(name: string): string {
  const labels = name.split('.').map(label => new TextEncoder().encode(label))
  if (labels.some(({ length }) => length === 0 || length > 255)) throw unverified()
  const bytes = labels.flatMap(label => [label.length, ...label])
  return [...bytes, 0].map(byte => byte.toString(16).padStart(2, '0')).join('')
}

/** Encodes ABI `bytes`: the length, then whole words. */
function bytesOf(hex: string): string {
  return word(hex.length / 2) + hex.padEnd(Math.ceil(hex.length / wordLength) * wordLength, '0')
}

function word(value: number): string {
  return value.toString(16).padStart(wordLength, '0')
}

function unverified(cause?: unknown): AppKitError {
  return new AppKitError('names/unverified', "The name couldn't be confirmed on Ethereum. Compare the address.", {
    cause,
  })
}
