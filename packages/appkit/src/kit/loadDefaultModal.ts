import type { LoadModal } from '@openappkit/appkit-core'
import { loadRenderer } from './loadRenderer'

/** Loads the modal with the default features, for pages that may have no React DOM. */
export const loadDefaultModal: LoadModal = options => {
  // Both at once.
  const renderer = loadRenderer()
  return import('./modalWithFeatures').then(({ modalWithFeatures }) => modalWithFeatures(options, renderer))
}
