import type { CaipNetworkId, SIWXData, SIWXSession, SignInRequest } from '@openappkit/appkit-core'
import { AppKitError } from '@openappkit/appkit-core/adapter'
import { encodeBase58 } from '../codec/base58'
import type { SolanaSignInInput, SolanaSignInOutput } from '../provider/SolanaSignIn'
import { clusterName } from '../wallets/clusters'
import type { SolanaWallet } from '../wallets/SolanaWallet'

/**
 * Connects a wallet and signs in with one approval, through the wallet's own sign-in. Only connects if there is nothing
 * to sign.
 *
 * Rejects with the wallet's error, or with `wallet/sign-in-mismatch` if the signed message doesn't match the request.
 * If it doesn't match or the session can't be stored, also disconnects the wallet.
 *
 * @returns The address of the account that signed, which the user may have selected in the wallet. Undefined if nothing
 * was signed.
 */
export async function connectAndSignIn(
  wallet: SolanaWallet,
  network: CaipNetworkId,
  request: SignInRequest,
): Promise<string | undefined> {
  const data = await request.prepare(network)
  if (!data) {
    await wallet.connect({ silent: false })
    return undefined
  }
  const answer = await wallet.signIn(signInInput(data, network))
  try {
    await request.complete([signedSession(wallet, { ...data, chainId: network }, answer)])
  } catch (cause) {
    await wallet.disconnect().catch(() => {
      // Ignored, so that the user sees the first error.
    })
    throw cause
  }
  return answer.account.address
}

/** Returns the input for the wallet's sign-in. The wallet writes the message and adds its account. */
function signInInput(data: SIWXData, network: CaipNetworkId): SolanaSignInInput {
  const { domain, expirationTime, issuedAt, nonce, notBefore, requestId, resources, statement, uri, version } = data
  return {
    domain,
    uri,
    version,
    nonce,
    chainId: clusterName(network),
    ...(statement === undefined ? {} : { statement }),
    ...(issuedAt === undefined ? {} : { issuedAt }),
    ...(expirationTime === undefined ? {} : { expirationTime }),
    ...(notBefore === undefined ? {} : { notBefore }),
    ...(requestId === undefined ? {} : { requestId }),
    ...(resources === undefined ? {} : { resources: [...resources] }),
  }
}

function signedSession(wallet: SolanaWallet, data: SIWXData, answer: SolanaSignInOutput): SIWXSession {
  const { address } = answer.account
  const message = new TextDecoder('utf-8', { fatal: true }).decode(answer.signedMessage)
  const isShared = wallet.accounts().some(account => account.address === address)
  if (!isShared || !matchesRequest(message, data, address)) throw mismatched(wallet.name)
  return { data: { ...data, accountAddress: address }, message, signature: encodeBase58(answer.signature) }
}

/**
 * Returns whether a signed message matches the site, nonce, expiration and account of this request. The session's
 * storage verifies the rest.
 */
function matchesRequest(message: string, { domain, expirationTime, nonce, uri }: SIWXData, address: string): boolean {
  const [first, second, ...lines] = message.split('\n')
  const needed = [`URI: ${uri}`, `Nonce: ${nonce}`]
  if (expirationTime !== undefined) needed.push(`Expiration Time: ${expirationTime}`)
  return (
    first === `${domain} wants you to sign in with your Solana account:` &&
    second === address &&
    needed.every(line => lines.includes(line))
  )
}

function mismatched(name: string): AppKitError {
  return new AppKitError(
    'wallet/sign-in-mismatch',
    `${name} signed a different message. Try again, or use another wallet.`,
  )
}
