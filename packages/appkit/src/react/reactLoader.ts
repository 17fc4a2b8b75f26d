import type { LoadModal } from '@openappkit/appkit-core'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

/** Loads the modal, to be drawn by the React DOM that the page has already. */
export const loadModal: LoadModal = options =>
  import('../kit/modalWithFeatures').then(module =>
    module.modalWithFeatures(options, { createRoot, flushSync }, 'react'),
  )
