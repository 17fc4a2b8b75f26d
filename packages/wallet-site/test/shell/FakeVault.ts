import type { EmbeddedAccount, LoginCodeSent } from '@openappkit/contract/embedded'
import { hashMessage, hashTypedData } from 'viem'
import { privateKeyToAccount, sign } from 'viem/accounts'
import type { ReviewedRequest } from '../../src/request/WalletRequest'
import type { Vault, VaultState } from '../../src/vault/Vault'
import { WalletFailure } from '../../src/WalletFailure'

const KEY = '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d'

/** Address of the fake's EVM key. */
export const EVM_ADDRESS: `0x${string}` = privateKeyToAccount(KEY).address
/** Base58 of 32 bytes of 7. */
export const SOLANA_ADDRESS = 'US517G5965aydkZ46HS38QLi7UQiSojurfbQfKCELFx'

const account: EmbeddedAccount = {
  userId: 'wu_1',
  email: 'ada@example.com',
  custody: 'provisional',
  hasEscrow: true,
  epoch: 1,
  controlKey: 'A'.repeat(43),
  addresses: [
    { namespace: 'eip155', address: EVM_ADDRESS },
    { namespace: 'solana', address: SOLANA_ADDRESS },
  ],
  paths: [],
}

/** Vault without keys of a user. The code is 123456. Signs on EVM chains with a well-known key. */
export class FakeVault
  implements Pick<Vault, 'start' | 'requestCode' | 'verifyCode' | 'signOut' | 'sign' | 'subscribe'>
{
  readonly codeRequests: { readonly email: string; readonly origin: string; readonly projectId: string }[] = []
  readonly signed: ReviewedRequest[] = []
  readonly #listeners = new Set<(state: VaultState) => void>()
  #state: VaultState = { status: 'out', account: undefined, isMemoryOnly: false }

  start(): Promise<VaultState> {
    return Promise.resolve(this.#state)
  }

  requestCode(request: { email: string; origin: string; projectId: string }): Promise<LoginCodeSent> {
    this.codeRequests.push(request)
    return Promise.resolve({ codeId: 'A'.repeat(22), expiresAt: 0, resendAfter: 30_000 })
  }

  verifyCode(code: string): Promise<VaultState> {
    if (code !== '123456')
      return Promise.reject(new WalletFailure('embedded/code-wrong', "That code isn't right.", { left: 2 }))
    return Promise.resolve(this.set({ status: 'ready', account, isMemoryOnly: false }))
  }

  signOut(): Promise<void> {
    this.set({ status: 'out', account: undefined, isMemoryOnly: false })
    return Promise.resolve()
  }

  async sign(request: ReviewedRequest): Promise<readonly Uint8Array[]> {
    this.signed.push(request)
    switch (request.kind) {
      case 'message':
        if (request.chainId.startsWith('solana:')) return [new Uint8Array(64).fill(9)]
        return [await sign({ hash: hashMessage({ raw: request.message }), privateKey: KEY, to: 'bytes' })]
      case 'typedData':
        return [await sign({ hash: hashTypedData(request.typedData), privateKey: KEY, to: 'bytes' })]
      case 'evmTransaction':
        return [new Uint8Array([2, 1, 2, 3])]
      case 'solanaTransaction':
        return request.transactions.map(() => Uint8Array.from([1, ...new Uint8Array(64).fill(9), 5]))
    }
  }

  devices(): Promise<readonly []> {
    return Promise.resolve([])
  }

  subscribe(listener: (state: VaultState) => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  set(state: VaultState): VaultState {
    this.#state = state
    for (const listener of this.#listeners) listener(state)
    return state
  }
}
