import { AppKitError, type Cacao, type CaipNetworkId, type SIWXData, type SIWXSession } from '@openappkit/contract'
import { signInNamespace } from '../data/namespaceMethods'
import { hasCode } from '../errors/walletErrors'
import type { SignInRequest } from '../siwx/SignInRequest'
import type { LibrarySession } from './readSession'
import type { NamespaceRequest } from './sessionRequest'
import { pairingAbandoned, walletAnswer } from './walletConnectErrors'

/** The library's error code for a signature that doesn't match its account. */
const settlementFailed = 7000

/** Message to sign with the session, and its handlers. */
export interface SignedSession {
  readonly data: SIWXData
  readonly request: SignInRequest
  /** Ends a settled session that can't be used, on both sides. */
  end(session: LibrarySession): Promise<void>
  /**
   * Ends a link's session after the library found its signature invalid. The library settles such a session without
   * reporting it.
   */
  endUnproven(pairingTopic: string): Promise<void>
  /**
   * Verifies a contract signature (EIP-1271) on the app's own nodes. The unpatched library would verify it on its
   * vendor's node.
   */
  isContractSignature(signed: SIWXSession): Promise<boolean>
}

/** Part of the library's provider that requests a session with a signed message. */
export interface AuthenticatingProvider {
  authenticate(parameters: never): Promise<{ readonly auths?: unknown; readonly session?: LibrarySession | undefined }>
  readonly client: {
    formatAuthMessage(parameters: { readonly request: never; readonly iss: string }): string
    readonly core: { readonly history: unknown }
  }
}

/** Returns whether one approval can sign in on every requested namespace. */
export function canSignIn(namespaces: Readonly<Record<string, NamespaceRequest>>): boolean {
  const names = Object.keys(namespaces)
  return names.length > 0 && names.every(name => name === signInNamespace)
}

/**
 * Requests a session and a signed message in one approval ([CAIP-222](https://chainagnostic.org/CAIPs/caip-222)). A
 * wallet that can't sign with the approval returns only the session; nothing is stored then.
 *
 * Rejects with the wallet's error, or with the reason why the signed messages couldn't be stored. The session ends in
 * that case.
 *
 * @param signal - Aborts when the caller no longer waits. Nothing is stored then.
 */
export async function authenticate(
  provider: AuthenticatingProvider,
  namespaces: Readonly<Record<string, NamespaceRequest>>,
  { data, request, end, endUnproven, isContractSignature }: SignedSession,
  signal: AbortSignal,
): Promise<LibrarySession> {
  const { chains = [], methods = [] } = namespaces[signInNamespace] ?? {}
  const authParams = {
    // The active chain comes first, because the message names it.
    chains: [data.chainId, ...chains.filter(chain => chain !== data.chainId)],
    methods,
    domain: data.domain,
    uri: data.uri,
    nonce: data.nonce,
    ...(data.statement === undefined ? {} : { statement: data.statement }),
    ...(data.issuedAt === undefined ? {} : { iat: data.issuedAt }),
    ...(data.notBefore === undefined ? {} : { nbf: data.notBefore }),
    ...(data.expirationTime === undefined ? {} : { exp: data.expirationTime }),
    ...(data.requestId === undefined ? {} : { requestId: data.requestId }),
    ...(data.resources === undefined ? {} : { resources: [...data.resources] }),
  }
  // The library reads the session's RPC endpoints from the namespaces, which the parameter type lacks.
  const parameters = { ...authParams, optionalNamespaces: namespaces } as never
  const { auths, session } = await provider.authenticate(parameters).catch(async cause => {
    const { topic, response } = recordOf(provider, data.nonce) ?? {}
    // Prefer the wallet's own error to the library's summary.
    const isUnproven = response?.error === undefined && hasCode(cause, [settlementFailed])
    if (!isUnproven || topic === undefined) throw walletAnswer(response?.error ?? cause)
    await endUnproven(topic)
    throw notProven(walletAnswer(cause))
  })
  if (!session) throw new Error('WalletConnect settled no session.')
  const cacaos = (auths ?? []) as readonly Cacao[]
  try {
    if (signal.aborted) throw pairingAbandoned()
    if (cacaos.length === 0) return session
    const sessions = cacaos.map(cacao => signedSession(provider, cacao, data.version))
    if (!sessions.every(signed => matchesRequest(signed.data, data, authParams.chains))) throw mismatched()
    const byContracts = sessions.filter(({ cacao }) => cacao?.s.t === 'eip1271')
    const verdicts = await Promise.all(byContracts.map(signed => isContractSignature(signed)))
    if (verdicts.includes(false)) throw notProven(undefined)
    // The user may have left while the chain responded.
    if (signal.aborted) throw pairingAbandoned()
    await request.complete(sessions)
  } catch (cause) {
    await end(session)
    throw cause instanceof AppKitError ? cause : notKept(cause)
  }
  return session
}

/** Converts a signed message for the sign-in. Rebuilds its text, because wallets return only the fields. */
function signedSession({ client }: AuthenticatingProvider, cacao: Cacao, version: string): SIWXSession {
  const { p, s } = cacao
  // `did:pkh:eip155:1:0x…`
  const [, , namespace, reference, accountAddress = ''] = p.iss.split(':')
  return {
    data: {
      accountAddress,
      chainId: `${namespace}:${reference}` as CaipNetworkId,
      domain: p.domain,
      uri: p.aud,
      version: p.version ?? version,
      nonce: p.nonce,
      // The library requests an empty statement if there is none, and the text omits it.
      statement: p.statement || undefined,
      resources: p.resources,
      requestId: p.requestId,
      issuedAt: p.iat,
      notBefore: p.nbf,
      expirationTime: p.exp,
    },
    message: client.formatAuthMessage({ request: p as never, iss: p.iss }),
    signature: s.s,
    cacao,
  }
}

/**
 * Returns whether a message matches the request. The library accepts anything the wallet signed, even for a different
 * site or time.
 */
function matchesRequest(signed: SIWXData, expected: SIWXData, chains: readonly string[]): boolean {
  return (
    signed.domain === expected.domain &&
    signed.uri === expected.uri &&
    signed.nonce === expected.nonce &&
    signed.expirationTime === expected.expirationTime &&
    signed.notBefore === expected.notBefore &&
    chains.includes(signed.chainId)
  )
}

/**
 * Returns the library's record of a request. Its error code shows whether the user declined; the rejection itself only
 * has a message.
 */
function recordOf({ client }: AuthenticatingProvider, nonce: string): HistoryRecord | undefined {
  const { values } = client.core.history as { readonly values: readonly HistoryRecord[] }
  return values.find(({ request }) => request.params?.authPayload?.nonce === nonce)
}

interface HistoryRecord {
  /** Topic of the link. */
  readonly topic: string
  readonly request: { readonly params?: { readonly authPayload?: { readonly nonce?: string } } | null }
  readonly response?: { readonly error?: unknown }
}

function mismatched(): AppKitError {
  return new AppKitError(
    'walletconnect/sign-in-mismatch',
    'The wallet signed a different message. Try again, or use another wallet.',
  )
}

function notProven(cause: unknown): AppKitError {
  return new AppKitError(
    'walletconnect/invalid-signature',
    "The wallet's signature isn't valid, so it was disconnected. Try again, or use another wallet.",
    { cause },
  )
}

function notKept(cause: unknown): AppKitError {
  return new AppKitError('walletconnect/sign-in-failed', 'Sign-in failed, so the wallet was disconnected. Try again.', {
    cause,
  })
}
