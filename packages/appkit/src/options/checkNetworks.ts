import { isObject, type OptionCheck, wrongValue } from './OptionCheck'

const source = 'Networks come from `@openappkit/appkit/networks`, and viem chains work as they are.'

/** Checks `networks`: a list of networks with at least one. */
export const checkNetworks: OptionCheck = (value, path, options) => {
  if (isNetwork(value)) return wrongValue(path, value, `Pass a list: \`${path}: [mainnet]\`. ${source}`)
  if (!Array.isArray(value) || value.length === 0)
    return wrongValue(path, value, `Pass a list such as [mainnet]. ${source}`)
  for (const [index, network] of value.entries()) {
    const problem = checkNetwork(network, `${path}[${index}]`, options)
    if (problem) return problem
  }
  return undefined
}

/** Checks one network. */
const checkNetwork: OptionCheck = (value, path) => {
  if (value === undefined) return wrongValue(path, value, `Check its import. ${source}`)
  if (!isObject(value)) return wrongValue(path, value, `Pass the network itself, such as mainnet. ${source}`)
  const missing = missingMember(value)
  return (
    missing && `\`${path}\` has no \`${missing}\`. Pass a network such as mainnet, or use \`defineChain\`. ${source}`
  )
}

/** Checks `defaultNetwork`, which has to be one of `networks`. */
export const checkDefaultNetwork: OptionCheck = (value, path, options) => {
  const problem = checkNetwork(value, path, options)
  if (problem) return problem
  const { id, name } = value as { readonly id: unknown; readonly name: string }
  if (options.networks?.some(network => network.id === id)) return undefined
  return `\`${path}\` is ${name}, which isn't in \`networks\`. Add it there, or choose another one.`
}

function isNetwork(value: unknown): boolean {
  return isObject(value) && missingMember(value) === undefined
}

/** Returns the first required member of a network that `value` doesn't have. */
function missingMember(value: Readonly<Record<string, unknown>>): string | undefined {
  const { id, name, nativeCurrency, rpcUrls } = value
  if (typeof id !== 'number' && typeof id !== 'string') return 'id'
  if (typeof name !== 'string') return 'name'
  if (!isObject(nativeCurrency) || typeof nativeCurrency['decimals'] !== 'number') return 'nativeCurrency'
  const nodes = isObject(rpcUrls) && isObject(rpcUrls['default']) ? rpcUrls['default']['http'] : undefined
  return Array.isArray(nodes) ? undefined : 'rpcUrls.default.http'
}
