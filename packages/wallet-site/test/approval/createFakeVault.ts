import type { EmbeddedAccount, UnlockPath } from '@openappkit/contract/embedded'
import type { Vault, VaultState } from '../../src/vault/Vault'
import { WalletFailure } from '../../src/WalletFailure'
import { account } from './reviews'

/** A vault in memory, with the calls that it got. */
export interface FakeVault extends Vault {
  state: VaultState
  readonly calls: string[]
  /** Password that opens the wallet. */
  password: string
}

/** Returns a path of an account. */
export function pathOf(kind: UnlockPath['kind'], more: Partial<UnlockPath> = {}): UnlockPath {
  return {
    id: `${kind}-1`,
    kind,
    label: kind,
    ...(kind === 'passkey' && { credentialId: 'AAECAw' }),
    isTested: true,
    isThisDevice: kind === 'device',
    createdAt: 0,
    usedAt: null,
    ...more,
  }
}

/** Returns an account with these paths. */
function accountOf(paths: readonly UnlockPath[], more: Partial<EmbeddedAccount> = {}): EmbeddedAccount {
  return {
    userId: 'wu_1',
    email: 'ada@example.org',
    custody: 'provisional',
    hasEscrow: true,
    epoch: 1,
    controlKey: 'a2V5',
    addresses: [{ namespace: 'eip155', address: account }],
    paths,
    ...more,
  }
}

/** Creates a vault with this status and these paths. */
export function createFakeVault(status: VaultState['status'], paths: readonly UnlockPath[]): FakeVault {
  const listeners = new Set<(state: VaultState) => void>()
  const calls: string[] = []
  let tries = 4
  const become = (next: Partial<VaultState>): VaultState => {
    vault.state = { ...vault.state, ...next }
    for (const listener of listeners) listener(vault.state)
    return vault.state
  }
  const withPaths = (change: (paths: readonly UnlockPath[]) => readonly UnlockPath[]): VaultState =>
    become({ account: accountOf(change(vault.state.account?.paths ?? [])) })
  const noted = <result>(call: string, result: result): Promise<result> => {
    calls.push(call)
    return Promise.resolve(result)
  }
  const sealed = { encapsulation: new Uint8Array([1]), ciphertext: new Uint8Array([2]) }
  const mail = { codeId: 'c', expiresAt: Date.now() + 600_000, resendAfter: 30_000 }
  const vault: FakeVault = {
    state: { status, account: status === 'out' ? undefined : accountOf(paths), isMemoryOnly: false },
    calls,
    password: 'correct horse battery',
    start: async () => vault.state,
    requestCode: ({ email }) => noted(`code ${email}`, mail),
    verifyCode: async code => {
      if (code !== '123456') throw new WalletFailure('embedded/code-wrong', 'Wrong', { left: 2 })
      return noted('login', become({ status: 'locked', account: accountOf(paths) }))
    },
    signOut: () => noted('signOut', undefined),
    refresh: async () => vault.state,
    sign: () => noted('sign', []),
    unlockWithPasskey: ({ credentialId }) => noted(`passkey ${credentialId}`, become({ status: 'ready' })),
    unlockWithPassword: async password => {
      if (password === vault.password) return noted('password', become({ status: 'ready' }))
      tries--
      throw new WalletFailure('embedded/password-wrong', 'Wrong', { left: tries })
    },
    addPasskey: ({ credentialId }) =>
      noted(
        'addPasskey',
        withPaths(all => [...all, pathOf('passkey', { credentialId, isTested: false })]),
      ),
    addPassword: () =>
      noted(
        'addPassword',
        withPaths(all => [...all, pathOf('password', { isTested: false })]),
      ),
    testPath: ({ id }) =>
      noted(
        `test ${id}`,
        withPaths(all => all.map(path => (path.id === id ? { ...path, isTested: true } : path))),
      ),
    removePaths: ids =>
      noted(
        `remove ${ids}`,
        withPaths(all => all.filter(({ id }) => !ids.includes(id))),
      ),
    rotate: () => noted('rotate', vault.state),
    exportSecrets: () =>
      noted('export', {
        mnemonic: 'legal winner thank year wave sausage worth useful legal winner thank yellow',
        keys: [
          { namespace: 'eip155', key: `0x${'ab'.repeat(32)}` },
          { namespace: 'solana', key: '5'.repeat(88) },
        ],
      }),
    sealRecovery: password =>
      noted(`seal ${password}`, {
        addresses: [{ namespace: 'eip155', address: account }],
        hashing: { algorithm: 'argon2id', memory: 19_456, passes: 1, salt: 'AAAAAAAAAAAAAAAAAAAAAA' },
        sealed: 'A'.repeat(59),
      }),
    devices: async () => [
      device('one', 'Chrome on macOS', true),
      device('two', 'Safari on iPhone with quite a long name', false),
    ],
    revokeDevice: id => noted(`revoke ${id}`, undefined),
    auditLog: async () => [
      {
        at: Date.UTC(2026, 10, 29, 8),
        event: 'login',
        deviceLabel: 'Chrome on macOS',
        origin: 'https://app.example.org',
      },
      { at: Date.UTC(2026, 10, 28, 8), event: 'pathsChanged', deviceLabel: 'Chrome on macOS', origin: null },
    ],
    unlockWithEscrow: () => noted('escrow', { status: 'waiting', opensAt: Date.UTC(2026, 11, 1, 8) }),
    cancelEscrow: () => noted('cancelEscrow', undefined),
    openLink: () => noted('openLink', { publicKey: new Uint8Array([9]) }),
    acceptLink: () => noted('acceptLink', become({ status: 'ready' })),
    sealLink: ({ origin }) => noted(`seal ${origin}`, sealed),
    requestEmailChange: async () => mail,
    confirmEmailChange: async () => ({ next: 'done', account: accountOf(paths) }),
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return vault
}

function device(id: string, label: string, isThisDevice: boolean) {
  return {
    id,
    label,
    origins: ['https://app.example.org'],
    isThisDevice,
    hasPath: true,
    createdAt: 0,
    usedAt: Date.UTC(2026, 10, 29),
  }
}
