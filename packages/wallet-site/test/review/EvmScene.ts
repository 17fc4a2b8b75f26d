import { type EvmChain, startEvmChain } from '@openappkit/testing/node'
import {
  type Address,
  createWalletClient,
  encodeAbiParameters,
  encodeDeployData,
  encodeFunctionData,
  getAddress,
  type Hex,
  http,
  type ParseAbi,
  parseAbi,
  type WalletClient,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { EvmTransactionRequest } from '../../src/request/WalletRequest'
import type { KnownAsset, KnownParty } from '../../src/review/assets/KnownAsset'
import { createReviewer, type ReviewerContext } from '../../src/review/createReviewer'
import type { Review } from '../../src/review/Review'
import type { Reviewer } from '../../src/review/Reviewer'
import { drainerCode, hostileTokenCode } from './hostileContractsCode'
import { nodeReader } from './nodeReader'

const drainerSignatures = [
  'constructor(address token)',
  'function claimReward() payable',
  'function claimAfter(uint256 blockNumber) payable',
  'function claimUnwatched() payable',
  'function failWith(string reason) payable',
  'function shout(uint256 times)',
] as const
const tokenSignatures = [
  'function transfer(address to, uint256 amount) returns (bool)',
  'function approve(address spender, uint256 amount) returns (bool)',
  'function setApprovalForAll(address operator, bool approved)',
] as const
export const drainerAbi: ParseAbi<typeof drainerSignatures> = parseAbi(drainerSignatures)
export const tokenAbi: ParseAbi<typeof tokenSignatures> = parseAbi(tokenSignatures)
const origin = 'https://app.example'
const oneToken = 10n ** 18n

/** A local chain with an account that has tokens, a drainer that may take them, and a hostile token. */
export class EvmScene implements AsyncDisposable {
  readonly chain: EvmChain
  readonly account: Address
  readonly thirdParty: Address = '0x00000000000000000000000000000000000A11cE'
  readonly chainId: string
  token: Address = '0x'
  drainer: Address = '0x'
  hostile: Address = '0x'
  readonly #wallet: WalletClient

  private constructor(chain: EvmChain) {
    this.chain = chain
    this.chainId = `eip155:${chain.chainId}`
    const [{ address, privateKey }] = chain.accounts
    this.account = address
    this.#wallet = createWalletClient({
      account: privateKeyToAccount(privateKey),
      chain: chain.chain,
      transport: http(chain.url),
    })
  }

  static async start(): Promise<EvmScene> {
    const chain = await startEvmChain()
    const scene = new EvmScene(chain)
    scene.token = getAddress(await chain.createToken({ name: 'Test dollar', symbol: 'TUSD', decimals: 18 }))
    await chain.mintTo(scene.token, scene.account, 500n * oneToken)
    scene.drainer = await scene.deploy(
      encodeDeployData({ abi: drainerAbi, bytecode: drainerCode, args: [scene.token] }),
    )
    scene.hostile = await scene.deploy(hostileTokenCode)
    await scene.send(
      scene.token,
      encodeFunctionData({ abi: tokenAbi, functionName: 'approve', args: [scene.drainer, 2n ** 256n - 1n] }),
    )
    return scene
  }

  async deploy(data: Hex): Promise<Address> {
    const hash = await this.#wallet.sendTransaction({ data, account: this.#account(), chain: null })
    const { contractAddress } = await this.chain.waitForReceipt(hash)
    if (!contractAddress) throw new Error('Nothing was deployed.')
    return getAddress(contractAddress)
  }

  async send(to: Address, data: Hex, value = 0n): Promise<void> {
    const hash = await this.#wallet.sendTransaction({ to, data, value, account: this.#account(), chain: null })
    await this.chain.waitForReceipt(hash)
  }

  #account() {
    const { account } = this.#wallet
    if (!account) throw new Error('The wallet has no account.')
    return account
  }

  /** Returns a reviewer whose token list has the test dollar. */
  reviewer(
    options: {
      readonly refuse?: readonly string[]
      readonly assets?: readonly KnownAsset[]
      readonly parties?: readonly KnownParty[]
      /** Sees each request to the node. */
      readonly onRead?: (method: string) => void
      readonly isKnownRecipient?: ReviewerContext['isKnownRecipient']
    } = {},
  ): Reviewer {
    const { refuse, assets = [], parties = [], onRead, isKnownRecipient } = options
    const reader = nodeReader(this.chain.url, refuse)
    const dollar = { id: `${this.chainId}/erc20:${this.token}`, name: 'Test dollar', symbol: 'TUSD', decimals: 18 }
    return createReviewer({
      reader: {
        request(chainId, method, params) {
          onRead?.(method)
          return reader.request(chainId, method, params)
        },
      },
      loadKnowledge: async () => ({ assets: [dollar, ...assets], parties, descriptors: undefined }),
      isKnownRecipient,
    })
  }

  transaction(to: Address | null, data: Hex = '0x', value = 0n): EvmTransactionRequest {
    return { kind: 'evmTransaction', chainId: this.chainId, account: this.account, to, data, value }
  }

  review(to: Address | null, data?: Hex, value?: bigint): Promise<Review> {
    return this.reviewer().review(this.transaction(to, data, value), this.context)
  }

  get context(): { readonly origin: string; readonly signal: AbortSignal } {
    return { origin, signal: new AbortController().signal }
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.chain.stop()
  }
}

/** Returns calldata of a function that no table has. */
export function unknownCall(): Hex {
  return `0xdeadbeef${encodeAbiParameters([{ type: 'uint256' }], [7n]).slice(2)}`
}

/** Returns the warnings of a review as `severity:code`. */
export function warningsOf({ warnings }: Review): readonly string[] {
  return warnings.map(({ severity, code }) => `${severity}:${code}`)
}
