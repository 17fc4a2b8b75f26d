import type { EvmChain } from '@openappkit/testing/node'
import {
  type Address,
  concatHex,
  createWalletClient,
  encodeAbiParameters,
  type Hash,
  type Hex,
  http,
  keccak256,
  numberToHex,
  pad,
  size,
  stringToHex,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'

/** PUSH1 60 CALLDATASIZE SUB PUSH1 60 PUSH0 CALLDATACOPY, three topics, PUSH1 60 CALLDATASIZE SUB PUSH0 LOG3 STOP. */
const THREE_TOPICS: Hex = '0x606036036060 5f37604035602035 5f35606036035fa300'.replaceAll(' ', '') as Hex
/** The same with four topics. */
const FOUR_TOPICS: Hex = '0x608036036080 5f3760603560403560203 55f35608036035fa400'.replaceAll(' ', '') as Hex
/** PUSH0 PUSH0 REVERT. */
const REVERTS: Hex = '0x5f5ffd'

/** Emits arbitrary logs, like a token of any standard. */
export class LogContract {
  private constructor(
    readonly chain: EvmChain,
    readonly fungible: Address,
    readonly others: Address,
    readonly reverts: Address,
  ) {}

  static async deploy(chain: EvmChain): Promise<LogContract> {
    const [fungible, others, reverts] = [
      await deploy(chain, THREE_TOPICS),
      await deploy(chain, FOUR_TOPICS),
      await deploy(chain, REVERTS),
    ]
    return new LogContract(chain, fungible, others, reverts)
  }

  /** Emits a transfer as an ERC-20. */
  transfer(from: Address, to: Address, amount: bigint, sender = 0): Promise<Hash> {
    const topics = [eventTopic('Transfer(address,address,uint256)'), pad(from), pad(to)]
    return send(this.chain, { to: this.fungible, data: concatHex([...topics, word(amount)]) }, sender)
  }

  /** Emits a transfer as an ERC-721. */
  transferItem(from: Address, to: Address, tokenId: bigint): Promise<Hash> {
    const topics = [eventTopic('Transfer(address,address,uint256)'), pad(from), pad(to), word(tokenId)]
    return send(this.chain, { to: this.others, data: concatHex(topics) })
  }

  /** Emits a transfer of several tokens as an ERC-1155. */
  transferItems(from: Address, to: Address, items: readonly (readonly [id: bigint, amount: bigint])[]): Promise<Hash> {
    const event = eventTopic('TransferBatch(address,address,address,uint256[],uint256[])')
    const data = encodeAbiParameters(
      [{ type: 'uint256[]' }, { type: 'uint256[]' }],
      [items.map(([id]) => id), items.map(([, amount]) => amount)],
    )
    return send(this.chain, { to: this.others, data: concatHex([event, pad(from), pad(from), pad(to), data]) })
  }
}

/** Sends a transaction from one of the chain's accounts and waits until it is mined. */
export async function send(
  chain: EvmChain,
  transaction: { to?: Address; data?: Hex; value?: bigint },
  sender = 0,
  gas = 500_000n,
): Promise<Hash> {
  const { privateKey } = chain.accounts[sender] ?? chain.accounts[0]
  const account = privateKeyToAccount(privateKey)
  const wallet = createWalletClient({ account, chain: chain.chain, transport: http(chain.url) })
  const hash = await wallet.sendTransaction({ ...transaction, gas })
  await chain.waitForReceipt(hash)
  return hash
}

async function deploy(chain: EvmChain, code: Hex): Promise<Address> {
  const length = numberToHex(size(code), { size: 1 })
  // PUSH1 length PUSH1 0a PUSH0 CODECOPY PUSH1 length PUSH0 RETURN, then the code.
  const hash = await send(chain, { data: concatHex(['0x60', length, '0x600a5f3960', length, '0x5ff3', code]) })
  const { contractAddress } = await chain.waitForReceipt(hash)
  if (!contractAddress) throw new Error('Nothing was deployed')
  return contractAddress
}

function eventTopic(signature: string): Hex {
  return keccak256(stringToHex(signature))
}

function word(value: bigint): Hex {
  return numberToHex(value, { size: 32 })
}
