import type { ChainNamespace } from '@openappkit/appkit-core'
import { useLayoutEffect, useState } from 'react'
import { type LoadedTransfers, TransferAdapters } from './TransferAdapters'
import { useKit } from './useKit'
import { useSnapshot } from './useSnapshot'

/**
 * Loads a namespace's transfer adapter and returns its load state: `absent` if `namespace` is undefined or the kit has
 * no adapter for it. If loading fails, throws `view/load-failed` to the view's error boundary, which offers a retry.
 *
 * @example
 * ```tsx
 * import type { ChainNamespace } from '@openappkit/appkit-core'
 * import { Text, useTransfers, ViewSkeleton } from '@openappkit/appkit-ui/elements'
 *
 * export function TransferStatus({ namespace }: { namespace: ChainNamespace }) {
 *   const { status } = useTransfers(namespace)
 *   return status === 'loading' ? <ViewSkeleton hasMessages /> : <Text>{status}</Text>
 * }
 * ```
 */
export function useTransfers(namespace: ChainNamespace | undefined): Exclude<LoadedTransfers, { status: 'failed' }> {
  const adapters = useKit().controller(TransferAdapters)
  const found = useSnapshot(adapters.state, { sync: true })[namespace ?? ''] as LoadedTransfers | undefined
  // Failures from before the first render don't throw, because the effect retries them.
  const [known] = useState(found)
  useLayoutEffect(() => {
    if (namespace !== undefined) void adapters.load(namespace)
  }, [adapters, namespace])
  if (namespace === undefined) return { status: 'absent' }
  if (found?.status === 'failed' && found !== known) throw found.error
  return found && found.status !== 'failed' ? found : { status: 'loading' }
}
