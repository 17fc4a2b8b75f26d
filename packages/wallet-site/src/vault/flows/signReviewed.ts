import type { ReviewedRequest } from '../../request/WalletRequest'
import { useOnce } from '../seed/wipe'
import { signRequest } from '../signing/signRequest'
import type { VaultContext } from '../VaultContext'
import { openOwnPath } from './openPath'
import { noWalletYet } from './unlock'

/** Opens the seed, signs the reviewed request with it, and overwrites it. */
export async function signReviewed(context: VaultContext, request: ReviewedRequest): Promise<readonly Uint8Array[]> {
  if (context.state.account.controlKey === null) throw noWalletYet()
  return await useOnce(await openOwnPath(context), seed => signRequest(seed, request))
}
