import {
  decodeAbiParameters,
  encodeFunctionData,
  type Hex,
  isHex,
  parseAbi,
  size,
  toFunctionSelector,
  toHex,
} from 'viem'
import type { ChainCall, ChainRpc } from '../chains/ChainRpc'
import { contractCall } from '../chains/contractCall'
import { toBigInt } from '../chains/quantity'
import type { NftItem } from './NftItem'

const ABI = parseAbi([
  'function ownerOf(uint256 tokenId) view returns (address)',
  'function balanceOf(address account, uint256 id) view returns (uint256)',
  'function tokenURI(uint256 tokenId) view returns (string)',
  'function uri(uint256 id) view returns (string)',
])
/** Maximum bytes of a response from a contract. A metadata URI may contain a whole image. */
const LONGEST = 2 * 1024 * 1024

export interface CollectionText {
  readonly name: string | undefined
  readonly symbol: string | undefined
}

/** Reads many NFT contracts per request. */
export class NftContracts {
  readonly #rpc: Pick<ChainRpc, 'batch'>

  constructor(rpc: Pick<ChainRpc, 'batch'>) {
    this.#rpc = rpc
  }

  /**
   * Returns the account's balance of each item, in the order of `items`. A call that reverts or returns invalid data
   * counts as 0.
   *
   * @throws ChainUnavailable if the chain can't be read.
   */
  async held(
    chainId: string,
    account: Hex,
    items: readonly NftItem[],
    signal?: AbortSignal,
  ): Promise<readonly bigint[]> {
    const calls = items.map(({ contract, tokenId, standard }) => {
      const id = BigInt(tokenId)
      const isUnique = standard === 'erc721'
      const data = isUnique
        ? encodeFunctionData({ abi: ABI, functionName: 'ownerOf', args: [id] })
        : encodeFunctionData({ abi: ABI, functionName: 'balanceOf', args: [account, id] })
      return contractCall(contract, data)
    })
    const answers = await this.#ask(chainId, calls, signal)
    return items.map(({ standard }, index) => {
      const answer = answers[index]
      if (answer === undefined || size(answer) !== 32) return 0n
      const value = toBigInt(answer)
      if (standard === 'erc1155') return value
      return value === BigInt(account) ? 1n : 0n
    })
  }

  /**
   * Returns the metadata URI of each item, in the order of `items`. Undefined if the contract returns none.
   *
   * @throws ChainUnavailable if the chain can't be read.
   */
  async links(
    chainId: string,
    items: readonly NftItem[],
    signal?: AbortSignal,
  ): Promise<readonly (string | undefined)[]> {
    const calls = items.map(({ contract, tokenId, standard }) => {
      const functionName = standard === 'erc721' ? 'tokenURI' : 'uri'
      const data = encodeFunctionData({ abi: ABI, functionName, args: [BigInt(tokenId)] })
      // Without the gas limit of `contractCall`, because a contract that generates an image takes more gas.
      return { method: 'eth_call', params: [{ to: contract, data }, 'latest'] }
    })
    const answers = await this.#ask(chainId, calls, signal)
    return items.map(({ tokenId, standard }, index) => {
      const link = textIn(answers[index])
      if (standard === 'erc721') return link
      return link?.replaceAll('{id}', toHex(BigInt(tokenId), { size: 32 }).slice(2))
    })
  }

  /**
   * Returns the name and symbol of each contract, in the order of `contracts`.
   *
   * @throws ChainUnavailable if the chain can't be read.
   */
  async readTexts(
    chainId: string,
    contracts: readonly string[],
    signal?: AbortSignal,
  ): Promise<readonly CollectionText[]> {
    const selectors = ['name()', 'symbol()'].map(signature => toFunctionSelector(signature))
    const calls = contracts.flatMap(contract => selectors.map(data => contractCall(contract, data)))
    const answers = await this.#ask(chainId, calls, signal)
    return contracts.map((_contract, index) => ({
      name: textIn(answers[index * 2]),
      symbol: textIn(answers[index * 2 + 1]),
    }))
  }

  async #ask(
    chainId: string,
    calls: readonly ChainCall[],
    signal?: AbortSignal,
  ): Promise<readonly (Hex | undefined)[]> {
    const answers = await this.#rpc.batch(chainId, calls, signal)
    return answers.map(({ result }) => (isHex(result) && size(result) <= LONGEST ? result : undefined))
  }
}

function textIn(answer: Hex | undefined): string | undefined {
  if (answer === undefined) return undefined
  try {
    const [text] = decodeAbiParameters([{ type: 'string' }], answer)
    return text === '' ? undefined : text
  } catch {
    return undefined
  }
}
