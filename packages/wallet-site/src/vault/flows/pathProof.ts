import type { PathProof } from '../api/WalletApi'
import { signStatement } from '../seed/controlKey'
import type { VaultContext } from '../VaultContext'

/** Proves to the server, with the control key, that a path opened the wallet. */
export function pathProof(
  { now, state }: Pick<VaultContext, 'now' | 'state'>,
  seed: Uint8Array,
  purpose: 'tested' | 'confirm',
  id: string,
): PathProof {
  const time = Math.floor(now())
  const { userId } = state.account
  const statement = `openappkit/wallet/${purpose}/v1\nuser ${userId}\npath ${id}\ntime ${time}`
  return { id, time, signature: signStatement(seed, statement) }
}
