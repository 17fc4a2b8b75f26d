import type { CaipNetworkId, SIWXData, SIWXSession, SignInRequest } from '@openappkit/appkit-core'
import { AppKitError } from '@openappkit/appkit-core/adapter'
import type { SolanaSignInInput, SolanaSignInOutput } from '@solana/wallet-standard-features'
import { encodeBase58 } from '../codec/base58'
import { clusterName } from '../wallets/clusters'
import type { SolanaWallet } from '../wallets/SolanaWallet'

/**
 * Connects a wallet and signs in with one approval, by its own sign-in. Where nothing is to be signed this time, the wallet is only connected.
 *
 * @returns the account that signed: the owner may have chosen any. Undefined when nothing was signed.
 * @throws what the wallet answered, or what kept the signed message from being kept; the wallet is disconnected then.
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
      // It isn't used in any case, and what went wrong before is what the visitor hears.
    })
    throw cause
  }
  return answer.account.address
}

/** The message in the terms of the wallet, which writes it and knows its account. */
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

function signedSession(wallet: SolanaWallet, asked: SIWXData, answer: SolanaSignInOutput): SIWXSession {
  const { address } = answer.account
  const message = new TextDecoder('utf-8', { fatal: true }).decode(answer.signedMessage)
  const isShared = wallet.accounts().some(account => account.address === address)
  if (!isShared || !isAsAsked(message, asked, address)) throw notAsAsked(wallet.name)
  return { data: { ...asked, accountAddress: address }, message, signature: encodeBase58(answer.signature) }
}

/** A message for another site, from another time or of another account signs nobody in here. Whoever keeps the session reads the rest of it. */
function isAsAsked(message: string, { domain, expirationTime, nonce, uri }: SIWXData, address: string): boolean {
  const [first, second, ...lines] = message.split('\n')
  const needed = [`URI: ${uri}`, `Nonce: ${nonce}`]
  if (expirationTime !== undefined) needed.push(`Expiration Time: ${expirationTime}`)
  return (
    first === `${domain} wants you to sign in with your Solana account:` &&
    second === address &&
    needed.every(line => lines.includes(line))
  )
}

function notAsAsked(name: string): AppKitError {
  return new AppKitError(
    'wallet/sign-in-mismatch',
    `${name} signed another message than the one that this app asked for. Try again, or use another wallet.`,
  )
}
