import type { EvmChain } from '@openappkit/testing/node'
import { type Abi, type Address, encodeDeployData, encodeFunctionData, type Hex, parseAbi } from 'viem'
import { send } from '../indexer/LogContract'
import { KINDS_CODE } from './kindsCode'

const SINGLES = parseAbi([
  'function mint(address to, uint256 id, string link)',
  'function move(address to, uint256 id)',
])
const KINDS = parseAbi([
  'constructor(string link)',
  'function mint(address to, uint256 id, uint256 amount)',
  'function mintMany(address to, uint256[] ids, uint256[] amounts)',
])

/** An ERC-721 collection on a local chain. */
export interface Singles {
  /** In lower case. */
  readonly address: Address
  mint(to: Address, id: bigint, link?: string): Promise<void>
  move(to: Address, id: bigint): Promise<void>
}

/** An ERC-1155 collection on a local chain. */
export interface Kinds {
  readonly address: Address
  mint(to: Address, id: bigint, amount: bigint): Promise<void>
  mintMany(to: Address, ids: readonly bigint[], amounts: readonly bigint[]): Promise<void>
}

export async function deploySingles(chain: EvmChain, name: string, symbol: string): Promise<Singles> {
  const address = lowerCase(await chain.createCollection({ name, symbol }))
  const call = caller(chain, SINGLES, address)
  return {
    address,
    mint: (to, id, link = '') => call('mint', [to, id, link]),
    move: (to, id) => call('move', [to, id]),
  }
}

export async function deployKinds(chain: EvmChain, link: string): Promise<Kinds> {
  const address = await deploy(chain, encodeDeployData({ abi: KINDS, bytecode: KINDS_CODE, args: [link] }))
  const call = caller(chain, KINDS, address)
  return {
    address,
    mint: (to, id, amount) => call('mint', [to, id, amount]),
    mintMany: (to, ids, amounts) => call('mintMany', [to, ids, amounts]),
  }
}

function caller(chain: EvmChain, abi: Abi, to: Address) {
  return async (functionName: string, args: readonly unknown[]): Promise<void> => {
    await send(chain, { to, data: encodeFunctionData({ abi, functionName, args }) })
  }
}

async function deploy(chain: EvmChain, data: Hex): Promise<Address> {
  const { contractAddress } = await chain.waitForReceipt(await send(chain, { data }, 0, 3_000_000n))
  if (!contractAddress) throw new Error('Nothing was deployed')
  return lowerCase(contractAddress)
}

function lowerCase(address: Address): Address {
  return address.toLowerCase() as Address
}
