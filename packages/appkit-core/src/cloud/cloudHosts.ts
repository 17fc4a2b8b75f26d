import type { CloudHosts } from '../options/CloudHosts'

/** Hosts of the public provider. */
export const providerHosts: CloudHosts = {
  blockchain: 'https://rpc.walletconnect.org',
  web: 'https://api.web3modal.org',
  pulse: 'https://pulse.walletconnect.org',
  relay: 'wss://relay.walletconnect.org',
  secure: 'https://secure.walletconnect.org',
  verify: 'https://verify.walletconnect.org',
}

/**
 * Returns the URL of each service. A string sets the URL of every service except verify, which it turns off. A map
 * replaces only the services that it names, and a custom relay turns off the verify service unless the map sets one.
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

/** Replaces `https` with `wss`, and `http` with `ws`. */
function webSocketUrl(url: string): string {
  return url.replace(/^http/iu, 'ws')
}
