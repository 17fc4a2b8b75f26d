import { hasMembers, isObject, type OptionCheck, optional, wrongValue } from './OptionCheck'

/** Checks for an absolute URL of one of `protocols`. */
function isUrl(protocols: readonly string[], example: string): OptionCheck {
  return (value, path) => {
    const text = typeof value === 'string' ? value : ''
    if (protocols.some(protocol => text.startsWith(`${protocol}://`)) && URL.canParse(text)) return undefined
    const isHost = /^[\w.-]+(?::\d+)?(?:\/|$)/u.test(text)
    return wrongValue(path, value, `Pass a full URL such as '${isHost ? `${schemeFor(text)}://${text}` : example}'.`)
  }
}

/** Returns the scheme of a host that was written without one. */
function schemeFor(host: string): string {
  return /^(?:localhost|127\.|\[::1\])/u.test(host) ? 'http' : 'https'
}

/** Checks for an absolute http or https URL. */
export const isWebUrl: OptionCheck = isUrl(['http', 'https'], 'https://app.example.org')

const service = optional(isUrl(['http', 'https'], 'https://wallets.example.org'))

const services = hasMembers(
  {
    blockchain: service,
    web: service,
    pulse: service,
    secure: service,
    relay: optional(isUrl(['ws', 'wss', 'http', 'https'], 'wss://relay.example.org')),
    verify: (value, path, options) => (value === false ? undefined : service(value, path, options)),
  },
  "{ web: 'https://wallets.example.org' }",
)

/** Checks `cloud`: one URL, or URLs by service. */
export const checkCloud: OptionCheck = (value, path, options) =>
  isObject(value) ? services(value, path, options) : service(value, path, options)

/** Checks `customRpcUrls`: lists of nodes by CAIP-2 id. */
export const checkRpcUrls: OptionCheck = (value, path, options) => {
  const example = "{ 'eip155:1': [{ url: 'https://rpc.example.org' }] }"
  if (!isObject(value)) return wrongValue(path, value, `Pass an object such as ${example}.`)
  for (const [id, nodes] of Object.entries(value)) {
    if (!id.includes(':')) return `\`${path}\` has the key '${id}'. Use CAIP-2 IDs, such as ${example}.`
    if (!Array.isArray(nodes)) return wrongValue(`${path}['${id}']`, nodes, `Pass a list such as ${example}.`)
    for (const [index, node] of nodes.entries()) {
      const nodePath = `${path}['${id}'][${index}]`
      if (!isObject(node)) return wrongValue(nodePath, node, `Pass an object such as ${example}.`)
      const problem = isWebUrl(node['url'], `${nodePath}.url`, options)
      if (problem) return problem
    }
  }
  return undefined
}
