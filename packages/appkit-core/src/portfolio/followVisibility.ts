import type { ModalKit } from '../kit/ModalKit'

/** Calls `onChange` when the page comes on screen or leaves it, until the kit ends. Returns whether it is on screen, which a page that can't say always is. */
export function followVisibility({ base, environment }: ModalKit, onChange: () => void): () => boolean {
  const page = environment.window?.document
  page?.addEventListener('visibilitychange', onChange)
  base.onDestroy(() => page?.removeEventListener('visibilitychange', onChange))
  return () => page?.visibilityState !== 'hidden'
}
