import { WalletFailure } from '../../WalletFailure'
import { decodeBase64url, encodeBase64url } from '../encoding/base64url'
import { useOnce } from '../seed/wipe'
import { createRecipient } from '../unlock/hpke'
import type { EscrowUnlock, PasskeyAnswer, VaultState } from '../Vault'
import type { VaultContext } from '../VaultContext'
import { checkSeed, openPasskeyPath, openPasswordPath, pathNotFound } from './openPath'
import { addOwnPath } from './ownPath'

/** Opens the wallet with a passkey and adds a path for this device. */
export async function unlockWithPasskey(context: VaultContext, answer: PasskeyAnswer): Promise<VaultState> {
  const path = context.state.account.paths.find(({ credentialId }) => credentialId === answer.credentialId)
  if (!path) {
    answer.prf.fill(0)
    throw pathNotFound()
  }
  return await useOnce(await openPasskeyPath(context, path, answer), seed => addOwnPath(context, seed))
}

/** Opens the wallet with the password and adds a path for this device. */
export async function unlockWithPassword(context: VaultContext, password: string): Promise<VaultState> {
  const path = context.state.account.paths.find(({ kind }) => kind === 'password')
  if (!path) throw pathNotFound()
  return await useOnce(await openPasswordPath(context, path, password), seed => addOwnPath(context, seed))
}

/** Opens the wallet with the operator's escrow and adds a path for this device, or returns when the escrow opens. */
export async function unlockWithEscrow(context: VaultContext): Promise<EscrowUnlock> {
  const { api, state } = context
  const { hasEscrow, userId } = state.account
  if (!hasEscrow) throw pathNotFound()
  const recipient = await createRecipient()
  const answer = await api.openEscrow(encodeBase64url(recipient.publicKey))
  if (answer.status === 'waiting') return answer
  const message = {
    encapsulation: decodeBase64url(answer.encapsulation),
    ciphertext: decodeBase64url(answer.ciphertext),
  }
  const opened = await recipient.open(message, `openappkit/wallet/escrow-open/v1|${userId}`)
  const seed = await checkSeed(context, opened)
  return { status: 'open', state: await useOnce(seed, one => addOwnPath(context, one)) }
}

/** Returns the failure of a wallet that doesn't exist yet. */
export function noWalletYet(): WalletFailure {
  return new WalletFailure('embedded/no-wallet-yet', 'Add a passkey or a password first. It creates the wallet.')
}
