import type { RpcSettings } from '@openappkit/appkit-core/transactions'

/** Merges settings. Concatenates all URLs in order, and takes the first value of every other setting. */
export function mergeRpcSettings(sources: readonly RpcSettings[]): RpcSettings {
  const chains = new Set(sources.flatMap(({ customRpcUrls = {} }) => Object.keys(customRpcUrls)))
  const customRpcUrls = Object.fromEntries(
    [...chains].map(chain => [chain, sources.flatMap(settings => settings.customRpcUrls?.[chain] ?? [])]),
  )
  const projectId = sources.find(settings => settings.projectId)?.projectId
  const cloud = sources.find(settings => settings.cloud)?.cloud
  return { customRpcUrls, ...(projectId && { projectId }), ...(cloud && { cloud }) }
}
