import { type Address, encodeDeployData, encodeFunctionData, parseAbi } from 'viem'
import type { ContractMaker } from './ContractMaker'
import { collectionCode } from './collectionCode'

/** Options of `createCollection`. */
export interface CollectionOptions {
  readonly name: string
  readonly symbol: string
}

/** Metadata in an NFT's token URI. */
export interface PieceMetadata {
  readonly name?: string
  readonly description?: string
  /** Image URL. A `data:` URL needs no network access. */
  readonly image?: string
  readonly attributes?: readonly { readonly trait_type: string; readonly value: string | number }[]
}

const abi = parseAbi(['constructor(string name, string symbol)', 'function mint(address to, uint256 id, string link)'])

/** Deploys ERC-721 collections on a local node and mints their NFTs. */
export class CollectionMaker {
  readonly #contracts: ContractMaker

  constructor(contracts: ContractMaker) {
    this.#contracts = contracts
  }

  create({ name, symbol }: CollectionOptions): Promise<Address> {
    return this.#contracts.deploy(encodeDeployData({ abi, bytecode: collectionCode, args: [name, symbol] }))
  }

  mintTo(collection: Address, owner: Address, id: bigint, metadata: PieceMetadata): Promise<void> {
    const link = `data:application/json,${encodeURIComponent(JSON.stringify(metadata))}`
    return this.#contracts.call(collection, encodeFunctionData({ abi, functionName: 'mint', args: [owner, id, link] }))
  }
}
