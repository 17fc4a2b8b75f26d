import type { ReviewScope } from '../ReviewScope'
import { solanaCluster } from '../solanaClusters'
import type { SignInMessage } from './readSignIn'

/**
 * Refuses a sign-in for another site or account, and one that isn't valid now. Another chain is only worth a warning: the
 * signature is good for the same account and site, and apps often sign in before they switch.
 */
export function checkSignIn(message: SignInMessage, scope: ReviewScope): void {
  const { warnings, origin } = scope
  const { protocol, host } = new URL(origin)
  for (const { scheme, domain } of message.claims) {
    const isSame = hostOf(domain, protocol) === host && (scheme === undefined || `${scheme}:` === protocol)
    if (!isSame) warnings.add('block', 'domainMismatch', { domain: domain.slice(0, 255), host })
  }
  if (message.claims.length > 1) warnings.add('block', 'unreadable')
  const [namespace, reference] = scope.chainId.split(':')
  if (!sameAddress(message.address, scope.account, namespace)) warnings.add('block', 'accountMismatch')
  // Sign-in messages of Solana may leave the chain out or write it as a name.
  const { signInNames = [] } = solanaCluster(scope.chainId) ?? {}
  const names = namespace === 'eip155' ? [reference] : [undefined, reference, scope.chainId, ...signInNames]
  if (!names.includes(message.chain)) {
    const severity = message.chain === undefined ? 'block' : 'caution'
    warnings.add(severity, 'chainMismatch', { chain: message.chain?.slice(0, 64) ?? '' })
  }
  checkTimes(message, scope)
}

function checkTimes({ expires, validFrom }: SignInMessage, { warnings, now }: ReviewScope): void {
  if (Number.isNaN(expires) || Number.isNaN(validFrom)) warnings.add('block', 'unreadable')
  if (expires !== undefined && expires <= now) warnings.add('block', 'expiredData')
}

/** Returns the host with its default port left out. Domains that aren't plain hosts are no host. */
function hostOf(domain: string, protocol: string): string | undefined {
  if (!/^[^\s/?#@\\]+$/.test(domain)) return undefined
  try {
    return new URL(`${protocol}//${domain}`).host
  } catch {
    return undefined
  }
}

function sameAddress(one: string | undefined, other: string, namespace: string | undefined): boolean {
  return namespace === 'eip155' ? one?.toLowerCase() === other.toLowerCase() : one === other
}
