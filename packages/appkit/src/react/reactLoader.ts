import type { LoadModal } from '@openappkit/appkit-core'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { loadHostTheme } from '../kit/loadHostTheme'

/** Loads the modal, to be drawn by the React DOM that the page has already. */
export const loadModal: LoadModal = options =>
  Promise.all([import('../kit/modalWithFeatures'), loadHostTheme(options)]).then(([module, theme]) =>
    module.modalWithFeatures(options, { renderer: { createRoot, flushSync }, ...theme }, 'react'),
  )
