import type { RpcSettings } from '@openappkit/appkit-core/transactions'

/** Merges settings. Concatenates all URLs in order, and takes the first value of every other setting. */
export function mergeRpcSettings(given: readonly RpcSettings[]): RpcSettings {
  const chains = new Set(given.flatMap(({ customRpcUrls = {} }) => Object.keys(customRpcUrls)))
  const customRpcUrls = Object.fromEntries(
    [...chains].map(chain => [chain, given.flatMap(settings => settings.customRpcUrls?.[chain] ?? [])]),
  )
  const projectId = given.find(settings => settings.projectId)?.projectId
  const cloud = given.find(settings => settings.cloud)?.cloud
  return { customRpcUrls, ...(projectId && { projectId }), ...(cloud && { cloud }) }
}
