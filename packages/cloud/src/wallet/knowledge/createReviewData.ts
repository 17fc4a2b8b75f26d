import type { ReviewContract, ReviewData, ReviewToken } from '@openappkit/contract/embedded'
import { nativeCurrencyOf } from '../../balances/nativeCurrency'
import type { ChainSettings } from '../../chains/ChainSettings'
import type { Token } from '../../tokens/Token'
import type { TokenRegistry } from '../../tokens/TokenRegistry'
import { isWalletChain } from '../site/walletMethods'
import type { NamedDescriptor } from './descriptors/describe'
import { reviewedDescriptors } from './descriptors/reviewedDescriptors'
import { wellKnownTokens } from './wellKnownTokens'

/** Most tokens that one wallet loads. The operator's come first. */
const MOST_TOKENS = 5000

/** Coin types of [SLIP-44](https://github.com/satoshilabs/slips/blob/master/slip-0044.md). Other EVM chains use ether's. */
const COIN_TYPES: Readonly<Record<string, number>> = {
  'eip155:56': 714,
  'eip155:100': 700,
  'eip155:137': 966,
  'eip155:42220': 52_752,
  'eip155:43114': 9005,
}

interface Sources {
  readonly settings: ReadonlyMap<string, ChainSettings>
  readonly registry: Pick<TokenRegistry, 'list'>
}

/** Returns what the server knows about the tokens and contracts of its chains. The operator's list wins over ours. */
export function createReviewData({ settings, registry }: Sources): ReviewData {
  const chains = [...settings.keys()].filter(isWalletChain)
  const coins = chains.map(chainId => coinOf(chainId, settings.get(chainId)))
  const listed = chains.flatMap(chainId => registry.list(chainId).map(tokenOf))
  const own = new Set(listed.map(({ id }) => id.toLowerCase()))
  const spam = new Set(chains.flatMap(chainId => spamOf(chainId, settings.get(chainId))))
  const known = wellKnownTokens.filter(
    ({ id }) => settings.has(chainOf(id)) && !own.has(id.toLowerCase()) && !spam.has(id.toLowerCase()),
  )
  const descriptors = Object.values(reviewedDescriptors).filter(one => contractsOf(one).some(isServed(settings)))
  return {
    tokens: [...coins, ...listed, ...known].slice(0, MOST_TOKENS),
    contracts: unique(descriptors.flatMap(contractsOf).filter(isServed(settings))),
    descriptors: descriptors.map(({ descriptor }) => descriptor),
  }
}

function coinOf(chainId: string, chain: ChainSettings | undefined): ReviewToken {
  const { name, symbol, decimals } = nativeCurrencyOf(chainId, chain?.nativeCurrency)
  const type = chainId.startsWith('solana:') ? 501 : (COIN_TYPES[chainId] ?? 60)
  return { id: `${chainId}/slip44:${type}`, name, symbol, decimals, isVerified: true }
}

function tokenOf({ chainId, address, name, symbol, decimals, isSpam = false }: Token): ReviewToken {
  return { id: tokenId(chainId, address), name, symbol, decimals, isVerified: !isSpam }
}

function spamOf(chainId: string, chain: ChainSettings | undefined): readonly string[] {
  return (chain?.spam?.tokens ?? []).map(address => tokenId(chainId, address).toLowerCase())
}

function tokenId(chainId: string, address: string): string {
  return `${chainId}/${chainId.startsWith('eip155:') ? 'erc20' : 'token'}:${address}`
}

function chainOf(id: string): string {
  return id.slice(0, id.indexOf('/'))
}

function contractsOf({ contractName, descriptor: { context } }: NamedDescriptor): readonly ReviewContract[] {
  const { deployments } = 'contract' in context ? context.contract : context.eip712
  return deployments.map(({ chainId, address }) => ({ chainId: `eip155:${chainId}`, address, name: contractName }))
}

function isServed(settings: Sources['settings']): (contract: ReviewContract) => boolean {
  return ({ chainId }) => settings.has(chainId)
}

function unique(contracts: readonly ReviewContract[]): readonly ReviewContract[] {
  return [...new Map(contracts.map(one => [`${one.chainId}:${one.address}`, one])).values()]
}
