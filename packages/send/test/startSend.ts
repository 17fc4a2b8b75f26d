import { type CaipNetwork, toCaipNetwork } from '@openappkit/appkit-core'
import { ScriptedEnvironment } from '@openappkit/appkit-core/testing'
import type { SendToken } from '../src/draft/SendToken'
import type { ResolvedName } from '../src/recipient/ResolvedName'
import type { SendAccount } from '../src/SendAccount'
import type { SendContext } from '../src/SendContext'
import { SendController } from '../src/SendController'
import { FakeChain } from './FakeChain'

export const own = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
export const bob = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'
export const carol = '0x52908400098527886E0F7030069857D2E4169EE7'

export const ethereum: CaipNetwork = toCaipNetwork({
  id: 1,
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 2 },
  rpcUrls: { default: { http: [] } },
})
export const base: CaipNetwork = { ...ethereum, id: 8453, name: 'Base', caipNetworkId: 'eip155:8453' }

/** Two decimals, so amounts stay readable. */
export const ether: SendToken = {
  caipNetworkId: 'eip155:1',
  name: 'Ether',
  symbol: 'ETH',
  decimals: 2,
  balance: 1_000n,
  price: 2,
}
export const dollar: SendToken = {
  caipNetworkId: 'eip155:1',
  address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  name: 'US Dollar',
  symbol: 'USDC',
  decimals: 2,
  balance: 500n,
}

/** A flow with a scripted chain and scripted names. */
export class SendScene {
  readonly chain: FakeChain = new FakeChain()
  readonly clock: ScriptedEnvironment = new ScriptedEnvironment()
  account: SendAccount | undefined = { address: own, network: ethereum, isSmartAccount: false }
  names: (name: string) => Promise<ResolvedName | undefined> = async () => undefined
  paid: () => Promise<readonly string[]> = async () => [bob, carol]
  elsewhere: readonly string[] = []
  /** Reports to other services, in order. */
  readonly reported: string[] = []
  /** Called with a hash. Replace it to fail. */
  onSent: (hash: string) => void = hash => void this.reported.push(`sent ${hash}`)
  readonly send: SendController

  constructor() {
    this.chain.addresses = [own, bob, carol]
    this.chain.balances[dollar.address ?? ''] = dollar.balance
    const context: SendContext = {
      environment: this.clock,
      account: () => this.account,
      chain: () => this.chain,
      networkOf: address => (this.elsewhere.includes(address) ? base : undefined),
      lookUpName: name => this.names(name),
      paidAddresses: () => this.paid(),
      onRequest: () => void this.reported.push('request'),
      onSent: (_, hash) => this.onSent(hash),
      onError: () => void this.reported.push('error'),
      onTrace: (hash, trace) => void this.reported.push(`traced ${hash} ${trace}`),
      onSettled: (_, hash, { status }) => void this.reported.push(`${status} ${hash}`),
    }
    this.send = new SendController(context)
  }

  get status(): string {
    return this.send.state.value.status
  }

  /** Fills in the form and waits for its checks. */
  async fill(token: SendToken = ether, amount = '1', recipient: string = bob): Promise<this> {
    this.send.selectToken(token)
    this.send.typeAmount(amount)
    this.send.typeRecipient(recipient)
    await this.settled()
    return this
  }

  /** Fills in and reviews the form. */
  async reviewed(token?: SendToken, amount?: string, recipient?: string): Promise<this> {
    await this.fill(token, amount, recipient)
    await this.send.review()
    return this
  }

  /** Waits for pending promises. */
  async settled(): Promise<void> {
    for (let turn = 0; turn < 40; turn++) await Promise.resolve()
  }
}
