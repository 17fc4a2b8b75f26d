import type { CaipNetworkId, SIWXSession } from '@openappkit/contract'
import { type Mock, vi } from 'vitest'
import type { SIWXPage } from '../src/config/SIWXPage'
import { formatSIWEMessage } from '../src/config/siwe/formatSIWEMessage'
import type { SIWEConfig, SIWEMessageParams, SIWESession } from '../src/config/siwe/SIWEConfig'

/** Account of the tests. */
export const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
/** A different account. */
export const other = '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B'

/** An app's server. */
export interface FakeServer {
  getNonce: Mock<SIWEConfig['getNonce']>
  getMessageParams: Mock<() => Promise<SIWEMessageParams>>
  createMessage: Mock<SIWEConfig['createMessage']>
  verifyMessage: Mock<SIWEConfig['verifyMessage']>
  getSession: Mock<SIWEConfig['getSession']>
  signOut: Mock<SIWEConfig['signOut']>
  onSignIn: Mock
  onSignOut: Mock
}

/** Creates a server that accepts every sign-in. */
export function serverOf(session: SIWESession | null = null, more: Partial<SIWEConfig> = {}): FakeServer {
  const server: FakeServer = {
    getNonce: vi.fn(async () => 'fromTheServer1'),
    getMessageParams: vi.fn(async () => ({ domain: 'app.example', uri: 'https://app.example/', chains: [1, 10] })),
    createMessage: vi.fn(({ address: iss, ...args }) => formatSIWEMessage(args, iss)),
    verifyMessage: vi.fn(async () => true),
    getSession: vi.fn(async () => session),
    signOut: vi.fn(async () => true),
    onSignIn: vi.fn(),
    onSignOut: vi.fn(),
  }
  return Object.assign(server, more) as FakeServer
}

/** A page whose account a test can change. */
export interface FakePage extends SIWXPage {
  signIn: Mock<() => Promise<void>>
  onError: Mock
  change(next: string | undefined): void
}

/** Creates a page of a connected account. */
export function pageOf(account: string | undefined = address, activeNetworkId: CaipNetworkId = 'eip155:1'): FakePage {
  let current: string | undefined = account
  const listeners = new Set<(address: string | undefined) => void>()
  return {
    networks: [],
    activeNetworkId: () => activeNetworkId,
    evmAddress: () => current,
    onEvmAddress(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    signIn: vi.fn(async () => {}),
    onError: vi.fn(),
    change(next) {
      current = next
      for (const listener of listeners) listener(next)
    },
  }
}

/** Creates a signed session. */
export function sessionOf(chainId: CaipNetworkId = 'eip155:1', accountAddress: string = address): SIWXSession {
  return {
    data: {
      accountAddress,
      chainId,
      domain: 'app.example',
      uri: 'https://app.example/',
      version: '1',
      nonce: 'x7Qm0ZkR',
    },
    message: `message on ${chainId}`,
    signature: '0x1234',
  }
}
