import type { CaipNetwork } from '@openappkit/appkit-core'
import { AppKitError, evmCoinTypes } from '@openappkit/appkit-core/transactions'
import type { Config } from '@wagmi/core'
import { type NodeRequest, nodeOf } from './NodeRequest'

/** `findResolver(bytes)`, `resolve(bytes,bytes)`, and `addr(bytes32,uint256)` of resolvers */
const selectors = { find: '0xa1cbcbaf', resolve: '0x9061b923', addr: '0xf1cb7e06' }
/** What the resolver reverts with where a name has no address: `ResolverNotFound`, `ResolverNotContract`, `UnsupportedResolverProfile`, `ResolverError`. */
const none = ['0x77209fe8', '0x1e9535f2', '0x7b1c461b', '0x95c0c752']
const wordLength = 64

/**
 * Asks ENS's Universal Resolver over the app's own transport which address a name has on a network. A name without a record for an L2 is taken to have that of Ethereum,
 * as backends do. Gateways of offchain names are not asked: their owners choose those servers.
 *
 * @returns undefined where the name has no address
 * @throws AppKitError `names/unverified` when no network of the app has the resolver, its node doesn't answer, or the name is kept off the chain
 * @see https://docs.ens.domains/resolvers/universal
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
  // Resolver, hash of the name, and where in the name the resolver was found.
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

/** Undefined where the resolver says that there is nothing. */
async function call(node: NodeRequest, to: string, data: string): Promise<string | undefined> {
  try {
    const answer = await node('eth_call', { to, data }, 'latest')
    // No contract lives there: the node is of another chain.
    if (typeof answer !== 'string' || answer.length <= 2) throw unverified()
    return answer.toLowerCase()
  } catch (cause) {
    const reverted = revertData(cause)
    if (reverted !== undefined && none.some(selector => reverted.startsWith(selector))) return undefined
    throw cause instanceof AppKitError ? cause : unverified(cause)
  }
}

/** Data of a revert, wherever libraries put it. */
function revertData(error: unknown, depth = 0): string | undefined {
  if (typeof error === 'string') return /^0x[\da-f]{8}/u.test(error) ? error : undefined
  if (typeof error !== 'object' || error === null || depth > 8) return undefined
  const { cause, data } = error as { readonly cause?: unknown; readonly data?: unknown }
  return revertData(data, depth + 1) ?? revertData(cause, depth + 1)
}

/** The answer of `resolve`: bytes that hold the resolver's own answer, bytes that hold an address. Undefined where these are none, or zero. */
function readAddress(answer: string | undefined): string | undefined {
  const inner = answer && readBytes(answer.slice(2))
  const address = inner && readBytes(inner)
  return address?.length === 40 && /[1-9a-f]/u.test(address) ? `0x${address}` : undefined
}

/** The first argument of an ABI encoding, where that is `bytes`, in hex. */
function readBytes(hex: string): string {
  const at = (place: number): number => Number(`0x${hex.slice(place, place + wordLength) || '0'}`)
  const start = at(0) * 2
  return hex.slice(start + wordLength, start + wordLength + at(start) * 2)
}

/** A name as DNS writes it, in hex: each label behind its length. */
function wireName(name: string): string {
  const labels = name.split('.').map(label => new TextEncoder().encode(label))
  if (labels.some(({ length }) => length === 0 || length > 255)) throw unverified()
  const bytes = labels.flatMap(label => [label.length, ...label])
  return [...bytes, 0].map(byte => byte.toString(16).padStart(2, '0')).join('')
}

/** ABI `bytes`: their length, and whole words. */
function bytesOf(hex: string): string {
  return word(hex.length / 2) + hex.padEnd(Math.ceil(hex.length / wordLength) * wordLength, '0')
}

function word(value: number): string {
  return value.toString(16).padStart(wordLength, '0')
}

function unverified(cause?: unknown): AppKitError {
  return new AppKitError('names/unverified', 'The name could not be looked up on Ethereum. Compare its address.', {
    cause,
  })
}
