import { describeValue, isClass } from './describeValue'
import { isObject, type OptionCheck, wrongValue } from './OptionCheck'

const example = '`new WagmiAdapter({ networks })`'

/** Checks `adapters`: a list with at most one adapter for each namespace. */
export const checkAdapters: OptionCheck = (value, path) => {
  if (!Array.isArray(value)) return wrongValue(path, value, `Pass a list: \`${path}: [adapter]\`.`)
  const namespaces = new Set<unknown>()
  for (const [index, adapter] of value.entries()) {
    const problem = adapterProblem(adapter, `${path}[${index}]`)
    if (problem) return problem
    const { namespace } = adapter as { readonly namespace: string }
    if (namespaces.has(namespace))
      return `\`${path}[${index}]\` is a second adapter for ${namespace}. Pass one adapter for each namespace.`
    namespaces.add(namespace)
  }
  return undefined
}

function adapterProblem(value: unknown, path: string): string | undefined {
  if (isClass(value)) return `\`${path}\` is ${describeValue(value)}. Create an adapter: \`new ${value.name}(…)\`.`
  if (value === undefined) return wrongValue(path, value, `Check its import. Pass an adapter, such as ${example}.`)
  if (isObject(value) && 'chains' in value && '_internal' in value)
    return `\`${path}\` is a wagmi config. Pass \`new WagmiAdapter({ config })\`.`
  const isAdapter = isObject(value) && typeof value['namespace'] === 'string' && typeof value['attach'] === 'function'
  return isAdapter ? undefined : wrongValue(path, value, `Pass an adapter, such as ${example}.`)
}
