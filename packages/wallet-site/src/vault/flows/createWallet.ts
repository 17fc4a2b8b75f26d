import {
  type CustodyPolicy,
  type EscrowedSeed,
  type NewUnlockPath,
  pathStatement,
  type WalletSiteSettings,
} from '@openappkit/contract/embedded'
import { WalletFailure } from '../../WalletFailure'
import { ServerFailure } from '../api/failureOf'
import { decodeBase64url, encodeBase64url } from '../encoding/base64url'
import { signStatement } from '../seed/controlKey'
import { createEntropy } from '../seed/createEntropy'
import { identityOf } from '../seed/WalletIdentity'
import { useOnce } from '../seed/wipe'
import { sealTo } from '../unlock/hpke'
import type { VaultState } from '../Vault'
import type { VaultContext } from '../VaultContext'
import { hashBlobs } from './changePaths'
import { checkIdentity } from './openPath'
import { ownPath } from './ownPath'
import { type PathToSeal, sealPath } from './sealPath'

/** Returns the custody policy that counts: the stricter one of the account's and the site's. */
function custodyOf(account: CustodyPolicy, site: CustodyPolicy): CustodyPolicy {
  return site === 'user' ? 'user' : account
}

/**
 * Creates the user's first wallet with a path for this device and others. The server stores it in one transaction, or
 * not at all. If the user has a wallet by now, returns that one.
 */
export async function createWallet(context: VaultContext, others: readonly PathToSeal[] = []): Promise<VaultState> {
  const { api, crypto, state } = context
  const site = await api.site()
  const paths = [await ownPath(context), ...others]
  try {
    return await useOnce(createEntropy(crypto), async seed => await register(context, seed, paths, site))
  } catch (error) {
    if (!(error instanceof ServerFailure) || error.reason !== 'wallet_exists') throw error
    return await state.accept(await api.account())
  }
}

async function register(
  context: VaultContext,
  seed: Uint8Array<ArrayBuffer>,
  paths: readonly PathToSeal[],
  site: Pick<WalletSiteSettings, 'custody' | 'escrowKey'>,
): Promise<VaultState> {
  const { api, crypto, state } = context
  const { custody, userId } = state.account
  const identity = await identityOf(seed)
  const sealed: readonly NewUnlockPath[] = await Promise.all(paths.map(path => sealPath(crypto, seed, userId, path)))
  const isEscrowed = custodyOf(custody, site.custody) !== 'user'
  const escrow = isEscrowed ? await sealToEscrow(seed, userId, site.escrowKey) : null
  const add = await hashBlobs(crypto, sealed)
  const statement = pathStatement({ userId, epoch: 1, add, remove: [], dropsEscrow: false })
  const creation = { ...identity, paths: sealed, escrow, signature: signStatement(seed, statement) }
  const account = await api.create(creation)
  checkIdentity(account, identity)
  return await state.created(account)
}

async function sealToEscrow(
  seed: Uint8Array,
  userId: string,
  escrowKey: WalletSiteSettings['escrowKey'],
): Promise<EscrowedSeed> {
  if (!escrowKey)
    throw new WalletFailure('embedded/failed', 'The wallet server has no escrow key. Contact its operator.')
  const sealed = await sealTo(decodeBase64url(escrowKey.publicKey), seed, `openappkit/wallet/escrow/v1|${userId}`)
  return {
    keyId: escrowKey.keyId,
    encapsulation: encodeBase64url(sealed.encapsulation),
    ciphertext: encodeBase64url(sealed.ciphertext),
  }
}
