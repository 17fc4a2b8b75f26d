import type { LoadModal } from '@openappkit/appkit-core'
import { loadHostTheme } from './loadHostTheme'
import { loadRenderer } from './loadRenderer'

/** Loads the modal with the default features and its own React DOM. */
export const loadDefaultModal: LoadModal = options =>
  Promise.all([import('./modalWithFeatures'), loadRenderer(), loadHostTheme(options)]).then(
    ([{ modalWithFeatures }, renderer, theme]) => modalWithFeatures(options, { renderer, ...theme }),
  )
