import { decodeFunctionResult, encodeFunctionData, type Hex, isHex, parseAbi, toHex } from 'viem'
import type { EnsCalls } from '../names/EnsCalls'

const ownerAbi = parseAbi(['function ownerOf(uint256) view returns (address)'])
const tokenUriAbi = parseAbi(['function tokenURI(uint256) view returns (string)'])
const balanceAbi = parseAbi(['function balanceOf(address, uint256) view returns (uint256)'])
const uriAbi = parseAbi(['function uri(uint256) view returns (string)'])

/** An NFT in a name's avatar record (ENSIP-12). */
export interface NftAvatar {
  /** CAIP-2 id. */
  readonly chainId: string
  readonly standard: 'erc721' | 'erc1155'
  readonly contract: Hex
  readonly tokenId: bigint
}

/** Parses `eip155:1/erc721:0x…/42`. Undefined for other text. */
export function parseNftAvatar(record: string): NftAvatar | undefined {
  const [, chainId, standard, contract, tokenId] =
    /^(eip155:\d{1,10})\/(erc721|erc1155):(0x[0-9a-f]{40})\/(\d{1,78})$/i.exec(record) ?? []
  if (chainId === undefined || standard === undefined || tokenId === undefined || !isHex(contract)) return undefined
  const id = BigInt(tokenId)
  if (id >= 2n ** 256n) return undefined
  return { chainId, standard: standard.toLowerCase() === 'erc721' ? 'erc721' : 'erc1155', contract, tokenId: id }
}

/**
 * Returns the metadata URI of an NFT. Undefined if `owner` doesn't hold the NFT, because an account must not show
 * another account's NFT.
 */
export async function nftMetadataUri(nft: NftAvatar, owner: Hex, calls: EnsCalls): Promise<string | undefined> {
  const { contract, standard, tokenId } = nft
  const ask = async (data: Hex): Promise<Hex | undefined> => {
    const outcome = await calls.call(contract, data)
    return outcome.type === 'answer' ? outcome.data : undefined
  }
  if (standard === 'erc721') {
    const holder = await ask(encodeFunctionData({ abi: ownerAbi, args: [tokenId] }))
    if (!holder || decodeFunctionResult({ abi: ownerAbi, data: holder }).toLowerCase() !== owner) return undefined
    const uri = await ask(encodeFunctionData({ abi: tokenUriAbi, args: [tokenId] }))
    return uri && decodeFunctionResult({ abi: tokenUriAbi, data: uri })
  }
  const held = await ask(encodeFunctionData({ abi: balanceAbi, args: [owner, tokenId] }))
  if (!held || decodeFunctionResult({ abi: balanceAbi, data: held }) === 0n) return undefined
  const uri = await ask(encodeFunctionData({ abi: uriAbi, args: [tokenId] }))
  const id = toHex(tokenId, { size: 32 }).slice(2)
  return uri && decodeFunctionResult({ abi: uriAbi, data: uri }).replaceAll('{id}', id)
}
