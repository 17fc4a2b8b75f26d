import type { AppKitAccount, SessionAccount } from '@openappkit/contract'
import type { AccountRow } from '../storage/schema'
import type { StoredSession } from './AuthStore'
import { projectUuid } from './accountIds'

/**
 * Returns the signed-in account in the format of `me` responses and session tokens.
 *
 * @param issuer - URL of the server.
 * @param exp - Expiry of the token in seconds since the epoch.
 */
export function sessionAccount({ account, session }: StoredSession, issuer: string, exp: number): SessionAccount {
  const { address, caipNetworkId, profileUuid, projectId, proof } = account
  const [chainNamespace = '', reference = ''] = caipNetworkId.split(':')
  const { domain, nonce, origin, uri } = session
  return {
    aud: origin ?? domain,
    iss: issuer,
    sub: `${caipNetworkId}:${address}`,
    exp,
    projectIdKey: projectId,
    projectUuid: projectUuid(projectId),
    profileUuid,
    ...(proof !== 'unknown' && { proof }),
    address,
    chainId: chainNamespace === 'eip155' ? Number(reference) : reference,
    chainNamespace,
    caip2Network: caipNetworkId,
    uri,
    domain,
    nonce,
  }
}

/**
 * Returns the stored account in the format of `appKitAccount` in `me` responses.
 *
 * @param mainAccount UUID of the first account of the profile.
 */
export function appKitAccount(account: AccountRow, mainAccount: string | undefined): AppKitAccount {
  return {
    uuid: account.uuid,
    caip2_chain: account.caipNetworkId,
    address: account.address,
    profile_uuid: account.profileUuid,
    created_at: account.createdAt.toISOString(),
    is_main_account: mainAccount === account.uuid,
    verification_status: null,
    connection_method: account.connectionMethod,
    metadata: account.metadata,
    last_signed_in_at: account.lastSignedInAt.toISOString(),
    signed_up_at: account.createdAt.toISOString(),
    updated_at: account.updatedAt.toISOString(),
  }
}
