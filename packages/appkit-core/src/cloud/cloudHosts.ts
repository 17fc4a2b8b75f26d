import type { CloudHosts } from '../options/CloudHosts'

/** The public provider's hosts. Reference, cloud API section 0 and relay. */
export const providerHosts: CloudHosts = {
  blockchain: 'https://rpc.walletconnect.org',
  web: 'https://api.web3modal.org',
  pulse: 'https://pulse.walletconnect.org',
  relay: 'wss://relay.walletconnect.org',
  secure: 'https://secure.walletconnect.org',
  verify: 'https://verify.walletconnect.org',
}

/**
 * Where each service is. One URL stands for all of them; a map replaces those that it names. Without slashes at the end.
 * Who runs a relay of their own without naming a verify service has none: nothing may wait for a host that the operator doesn't use.
 */
export function cloudHosts(cloud: string | Partial<CloudHosts> | undefined): CloudHosts {
  if (typeof cloud === 'string') {
    const base = trimmed(cloud)
    return { blockchain: base, web: base, pulse: base, relay: webSocketUrl(base), secure: base, verify: false }
  }
  const { blockchain, web, pulse, relay, secure, verify } = cloud ?? {}
  return {
    blockchain: trimmed(blockchain || providerHosts.blockchain),
    web: trimmed(web || providerHosts.web),
    pulse: trimmed(pulse || providerHosts.pulse),
    relay: trimmed(webSocketUrl(relay || providerHosts.relay)),
    secure: trimmed(secure || providerHosts.secure),
    verify: verify ?? (relay ? false : providerHosts.verify),
  }
}

function trimmed(url: string): string {
  return url.replace(/\/+$/u, '')
}

/** `https` becomes `wss`, `http` becomes `ws`. */
function webSocketUrl(url: string): string {
  return url.replace(/^http/iu, 'ws')
}
