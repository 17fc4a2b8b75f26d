import { AppKitError, type Cacao, type CaipNetworkId, type SIWXData, type SIWXSession } from '@openappkit/contract'
import { signInNamespace } from '../data/namespaceMethods'
import { hasCode } from '../errors/walletErrors'
import type { SignInRequest } from '../siwx/SignInRequest'
import type { LibrarySession } from './readSession'
import type { NamespaceRequest } from './sessionRequest'
import { pairingAbandoned, walletAnswer } from './walletConnectErrors'

/** The library's word for a signature that is not of the account that it names. */
const settlementFailed = 7000

/** What is to be signed with the session, and who keeps it. */
export interface SignedSession {
  readonly data: SIWXData
  readonly request: SignInRequest
  /** Ends a session that was settled and is of no use, on both sides. */
  end(session: LibrarySession): Promise<void>
  /** The same for what a link led to where the library found the signature false, and settled a session that it told nobody of. */
  endUnproven(pairingTopic: string): Promise<void>
  /** Asks the contract whether a signature is its own (EIP-1271). Our build of the library leaves that to us: it would ask its maker's node. */
  isContractSignature(signed: SIWXSession): Promise<boolean>
}

/** The part of the library's provider that asks for a session and a signed message. */
export interface AuthenticatingProvider {
  authenticate(parameters: never): Promise<{ readonly auths?: unknown; readonly session?: LibrarySession | undefined }>
  readonly client: {
    formatAuthMessage(parameters: { readonly request: never; readonly iss: string }): string
    readonly core: { readonly history: unknown }
  }
}

/** Whether one approval can sign in on all that is asked for. */
export function canSignIn(namespaces: Readonly<Record<string, NamespaceRequest>>): boolean {
  const names = Object.keys(namespaces)
  return names.length > 0 && names.every(name => name === signInNamespace)
}

/**
 * Asks for a session and for a signed message at once. A wallet that can't sign with the approval answers with the session alone; then nothing is
 * kept. Spec of `wc_sessionAuthenticate` (CAIP-222).
 *
 * @param signal - says that nobody waits for the answer any more: nothing is kept of it then.
 * @throws what the wallet answered, or what kept the signed messages from being kept; the session is ended then.
 */
export async function authenticate(
  provider: AuthenticatingProvider,
  namespaces: Readonly<Record<string, NamespaceRequest>>,
  { data, request, end, endUnproven, isContractSignature }: SignedSession,
  signal: AbortSignal,
): Promise<LibrarySession> {
  const { chains = [], methods = [] } = namespaces[signInNamespace] ?? {}
  const asked = {
    // The one in use comes first: it is the one that the message names.
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
  // The library reads the RPC endpoints of the session from the namespaces, which its type for this call lacks.
  const parameters = { ...asked, optionalNamespaces: namespaces } as never
  const { auths, session } = await provider.authenticate(parameters).catch(async cause => {
    const { topic, response } = recordOf(provider, data.nonce) ?? {}
    // The wallet's own answer, else what the library says of it.
    const isUnproven = response?.error === undefined && hasCode(cause, [settlementFailed])
    if (!isUnproven || topic === undefined) throw walletAnswer(response?.error ?? cause)
    await endUnproven(topic)
    throw notProven(walletAnswer(cause))
  })
  if (!session) throw new Error('The library settled no session.')
  const cacaos = (auths ?? []) as readonly Cacao[]
  try {
    if (signal.aborted) throw pairingAbandoned()
    if (cacaos.length === 0) return session
    const sessions = cacaos.map(cacao => signedSession(provider, cacao, data.version))
    if (!sessions.every(signed => isAsAsked(signed.data, data, asked.chains))) throw notAsAsked()
    const byContracts = sessions.filter(({ cacao }) => cacao?.s.t === 'eip1271')
    const verdicts = await Promise.all(byContracts.map(signed => isContractSignature(signed)))
    if (verdicts.includes(false)) throw notProven(undefined)
    // The chain may have taken its time, and the user may have left meanwhile.
    if (signal.aborted) throw pairingAbandoned()
    await request.complete(sessions)
  } catch (cause) {
    await end(session)
    throw cause instanceof AppKitError ? cause : notKept(cause)
  }
  return session
}

/** What the wallet has signed, as sign-in keeps it. The text is made anew from the fields: the wallet sends them alone. */
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
      // The library asks with an empty one where there is none, and the text leaves it out.
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

/** The library takes whatever the wallet has signed. A message for another site, or from another time, signs nobody in here. */
function isAsAsked(signed: SIWXData, asked: SIWXData, chains: readonly string[]): boolean {
  return (
    signed.domain === asked.domain &&
    signed.uri === asked.uri &&
    signed.nonce === asked.nonce &&
    signed.expirationTime === asked.expirationTime &&
    signed.notBefore === asked.notBefore &&
    chains.includes(signed.chainId)
  )
}

/** The library rejects with the wallet's words alone; the code, which says whether it declined, stays in its record of requests. */
function recordOf({ client }: AuthenticatingProvider, nonce: string): HistoryRecord | undefined {
  const { values } = client.core.history as { readonly values: readonly HistoryRecord[] }
  return values.find(({ request }) => request.params?.authPayload?.nonce === nonce)
}

interface HistoryRecord {
  /** Of the link. */
  readonly topic: string
  readonly request: { readonly params?: { readonly authPayload?: { readonly nonce?: string } } | null }
  readonly response?: { readonly error?: unknown }
}

function notAsAsked(): AppKitError {
  return new AppKitError(
    'walletconnect/sign-in-mismatch',
    'The wallet signed another message than the one that this app asked for. Try again, or use another wallet.',
  )
}

function notProven(cause: unknown): AppKitError {
  return new AppKitError(
    'walletconnect/sign-in-invalid',
    'The wallet’s signature is not valid, so the wallet was disconnected. Try again, or use another wallet.',
    { cause },
  )
}

function notKept(cause: unknown): AppKitError {
  return new AppKitError(
    'walletconnect/sign-in-failed',
    'Signing in failed, so the wallet was disconnected. Try again.',
    {
      cause,
    },
  )
}
