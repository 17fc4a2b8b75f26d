import type { ModalKit } from '../kit/ModalKit'

/**
 * Calls `onChange` when the app becomes visible or hidden, until the kit ends. Returns a function that reads the
 * visibility. Apps without a document count as visible.
 */
export function followVisibility({ context, environment }: ModalKit, onChange: () => void): () => boolean {
  const page = environment.window?.document
  page?.addEventListener('visibilitychange', onChange)
  context.onDestroy(() => page?.removeEventListener('visibilitychange', onChange))
  return () => page?.visibilityState !== 'hidden'
}
